## Moštárna: jména věcí

fabled-fruit = Moštárna
fabled-fruit-about = Lesní zvířata sbírají ovoce a míchají z něj mošt.
    Každý prodaný mošt odkryje nové místo s novým kouskem.

# Ovoce samo o sobě; .acc je to, čeho se s tolika kusy něco děje.
fabled-fruit-fruit-banana = banán
    .acc = { $count ->
        [one] banán
        [few] { $count } banány
        [many] { $count } banánu
       *[other] { $count } banánů
    }
fabled-fruit-fruit-coconut = kokos
    .acc = { $count ->
        [one] kokos
        [few] { $count } kokosy
        [many] { $count } kokosu
       *[other] { $count } kokosů
    }
fabled-fruit-fruit-grape = hrozen
    .acc = { $count ->
        [one] hrozen
        [few] { $count } hrozny
        [many] { $count } hroznu
       *[other] { $count } hroznů
    }
fabled-fruit-fruit-pineapple = ananas
    .acc = { $count ->
        [one] ananas
        [few] { $count } ananasy
        [many] { $count } ananasu
       *[other] { $count } ananasů
    }
fabled-fruit-fruit-strawberry = jahoda
    .acc = { $count ->
        [one] jahodu
        [few] { $count } jahody
        [many] { $count } jahody
       *[other] { $count } jahod
    }
# Kříženec ukazuje dvě ovoce.
fabled-fruit-mix = kříženec { $first }–{ $second }
    .acc = { $count ->
        [one] křížence { $first }–{ $second }
        [few] { $count } křížence { $first }–{ $second }
        [many] { $count } křížence { $first }–{ $second }
       *[other] { $count } kříženců { $first }–{ $second }
    }
# Karty, jejichž líc nám nikdo neukázal.
fabled-fruit-cards =
    .acc = { $count ->
        [one] kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
fabled-fruit-place = „{ $title }“ ({ $number })
fabled-fruit-animal-0 = Papoušek
fabled-fruit-animal-1 = Panda
fabled-fruit-animal-2 = Lev
fabled-fruit-animal-3 = Žába
fabled-fruit-animal-4 = Slon

## Stůl

fabled-fruit-board = Místa ve hře
fabled-fruit-hand = Vaše ruka: { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
fabled-fruit-hidden = Pod vaším zvířetem
fabled-fruit-market = Tržnice
fabled-fruit-market-empty = prázdná
fabled-fruit-draw-pile = Dobírací balíček: { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
fabled-fruit-discard-pile = Odkládací balíček: { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
fabled-fruit-big-deck = Místa, která teprve přijdou: { $count }
fabled-fruit-open-cards = Na stole
fabled-fruit-offer = Leží na místě 40
fabled-fruit-supply = Zásoba
fabled-fruit-mix-pile = Kříženci: { $count }
fabled-fruit-token = žeton: { $fruit }
fabled-fruit-cocktail = Koktejlové žetony: { $count }
fabled-fruit-double = Žetony dvojtahu: { $count }
fabled-fruit-thief = zloděj
fabled-fruit-copies = { $count ->
    [0] vyprodáno
    [one] zbývá 1
    [few] zbývají { $count }
    [many] zbývá { $count }
   *[other] zbývá { $count }
}
fabled-fruit-cost = Stojí { $cost }
fabled-fruit-cost-market = právě karty z tržnice
fabled-fruit-cost-any = { $count ->
    [one] libovolnou kartu
    [few] { $count } libovolné karty
    [many] { $count } libovolné karty
   *[other] { $count } libovolných karet
}
fabled-fruit-cost-same = { $count }× totéž ovoce
fabled-fruit-make-juice = Vyrobit mošt
fabled-fruit-you-can-make = Na mošt odsud máte.
fabled-fruit-here = Stojí tu: { $names }
fabled-fruit-juices = { $count ->
    [one] 1 mošt
    [few] { $count } mošty
    [many] { $count } moštu
   *[other] { $count } moštů
} z { $needed }
fabled-fruit-juice-numbers = Mošty odtud: { $numbers }
fabled-fruit-hand-count = { $count ->
    [one] 1 karta v ruce
    [few] { $count } karty v ruce
    [many] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
fabled-fruit-hidden-count = { $count ->
    [one] 1 ukrytá karta
    [few] { $count } ukryté karty
    [many] { $count } ukryté karty
   *[other] { $count } ukrytých karet
}
fabled-fruit-guarded = o karty nepřijde
fabled-fruit-has-thief = má u sebe zloděje
fabled-fruit-on-turn = na tahu
fabled-fruit-round = Kolo { $round }
fabled-fruit-last-round = Poslední kolo!
fabled-fruit-need-last = Vyhrát může jen ten, kdo má mošt z místa 59.
fabled-fruit-extra-turn = tah navíc
fabled-fruit-paid = Zaplaceno
fabled-fruit-slot-open = zbývá zaplatit: { $fruit }
fabled-fruit-rule = Co se tu děje
fabled-fruit-new-place = Nové místo!
fabled-fruit-wait-for-readers = Ještě čtou: { $names }
fabled-fruit-reading-until = Hra pokračuje za { $seconds } s.
fabled-fruit-score = { $count ->
    [one] 1 mošt
    [few] { $count } mošty
    [many] { $count } moštu
   *[other] { $count } moštů
}

## Na co se hra ptá. Některé otázky říkají s kým nebo s čím, pokud se to ví.

fabled-fruit-prompt-go = Kam jde vaše zvíře?
fabled-fruit-prompt-act = Využít místo, nebo vyrobit mošt?
fabled-fruit-prompt-again = Opice je s vámi: využít místo ještě jednou?
fabled-fruit-prompt-double = Vrátit žeton a hrát ještě jeden tah?
fabled-fruit-prompt-read = Přišlo nové místo. Přečtěte si, co umí.
fabled-fruit-prompt-give = { $other ->
    [nobody] Kterou kartu dáte?
   *[other] Kterou kartu dáte? Dostane ji { $other }.
}
fabled-fruit-prompt-maybe-give = { $other ->
    [nobody] Dáte kartu, nebo ne?
   *[other] Dáte kartu, nebo ne? Dostane ji { $other }.
}
fabled-fruit-prompt-give-coconut = { $other ->
    [nobody] Po vás se chce kokos.
   *[other] Kokos od vás chce { $other }.
}
fabled-fruit-prompt-pass-left = Vyberte karty, které pošlete doleva.
fabled-fruit-prompt-share = Kterou kartu přidáte?
fabled-fruit-prompt-put = Která karta půjde na tržnici?
fabled-fruit-prompt-maybe-put = Položit na tržnici další kartu, nebo už ne?
fabled-fruit-prompt-put-pair = Položte na tržnici dvě karty, které mohou ukazovat totéž ovoce.
fabled-fruit-prompt-discard = Kterou kartu odložíte?
fabled-fruit-prompt-maybe-discard = Odložit kartu, nebo už ne?
fabled-fruit-prompt-hide = Kterou kartu ukryjete?
fabled-fruit-prompt-maybe-hide = Ukrýt další kartu, nebo už ne?
fabled-fruit-prompt-receiver = Karty nestačí pro všechny. Kdo ji dostane?
fabled-fruit-prompt-take-open = Vezměte si jednu z karet na stole.
fabled-fruit-prompt-maybe-take-open = Vzít si jednu z karet na stole, nebo žádnou?
fabled-fruit-prompt-take-market = Vezměte si kartu z tržnice.
fabled-fruit-prompt-maybe-take-market = Vzít si kartu z tržnice, nebo už ne?
fabled-fruit-prompt-maybe-take-no-strawberry = Vzít si z tržnice kartu bez jahody, nebo už ne?
fabled-fruit-prompt-market-kind = Které ovoce si z tržnice vezmete všechno?
fabled-fruit-prompt-thief = Kam půjde zloděj?
fabled-fruit-prompt-thief-free = Na které prázdné místo půjde zloděj?
fabled-fruit-prompt-name-fruit = Řekněte ovoce.
fabled-fruit-prompt-mix-counts-as = Za které ovoce kříženec platí?
fabled-fruit-prompt-luck = Otočit další kartu, nebo si vzít, co leží?
fabled-fruit-prompt-supply-token = Který žeton ovoce si vezmete?
fabled-fruit-prompt-others-token = Který cizí žeton chcete?
fabled-fruit-prompt-own-token = Který svůj žeton dáte?
fabled-fruit-prompt-remote = Ze kterého místa vyrobíte mošt?
fabled-fruit-prompt-random-price = Vyrobit mošt právě z těchto druhů ovoce?
fabled-fruit-prompt-pay = { $location ->
    [none] Zaplaťte svůj mošt.
   *[other] Zaplaťte svůj mošt z místa { $location }.
}
fabled-fruit-prompt-spoils = Váš společník zloděj nese karty. Jednu si vezměte.
fabled-fruit-prompt-choose-player = Vyberte hráče.
fabled-fruit-prompt-choose-with-1 = Vyberte hráče, který má kartu.
fabled-fruit-prompt-choose-with-3 = Vyberte hráče, který má aspoň tři karty.
fabled-fruit-prompt-choose-richest = Vyberte jednoho z těch, kdo mají nejvíc karet.
fabled-fruit-prompt-choose-swap = S kým si vyměníte ruku?
fabled-fruit-prompt-choose-place = S kým si vyměníte místo?

## Co se dá dělat

fabled-fruit-move-go = Jít na { $location }
fabled-fruit-move-act = Využít místo
fabled-fruit-move-juice = Vyrobit mošt: { $location }
fabled-fruit-move-pay = Zaplatit { $card }
fabled-fruit-move-pay-token = Zaplatit žetonem: { $fruit }
fabled-fruit-move-pay-cocktail = Zaplatit koktejlovým žetonem
fabled-fruit-move-pay-less = Využít slevu
fabled-fruit-move-pay-market = Zaplatit { $card } z tržnice
fabled-fruit-move-give = Dát { $card }
fabled-fruit-move-put = Položit { $card }
fabled-fruit-move-discard = Odložit { $card }
fabled-fruit-move-hide = Ukrýt { $card }
fabled-fruit-move-unhide = Vzít ukryté karty zpět
fabled-fruit-move-take = Vzít { $card }
fabled-fruit-move-take-token = Vzít žeton: { $fruit }
fabled-fruit-move-give-token = Dát žeton: { $fruit }
fabled-fruit-move-name = Říct: { $fruit }
fabled-fruit-move-choose = Vybrat: { $other }
fabled-fruit-move-thief = Zloděj na { $location }
fabled-fruit-move-reveal = Otočit další
fabled-fruit-move-show-hand = Ukázat, že žádný nemám
fabled-fruit-move-again = Využít ještě jednou
fabled-fruit-move-double = Hrát ještě jeden tah
fabled-fruit-move-seen = Mám přečteno
fabled-fruit-move-done = To stačí

## Co se stalo

fabled-fruit-event-drew = { $player } bere z balíčku { $cards }.
fabled-fruit-event-gave = { $player } dává { $cards }. Dostává: { $other }.
fabled-fruit-event-stolen = { $other } bere { $cards }. Přichází o to { $player }.
fabled-fruit-event-put = { $player } dává na tržnici { $cards }.
fabled-fruit-event-took = { $player } bere z tržnice { $cards }.
fabled-fruit-event-discarded = { $player } odkládá { $cards }.
fabled-fruit-event-swept = Na odkládací balíček: { $cards }.
fabled-fruit-event-picked = { $player } bere ze stolu { $cards }.
fabled-fruit-event-revealed = { $player } otáčí { $cards }.
fabled-fruit-event-hid = { $player } ukrývá { $cards }.
fabled-fruit-event-unhid = { $player } bere zpět, co bylo ukryto: { $cards }.
fabled-fruit-event-market = Nově na tržnici: { $cards }.
fabled-fruit-event-market-cleared = Tržnice je přeplněná. Na odkládací balíček: { $cards }.
fabled-fruit-event-reshuffled = Odkládací balíček se zamíchal. K dobírání: { $cards }.
fabled-fruit-event-offer = Na místě 40 leží: { $cards }.
fabled-fruit-event-named = { $player } říká: { $fruit }.
fabled-fruit-event-counts-as = { $player } určuje, že kříženec platí za toto ovoce: { $fruit }.
fabled-fruit-event-bust = Smůla: { $player } má dvakrát stejné ovoce.
fabled-fruit-event-laid-open = { $player } vykládá { $cards }.
fabled-fruit-event-put-in = { $player } přidává { $cards }.
fabled-fruit-event-to-market = Na tržnici jdou: { $cards }.
fabled-fruit-event-swapped-market = { $player } mění celou ruku za tržnici: { $cards }.
fabled-fruit-event-tokens-returned = Všechny žetony ovoce se vracejí do zásoby.
fabled-fruit-event-took-token = { $player } bere žeton ovoce: { $fruit }.
fabled-fruit-event-swapped-tokens = { $player } a { $other } si mění žetony: { $gave } za { $fruit }.
fabled-fruit-event-showed-hand = { $player } nemá kokos a ukazuje { $cards }.
fabled-fruit-event-doubles-returned = Všechny žetony dvojtahu se vracejí do zásoby.
fabled-fruit-event-took-double = { $player } bere žeton dvojtahu.
fabled-fruit-event-cocktails-returned = Všechny koktejlové žetony se vracejí do zásoby.
fabled-fruit-event-took-cocktail = { $player } bere koktejlový žeton.
fabled-fruit-event-traded-places = { $player } a { $other } si mění místo. Teď tu je { $player }: { $location }.
fabled-fruit-event-took-mix = { $player } bere z balíčku kříženců { $cards }.
fabled-fruit-event-thief-moved = { $player } posílá zloděje na { $location }.
fabled-fruit-event-thief-joined = Zloděj se přidává k novému pánovi: { $player }.
fabled-fruit-event-thief-left = { $player } posílá zloděje domů.
fabled-fruit-event-turn = { $extra ->
    [yes] { $player } má tah navíc.
   *[other] { $player } je na tahu.
}
fabled-fruit-event-went = { $player } jde na { $location }.
fabled-fruit-event-acted = { $player } využívá { $location }.
fabled-fruit-event-cancelled = { $location } teď není k užitku: { $player } jen bere kartu z balíčku.
fabled-fruit-event-answered = { $player } má vybráno.
fabled-fruit-event-paid = { $player } platí { $cards }.
fabled-fruit-event-paid-token = { $player } platí žetonem ovoce: { $fruit }.
fabled-fruit-event-paid-cocktail = { $player } platí koktejlovým žetonem.
fabled-fruit-event-paid-less = { $player } má slevu.
fabled-fruit-event-paid-market = { $player } platí z tržnice { $cards }.
fabled-fruit-event-spoils = { $player } dostává od zloděje { $cards }.
fabled-fruit-event-juice = { $player } má mošt z místa { $location }!
fabled-fruit-event-location = { $new ->
    [yes] Přichází nové místo: { $location }.
   *[other] Přibývá karta místa { $location }.
}
fabled-fruit-event-double-turn = { $player } vrací žeton a hraje ještě jeden tah.
fabled-fruit-event-ended = Hra je u konce.

## Proč ne

fabled-fruit-reason-not-your-turn = Teď nerozhodujete vy.
fabled-fruit-reason-nothing-to-take-back = Nic ukrytého nemáte.
fabled-fruit-reason-not-within-an-action = Uprostřed akce se ukryté karty vzít zpět nedají.
fabled-fruit-reason-does-not-pay = { $card }: tím se tento mošt zaplatit nedá.
fabled-fruit-reason-no-such-card = { $card }: takovou kartu nemáte.
fabled-fruit-reason-not-to-be-taken = { $card }: to si teď vzít nejde.
fabled-fruit-reason-not-this-player = { $other } tu vybrat nejde.
fabled-fruit-reason-thief-not-there = Na { $location } zloděj nemůže.
fabled-fruit-reason-not-asked-for = Teď se rozhoduje o něčem jiném.
fabled-fruit-reason-must-move-elsewhere = Tam už vaše zvíře stojí; musí jinam.
fabled-fruit-reason-no-such-location = { $location } už na stole není.
fabled-fruit-reason-juice-after-moving = Mošt se vyrábí až po přesunu.
fabled-fruit-reason-juice-only-where-you-are = Mošt se vyrábí jen tam, kde stojí vaše zvíře.
fabled-fruit-reason-cannot-pay = Na mošt z místa { $location } nemáte.
fabled-fruit-reason-campaign-sets-the-start = Skupina pokračuje s místy své minulé hry; první místo nechte na 1.

## Proč hra skončila

fabled-fruit-why-juices = Moštů je dost a kolo je dohrané.
fabled-fruit-why-juices-with-last = Moštů je dost, jeden z nich je bájný, a kolo je dohrané.

## Nastavení hry

fabled-fruit-option-start = První místo
    .help = Nejnižší číslo místa na stole. U jedničky každý začíná.
fabled-fruit-option-reading = Nová místa
    .help = Jak dlouho hra čeká, když přijde nové místo.
fabled-fruit-option-reading-everyone = než si je všichni přečtou
fabled-fruit-option-reading-short = deset sekund
fabled-fruit-option-reading-off = vůbec
fabled-fruit-option-costs = Ceny
    .help = Soubor s cenami z vašich vlastních karet. Prázdné: naše.

## Místa

fabled-fruit-location-1 = Dvě na cestu
    .rule = Vezměte z balíčku 2 karty.
fabled-fruit-location-2 = Banán za dvě
    .rule = Dejte banán hráči, který má karty. Dostanete 2 z těch, které měl předtím, nebo jeho jedinou. Není-li banán nebo komu ho dát: vezměte 1 kartu z balíčku.
fabled-fruit-location-3 = Tři za tři
    .rule = Vezměte 1 kartu z balíčku. Vyberte hráče aspoň se 3 kartami: 3 z nich vám dá a vy mu 3 vrátíte, třeba ty samé. Nemá-li nikdo tolik, zůstane u té jedné.
fabled-fruit-location-4 = Poslužte si
    .rule = Vyložte celou ruku; po řadě si z ní smí každý další hráč vzít jednu kartu. Za každou vzatou berete 2 z balíčku. Bez karet: vezměte 1.
fabled-fruit-location-5 = Doplnit do tří
    .rule = Odložte, kolik karet chcete. Pak si doplňte ruku do 3.
fabled-fruit-location-6 = Ještě jednu?
    .rule = Otáčejte karty z balíčku po jedné. Po každém novém ovoci si vše vezměte, nebo riskujte další. Ovoce, které už leží: všechno je pryč.
fabled-fruit-location-7 = Ananasový obchod
    .rule = Odložte 2 ananasy a vezměte z balíčku 5 karet. Bez dvou ananasů: vezměte 1.
fabled-fruit-location-8 = Kus za kus
    .rule = Tržnice se doplní. Vyměňte libovolný počet svých karet, aspoň jednu, za tolik karet z tržnice. Bez karet: vezměte 1 z balíčku.
fabled-fruit-location-9 = Jahodový stánek
    .rule = Dejte na tržnici jahodu a vezměte si až 3 karty bez jahody. Nejde-li to: vezměte 1 z balíčku.
fabled-fruit-location-10 = Bohatí dávají
    .rule = Hráč s nejvíce kartami vám dá 2 a pak si 1 vezme z balíčku. Patříte-li k nejbohatším sami: vezměte 1 z balíčku.
fabled-fruit-location-11 = Všechno jednoho druhu
    .rule = Vyberte ovoce z tržnice a vezměte si všechny jeho karty.
fabled-fruit-location-12 = Dutý strom
    .rule = Ukryjte pod své zvíře aspoň jednu kartu. Ukryté karty nelze ztratit ani použít; všechny naráz si je smíte vzít zpět. Bez karet: vezměte 1 z balíčku.
fabled-fruit-location-13 = Dvě bez jedné
    .rule = Vezměte z balíčku 2 karty, pak jednu svou dejte na tržnici.
fabled-fruit-location-14 = Hostina
    .rule = Každý další hráč přidá kartu. Z balíčku se doplní, aby bylo pro každého po jedné; pak si všichni po jedné berou, vy první.
fabled-fruit-location-15 = Polévka pro chudé
    .rule = Nemá-li nikdo méně karet než vy, vezměte z balíčku 3. Jinak 1.
fabled-fruit-location-16 = Poslat zloděje
    .rule = Přesuňte zloděje na jiné místo. Každému, kdo tam stojí, vezměte náhodnou kartu.
fabled-fruit-location-17 = Sběr ovoce
    .rule = Odložte kartu a otočte 3 z balíčku. Nechte si ty, které ukazují jiné ovoce než odložená. Bez karet: vezměte 1.
fabled-fruit-location-18 = Plné regály
    .rule = Dejte na tržnici, kolik karet chcete. Z balíčku berete stejně a jednu navíc.
fabled-fruit-location-19 = Vyhnat zloděje
    .rule = Zloděj odchází ze hry; vezměte si až 2 karty z tržnice. Není-li tu žádný zloděj: vezměte 1 z balíčku.
fabled-fruit-location-20 = Osobní strážce
    .rule = Vezměte 1 kartu z balíčku. Dokud tu vaše zvíře stojí, nikdo vás o karty nepřipraví.
fabled-fruit-location-21 = Vyprovodit zloděje
    .rule = Pošlete zloděje na místo, kde nikdo nestojí. Pak si vezměte kartu z tržnice.
fabled-fruit-location-22 = Dvě z regálu
    .rule = Je-li na tržnici nejvýš jedna karta, doplní se. Vezměte si z ní 2.
fabled-fruit-location-23 = Vybrat tržnici
    .rule = Vyměňte celou ruku, třeba i prázdnou, za celou tržnici.
fabled-fruit-location-24 = Žeton ovoce
    .rule = Vezměte si žeton ovoce dle výběru. V každém moštu zaplatí jedno své ovoce a zůstává vám. Nezbývá-li žádný, všechny se nejdřív vrátí.
fabled-fruit-location-25 = Sleva
    .rule = Teď nic. Až odsud půjdete a v tom tahu vyrobíte mošt, stojí o jednu kartu méně.
fabled-fruit-location-26 = Společník zloděje
    .rule = Zloděj se stěhuje k vám. Dokud tu je, berete si 2 z karet, kterými ostatní platí za mošt.
fabled-fruit-location-27 = Spravedlivé dělení
    .rule = Každému, kdo má víc karet než vy, vezměte náhodnou; každý z nich si 1 vezme z balíčku. Nemá-li nikdo víc: vezměte 1.
fabled-fruit-location-28 = Burza žetonů
    .rule = Vyměňte svůj žeton ovoce za cizí; oba vybíráte vy. Nejde-li to, vezměte si žeton ze zásoby.
fabled-fruit-location-29 = Výkup hroznů
    .rule = Dejte na tržnici, kolik hroznů chcete. Za každý berete 2 karty z balíčku. Bez hroznů: vezměte 1.
fabled-fruit-location-30 = Jednou tolik
    .rule = Nemá-li nikdo méně karet než vy, vezměte z balíčku tolik, kolik jich držíte. Jinak 1.
fabled-fruit-location-31 = Výměna rukou
    .rule = Vyměňte si celou ruku s hráčem, který má nejvýš o kartu víc než vy. Ten si pak 1 vezme z balíčku. Není-li nikdo takový: vezměte 1.
fabled-fruit-location-32 = Kolem doleva
    .rule = Všichni naráz pošlou doleva 2 karty lícem dolů. Kdo pak nemá žádnou, vezme si 1 z balíčku.
fabled-fruit-location-33 = Sběratel kokosů
    .rule = Každý další hráč vám dá kokos. Kdo ho nemá, ukáže vám ruku a vezme si 1 kartu z balíčku.
fabled-fruit-location-34 = Obraceč času
    .rule = Vezměte si žeton dvojtahu. Na konci některého dalšího tahu ho vraťte a hrajte hned znovu. Nezbývá-li žádný, všechny se nejdřív vrátí.
fabled-fruit-location-35 = Vítaný host
    .rule = Vezměte 1 kartu z balíčku. Až odsud půjdete k jiným zvířatům, nic nedáte a každé dá kartu vám; je-li tam zloděj, berete si kartu z tržnice.
fabled-fruit-location-36 = Tři najednou
    .rule = Vezměte z balíčku 3 karty.
fabled-fruit-location-37 = Hbité prsty
    .rule = Vezměte náhodnou kartu kterémukoli hráči.
fabled-fruit-location-38 = Trh pro všechny
    .rule = Vezměte si 2 karty z tržnice. Pak si po řadě bere každý další hráč jednu, dokud nějaké jsou.
fabled-fruit-location-39 = Koktejlový bar
    .rule = Vezměte si koktejlový žeton. Jednou ho můžete vrátit místo kterékoli karty moštu. Nezbývá-li žádný, všechny se nejdřív vrátí.
fabled-fruit-location-40 = Dobrá nabídka
    .rule = Vezměte si obě karty, které tu leží. Položte sem jednu svou a jednu z balíčku.
fabled-fruit-location-41 = Hádání úrody
    .rule = Řekněte ovoce a otočte 5 karet. Ty, které je ukazují, jsou vaše, ostatní jdou na tržnici.
fabled-fruit-location-42 = Podpora a daň
    .rule = Po řadě od vás: kdo má méně než 5 karet, bere si jednu z tržnice, kdo má víc než 5, jednu tam dává.
fabled-fruit-location-43 = Dvě za jednu
    .rule = Tržnice se doplní. Vyměňte svou kartu za dvě z tržnice. Bez karet: vezměte 1 z balíčku.
fabled-fruit-location-44 = Čím méně, tím více
    .rule = Se dvěma kartami nebo méně berete z balíčku 3, se třemi či čtyřmi 2, s pěti a více 1.
fabled-fruit-location-45 = Vybíravost
    .rule = Vezměte z balíčku 3 karty, pak libovolné 2 odložte.
fabled-fruit-location-46 = Výměna míst
    .rule = Vyměňte si místo s jiným zvířetem a pokračujte tím, co umí to nové. Nikdo za to nic nedostává. Není-li s kým: vezměte 1 kartu z balíčku.
fabled-fruit-location-47 = Štědrost
    .rule = Dejte po kartě tolika dalším hráčům, kolika chcete. Za každou berete 2 z balíčku. Bez karet: vezměte 1.
fabled-fruit-location-48 = Denní cena
    .rule = Otočte 4 karty: právě za tato ovoce tu smíte vyrobit mošt. S méně než 4 kartami a žetony: vezměte 1 z balíčku.
fabled-fruit-location-49 = Dvojčata
    .rule = Dejte na tržnici dvě stejné karty a vezměte z balíčku 4. Bez dvojice: vezměte 1.
fabled-fruit-location-50 = Rozvážka
    .rule = Vyrobte mošt z kteréhokoli místa na stole. U moštu odsud smí být jedna karta z tržnice. Nemáte-li na žádný: vezměte 1 z balíčku.
fabled-fruit-location-51 = Kříženci
    .rule = Vezměte si křížence; platí za kterékoli ze svých dvou ovocí. Nejsou-li už, vezměte si 2 karty z tržnice.
fabled-fruit-location-52 = Sám doma
    .rule = Vezměte 1 kartu z balíčku. Nestojí-li tu na začátku vašeho příštího tahu nikdo jiný, vezměte si až 2 karty z tržnice.
fabled-fruit-location-53 = Půl na půl
    .rule = Hráč dle vašeho výběru vám dá polovinu karet, zaokrouhleno nahoru. Vrátíte o jednu méně a on si vezme kartu z tržnice.
fabled-fruit-location-54 = Prostřený stůl
    .rule = Otočte tolik karet, kolik je hráčů. Vezměte si 2; pak si po řadě berou ostatní po jedné, kam vystačí.
fabled-fruit-location-55 = Staré za nové
    .rule = Odložte, kolik karet chcete, a vezměte si tolik z tržnice. Bez karet: vezměte 1 z balíčku.
fabled-fruit-location-56 = Pohoštění
    .rule = Vezměte z balíčku tolik karet, kolik je hráčů. Pak dejte každému dalšímu jednu svou.
fabled-fruit-location-57 = Dárky
    .rule = Každý další hráč vám dá kartu, pak každému z nich jednu vrátíte.
fabled-fruit-location-58 = Věrná opice
    .rule = Zloděj od teď chodí s vaším zvířetem. Dokud to trvá, smíte místo, kam přijdete, využít dvakrát po sobě.
fabled-fruit-location-59 = Bájné ovoce
    .rule = Vezměte 1 kartu z balíčku. Jakmile je toto místo ve hře, vyhrát může jen ten, kdo má mošt odsud.

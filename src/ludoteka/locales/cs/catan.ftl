## Catan: jména věcí

catan = Catan
catan-about = Osídlete ostrov: sbírejte dřevo, cihly, vlnu, obilí a rudu, obchodujte, stavte.
    Kdo má jako první ve svém tahu dost bodů, vyhrává.

# Surovina sama o sobě; .acc je to, čeho se s tolika kartami něco děje.
catan-resource-wood = dřevo
    .acc = { $count }× dřevo
catan-resource-brick = cihla
    .acc = { $count }× cihlu
catan-resource-wool = vlna
    .acc = { $count }× vlnu
catan-resource-grain = obilí
    .acc = { $count }× obilí
catan-resource-ore = ruda
    .acc = { $count }× rudu
# Karty, jejichž líc nám nikdo neukázal.
catan-cards =
    .acc = { $count ->
        [one] kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
# Co kdo dostává: jméno a karty.
catan-gain = { $player }: { $cards }

catan-terrain-forest = les
catan-terrain-hills = pahorkatina
catan-terrain-pasture = pastvina
catan-terrain-fields = pole
catan-terrain-mountains = hory
catan-terrain-desert = poušť
catan-terrain-sea = moře
catan-terrain-jungle = džungle
catan-terrain-river-mountains = hory u řeky
catan-terrain-river-hills = pahorkatina u řeky
catan-terrain-swamp = močál
catan-terrain-volcano = sopka
catan-terrain-wizards-castle = čarodějův hrad

# Kde co stojí; stůl to může říct podle okolních polí.
catan-place-hex = pole { $number }
catan-place-corner = roh { $number }
catan-place-edge = hrana { $number }
catan-place-off-board = mimo desku

# Akční karta sama o sobě; .acc je to, s čím se něco děje, .rule co karta dělá.
catan-card-knight = rytíř
    .acc = rytíře
    .rule = Přesuňte zloděje a vezměte náhodnou kartu někomu, kdo u něj má stavbu. Zahraní rytíři se počítají do největšího vojska.
catan-card-road-building = stavba silnic
    .acc = stavbu silnic
    .rule = Postavte zdarma dvě silnice.
catan-card-year-of-plenty = rok hojnosti
    .acc = rok hojnosti
    .rule = Vezměte si z banku libovolné dvě karty.
catan-card-monopoly = monopol
    .acc = monopol
    .rule = Řekněte surovinu: všichni ostatní vám vydají všechny její karty.
catan-card-victory-point = vítězný bod
    .acc = vítězný bod
    .rule = Hned platí jako bod. Do konce hry zůstává skrytý.

catan-harbour-wood = dřevo 2 : 1
catan-harbour-brick = cihla 2 : 1
catan-harbour-wool = vlna 2 : 1
catan-harbour-grain = obilí 2 : 1
catan-harbour-ore = ruda 2 : 1
catan-harbour-any = cokoli 3 : 1

catan-specialist-lumberjack = dřevorubec
catan-specialist-brickmaker = cihlář
catan-specialist-shepherd = pastýř
catan-specialist-farmer = rolník
catan-specialist-miner = horník

## Karty Událostí na Catanu

catan-evt-robbery = Loupež
    .rule = Sedmička: velké ruce se zmenší na polovinu a zloděj se přesune.
catan-evt-plague = Mor
    .rule = Města tentokrát vynesou jen jednu kartu.
catan-evt-earthquake = Zemětřesení
    .rule = Každý položí jednu svou silnici na bok. Dokud ji za dřevo a cihlu neopraví, nestaví silnice, a u jejích konců se nesmí usadit nikdo.
catan-evt-good-neighbours = Dobří sousedé
    .rule = Každý dá kartu podle své volby hráči po levici.
catan-evt-tournament = Rytířský turnaj
    .rule = Kdo zahrál nejvíc rytířů, vezme si kartu podle své volby.
catan-evt-trade-advantage = Obchodní výhoda
    .rule = Kdo má nejdelší silnici, smí někomu vzít náhodnou kartu.
catan-evt-calm-sea = Klidné moře
    .rule = Kdo má nejvíc staveb u přístavů, vezme si kartu podle své volby.
catan-evt-retreat = Zloděj ustupuje
    .rule = Zloděj se vrací na poušť.
catan-evt-neighbourly-help = Sousedská výpomoc
    .rule = Kdo má nejvíc bodů, dá kartu někomu, kdo jich má méně.
catan-evt-conflict = Rozbroj
    .rule = Kdo má nejvíc rytířů, vezme někomu náhodnou kartu.
catan-evt-year-of-plenty = Rok hojnosti
    .rule = Každý si vezme kartu podle své volby.
catan-evt-plain = Klidné období
    .rule = Nic než úroda.
catan-evt-new-year = Nový rok
    .rule = Všechny karty se znovu zamíchají.

## Varianty

catan-variant-events = Události na Catanu
    .about = Balíček karet místo kostek.
        Spravedlivá čísla, a skoro každá druhá karta přináší událost.
    .rule = Místo hodu se otočí horní karta. Ukazuje číslo, a čísla jsou rozdělena přesně jako na dvou kostkách; často i událost, která přijde před úrodou: mor, zemětřesení, dary sousedům, odměny za rytíře a přístavy. Když se pět karet před koncem objeví Nový rok, všechny se znovu zamíchají.
catan-variant-magic-seven = Magická 7
    .about = Na místě pouště stojí čarodějův hrad.
        Sedmička hozená jako 1 a 6 přinese karty těm, kdo tam bydlí.
    .rule = Hrad nevynáší suroviny a zloděj na něj nikdy nevstoupí; začíná mimo desku. Když kostky ukážou právě 1 a 6, dostane každý za vesnici u hradu jednu akční kartu zdarma a za město dvě. Pak platí sedmička jako obvykle.
catan-variant-river = Velká řeka
    .about = Ostrovem teče řeka a v ní je zlato.
        Stavte na březích: tři zlata jsou bod.
    .rule = Řeku tvoří tři pole: hory, pahorkatina a močál u moře, kde čeká zloděj. Každá silnice a každá vesnice na březích najde jedno zlato, vesnice u ústí dvě, a to i při rozestavení. Každá tři zlata jsou bod; hraje se o dva body déle ve čtyřech hráčích, o tři v méně. U močálu nikdo nezačíná.
catan-variant-volcano = Sopka
    .about = Úrodná půda pod sopkou.
        Dá, co chcete, a vezme, co jí stojí v cestě.
    .rule = Sopka leží na místě pouště a vynáší na pětku: za vesnici si u ní vezmete kartu podle své volby, za město dvě. Potom kostka určí, přes který z jejích šesti rohů se převalí láva: vesnice tam zanikne, město se změní ve vesnici. U sopky nikdo nezačíná. Zloděj začíná mimo desku.
catan-variant-jungle = V džungli
    .about = Džungle plná objevů.
        Při nákupu akčních karet zastoupí suroviny.
    .rule = Pastvina s dobrým číslem se změní v džungli a zloděj začíná v ní. Když padne její číslo, najde každá vesnice u džungle jeden objev, každé město dva. Objev nahradí kteroukoli jednu kartu z ceny akční karty. Objevy nejsou suroviny: nikdo je nekrade, neobchoduje s nimi ani je neodhazuje.
catan-variant-walls = Městské hradby
    .about = Hradby pro vaše města.
        Za každou jsou před sedmičkou v bezpečí další dvě karty.
    .rule = Za dvě cihly postavíte hradby kolem svého města, které je ještě nemá. Za každé smíte při sedmičce držet o dvě karty víc. S městem zaniknou i hradby. Pro všechny je jich dohromady sedm a hraje se o bod déle.
catan-variant-castles = Hrady
    .about = Dva rytíři postaví hrad.
        Zloděj tam už nikdy nepřijde.
    .rule = Když zahrajete druhého rytíře z dvojice, smíte oba vrátit pod balíček a postavit hrad kolem čísla pole, u kterého bydlíte. Zloděj tam už nikdy nesmí. Ti dva rytíři se přestanou počítat do největšího vojska. Hradů je šest.
catan-variant-harbourmaster = Pán přístavů
    .about = Odměna pro toho, komu patří přístavy.
        Dva body za tři přístavní body nebo víc.
    .rule = Vesnice u přístavu je jeden přístavní bod, město dva. Kdo má první tři, stane se pánem přístavů, a to jsou dva body; převezme to, kdo má víc. Hraje se o bod déle.
catan-variant-atlantis = Atlantida
    .about = Moře stoupá.
        Pole za polem mizí pod vodou i se vším, co na něm stojí.
    .rule = Po každé úrodě položí hráč na tahu žeton vody na pobřežní pole s číslem, které padlo. Pátý žeton zaplaví pole původního pobřeží, třetí pole, které se pobřežím stalo až potom. Co už vedle sebe nemá žádnou zemi, zanikne. Hra končí hned, jakmile má někdo potřebné body, třeba i v cizím tahu, nebo když zmizí sedm polí, ve čtyřech hráčích osm.
catan-variant-specialists = Specialisté
    .about = Vyznejte se v jednom druhu krajiny víc než ostatní.
        Specialista je bod a v každém vašem tahu karta.
    .rule = U každé suroviny se počítá za vesnici jedna a za město dvě za každé její pole, kterého se dotýká. S nejméně čtyřmi, a s víc než kdokoli jiný, získáte jejího specialistu: bod a po každém svém hodu jednu takovou kartu z banku. Čtyři specialisté hned vyhrávají; jinak se hraje o dva body déle.

## Na co se hra ptá

catan-prompt-settle = Kde se usadíte?
catan-prompt-settle-road = Kam povede vaše silnice?
catan-prompt-roll = Hodíte kostkami, nebo nejdřív zahrajete kartu?
catan-prompt-turn = Obchodujte, stavte, nebo ukončete tah.
catan-prompt-discard = { $count ->
    [one] Odhoďte ještě jednu kartu.
    [few] Odhoďte { $count } karty.
    [many] Odhoďte { $count } karty.
   *[other] Odhoďte { $count } karet.
}
catan-prompt-rob = Kam půjde zloděj?
catan-prompt-free-roads = Postavte silnici zdarma.
catan-prompt-offer = { $other ->
    [nobody] Vaše nabídka leží na stole.
   *[other] { $other } nabízí obchod. Co vy na to?
}
catan-prompt-surge = Kde stoupne moře?
catan-prompt-retreat = Na kterou poušť zloděj ustoupí?
catan-prompt-castle = Postavíte za své dva rytíře hrad?
catan-prompt-take = Kterou kartu si vezmete?
catan-prompt-steal = Komu vezmete kartu?
catan-prompt-earthquake = Kterou vaši silnici země poškodí?
catan-prompt-good-neighbours = Kterou kartu dáte doleva?
catan-prompt-neighbourly-help = Kterou kartu dáte a komu?
catan-prompt-jungle = Ze které pastviny bude džungle?

## Co se dá dělat

catan-move-end-turn = Ukončit tah
catan-move-roll = Hodit
catan-move-road = Silnice: { $place }
catan-move-settlement = Vesnice: { $place }
catan-move-city = Město: { $place }
catan-move-buy-card = { $cards ->
    [none] Koupit akční kartu
   *[other] Koupit akční kartu, objev nahradí { $cards }
}
catan-move-knight = Zahrát rytíře
catan-move-road-building = Zahrát stavbu silnic
catan-move-year-of-plenty = Rok hojnosti: vzít si { $cards }
catan-move-monopoly = Monopol: { $resource }
catan-move-trade = Vyměnit s bankem { $given } za { $wanted }
catan-move-rob = { $other ->
    [nobody] Zloděj: { $place }
   *[other] Zloděj: { $place }, kartu ztratí { $other }
}
catan-move-discard = Odhodit { $cards }
catan-move-accept = Přijmout
catan-move-refuse = Odmítnout
catan-move-confirm = Uzavřít obchod: { $other }
catan-move-withdraw = Stáhnout nabídku
catan-move-take = Vzít si { $cards }
catan-move-give = { $other ->
    [nobody] Dát { $cards }
   *[other] Dát { $cards }, dostane { $other }
}
catan-move-steal = Vzít kartu; ztratí ji { $other }
catan-move-damage = Položit na bok: { $place }
catan-move-repair = Opravit silnici: { $place }
catan-move-wall = Hradby: { $place }
catan-move-castle = Hrad: { $place }
catan-move-hex = Vybrat: { $place }
catan-move-done = Nic
catan-move-offer-one = Nabídnout { $given } za { $wanted }
catan-move-offer = Nabídnout { $given } za { $wanted }
catan-move-counter = Nabídnout místo toho { $given } za { $wanted }

## Co se stalo

catan-event-turn = Na tahu: { $player }.
catan-event-rolled = { $player } hází { $dice } = { $number }.
catan-event-event-card = { $player } otáčí { $number }: { $event }.
catan-event-new-year = Nový rok: karty událostí se znovu míchají.
catan-event-harvest = { $player } začíná a má { $cards }.
catan-event-produced = { $gains ->
    [none] { $number }: nikdo nic nedostává.
   *[other] { $gains }
}
catan-event-shortage = Bank má málo karet: { $resource }.
catan-event-road = { $player } staví silnici ({ $place }).
catan-event-settlement = { $player } staví vesnici ({ $place }).
catan-event-city = { $player } staví město ({ $place }).
catan-event-lost = { $player } přichází o stavbu ({ $place }).
catan-event-shrunk = { $player }: z města je vesnice ({ $place }).
catan-event-road-lost = { $player } přichází o silnici ({ $place }).
catan-event-robber = { $player } posílá zloděje jinam ({ $place }).
catan-event-robber-retreats = Zloděj ustupuje ({ $place }).
catan-event-stole = { $player } bere { $cards }; ztrácí { $other }.
catan-event-discarded = { $player } odhazuje { $cards }.
catan-event-bought-card = { $player } kupuje akční kartu.
catan-event-got-card = { $player } dostává { $card }.
catan-event-played-card = { $player } hraje { $card }.
catan-event-took = { $player } bere z banku { $cards }.
catan-event-monopoly = { $player } vydává { $cards }; dostává { $other }.
catan-event-traded = { $player } mění s bankem { $given } za { $wanted }.
catan-event-offered = { $player } nabízí { $given } za { $wanted }.
catan-event-countered = { $player } nabízí místo toho { $given } za { $wanted }.
catan-event-accepted = { $player } přijímá.
catan-event-refused = { $player } odmítá.
catan-event-withdrawn = { $player } stahuje nabídku.
catan-event-exchanged = { $player } dává { $given } za { $wanted }; obchod uzavírá { $other }.
catan-event-answered = { $player } má vybráno.
catan-event-gave = { $player } dává { $cards }; dostává { $other }.
catan-event-longest-road = { $player ->
    [nobody] Nejdelší silnici teď nemá nikdo.
   *[other] { $player } má nejdelší silnici.
}
catan-event-largest-army = { $player ->
    [nobody] Největší vojsko teď nemá nikdo.
   *[other] { $player } má největší vojsko.
}
catan-event-harbourmaster = { $player ->
    [nobody] Pánem přístavů teď není nikdo.
   *[other] Pán přístavů: { $player }.
}
catan-event-specialist = { $player ->
    [nobody] Nikomu teď nepatří: { $card }.
   *[other] { $player } získává specialistu: { $card }.
}
catan-event-damaged = { $player } má poškozenou silnici ({ $place }).
catan-event-repaired = { $player } opravuje silnici ({ $place }).
catan-event-wall = { $player } staví hradby ({ $place }).
catan-event-wall-lost = { $player } přichází o hradby ({ $place }).
catan-event-castle = { $player } staví hrad ({ $place }).
catan-event-gold = { $player } nachází zlato: { $count }.
catan-event-discoveries = Objevy v džungli: { $gains }.
catan-event-jungle = Vyrostla džungle ({ $place }).
catan-event-wizards-gift = Čaroděj dává akční kartu; dostává ji { $player }.
catan-event-erupted = Sopka vybuchla: { $number } ({ $place }).
catan-event-surge = { $player } zvedá moře ({ $place }, { $count }).
catan-event-flooded = Země mizí pod vodou ({ $place }). Ztracených polí: { $count }.
catan-event-ended = Hra skončila.

## Proč ne

catan-reason-game-over = Hra skončila.
catan-reason-not-your-turn = Teď nerozhodujete vy.
catan-reason-roll-first = Nejdřív kostky.
catan-reason-robber-stays = Zloděj musí jinam.
catan-reason-robber-not-there = Tam zloděj nesmí, nebo tam tomu hráči nic vzít nejde.
catan-reason-no-such-card = Tu kartu nemáte: { $resource }.
catan-reason-not-asked-for = Teď je třeba rozhodnout něco jiného.
catan-reason-deck-empty = Akční karty došly.
catan-reason-no-roads-left = Nemáte už žádnou silnici.
catan-reason-no-settlements-left = Nemáte už žádnou vesnici; jednu vrátí město.
catan-reason-no-cities-left = Nemáte už žádné město.
catan-reason-edge-taken = Silnice tam už je.
catan-reason-road-not-joined = Silnice musí navázat na vaši, a ne přes cizí stavbu.
catan-reason-city-needs-settlement = Město se staví na místě vaší vesnice.
catan-reason-too-close = Příliš blízko jiné stavbě: sousední rohy musí být volné.
catan-reason-settlement-not-joined = Vesnice stojí u vaší silnice, kde se stavět smí.
catan-reason-cards-missing = Ještě potřebujete { $cards }.
catan-reason-one-card-a-turn = Za tah jen jedna akční karta.
catan-reason-card-too-fresh = Právě v tomto tahu jste dostali { $card }.
catan-reason-card-not-held = Nemáte { $card }.
catan-reason-card-without-effect = Hrát { $card } by teď nic nepřineslo.
catan-reason-same-kind = Dejte jeden druh a chtějte jiný.
catan-reason-bank-empty = V banku to není: { $resource }.
catan-reason-rate-not-met = Bank chce za jednu kartu { $cards }.
catan-reason-no-trading = U tohoto stolu hráči mezi sebou neobchodují.
catan-reason-enough-offers = Počet vašich nabídek v tomto tahu: { $count }. To stačí.
catan-reason-unfair-offer = Obě strany něco dají a žádný druh nejde oběma směry.
catan-reason-goods-not-held = Nemůžete nabídnout, co nemáte.
catan-reason-offer-refused-already = Nikdo to nemůže přijmout, nebo to v tomto tahu všichni odmítli.
catan-reason-both-change-the-land = { $one } a { $two } nejdou dohromady: obě mění krajinu.
catan-reason-no-dice-for-the-seven = { $one } a { $two } nejdou dohromady: bez kostek není magická sedmička.
catan-reason-needs-a-shuffled-board = { $one }: je třeba míchaná deska.

## Proč hra skončila

catan-why-target = Někdo má potřebné body.
catan-why-flooded = Pod vodou je příliš mnoho země; vyhrává nejvíc bodů.
catan-why-nothing-left = Někdo už nemá čím hrát; vyhrává nejvíc bodů.
catan-why-specialists = Čtyři specialisté pracují pro jednoho hráče.
catan-why-standstill = Třicet kol se nic nepostavilo; vyhrává nejvíc bodů.
catan-why-too-long = Pět set kol stačí; vyhrává nejvíc bodů.

## Volby hry

catan-option-board = Deska
    .help = Jak se rozloží krajina a čísla.
catan-option-board-random = vše zamíchané
catan-option-board-spiral = krajina zamíchaná, čísla ve spirále
catan-option-board-beginner = pevná, pro první hru
catan-option-fixed_harbours = Pevné přístavy
    .help = Přístavy leží, kde jsou natištěné, místo aby se míchaly.
catan-option-trading = Obchod mezi hráči
    .help = Bez něj je jen bank a přístavy.
catan-option-target = Body k vítězství
    .help = 0: deset, a víc podle variant.
catan-option-events = { catan-variant-events }
    .help = { catan-variant-events.about }
catan-option-magic_seven = { catan-variant-magic-seven }
    .help = { catan-variant-magic-seven.about }
catan-option-river = { catan-variant-river }
    .help = { catan-variant-river.about }
catan-option-volcano = { catan-variant-volcano }
    .help = { catan-variant-volcano.about }
catan-option-jungle = { catan-variant-jungle }
    .help = { catan-variant-jungle.about }
catan-option-walls = { catan-variant-walls }
    .help = { catan-variant-walls.about }
catan-option-castles = { catan-variant-castles }
    .help = { catan-variant-castles.about }
catan-option-harbourmaster = { catan-variant-harbourmaster }
    .help = { catan-variant-harbourmaster.about }
catan-option-atlantis = { catan-variant-atlantis }
    .help = { catan-variant-atlantis.about }
catan-option-specialists = { catan-variant-specialists }
    .help = { catan-variant-specialists.about }

## The table

catan-seat-0 = Červená
catan-seat-1 = Modrá
catan-seat-2 = Bílá
catan-seat-3 = Oranžová
catan-score = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
catan-board = Ostrov
# A hex: its land, and its number if it bears one.
catan-land = { $number ->
    [0] { $terrain }
   *[other] { $terrain } { $number }
}
catan-exact-place = { $place } (č. { $number })
catan-harbour-at = Přístav: { $kind }
catan-robber = Zloděj
catan-road-of = Silnice, hráč { $player }
catan-settlement-of = Vesnice, hráč { $player }
catan-city-of = Město, hráč { $player }
catan-surges = Žetony přílivu: { $count } z { $limit }
catan-number = Padlo: { $number }
catan-not-rolled = Ještě se neházelo
catan-bank = Banka
catan-deck = Zbývá akčních karet
catan-event-deck = Zbývá karet událostí
catan-flooded = Pole pod vodou
catan-points = body: { $count } z { $target }
catan-hand-count = { $count ->
    [one] { $count } karta surovin
    [few] { $count } karty surovin
    [many] { $count } karty surovin
   *[other] { $count } karet surovin
}
catan-card-count = { $count ->
    [one] { $count } akční karta
    [few] { $count } akční karty
    [many] { $count } akční karty
   *[other] { $count } akčních karet
}
catan-knights = { $count ->
    [one] { $count } vyložený rytíř
    [few] { $count } vyložení rytíři
    [many] { $count } vyloženého rytíře
   *[other] { $count } vyložených rytířů
}
catan-longest-road = nejdelší silnice ({ $count })
catan-largest-army = největší vojsko ({ $count })
catan-harbour-points = přístavní body: { $count }
catan-gold = zlato: { $count }
catan-discoveries = objevy: { $count }
catan-your-hand = Vaše karty
catan-goods = { $resource }: { $count }
catan-discard-more = { $count ->
    [one] Ťukněte ještě na jednu kartu, kterou odhodíte.
    [few] Ťukněte ještě na { $count } karty, které odhodíte.
    [many] Ťukněte ještě na { $count } karty, které odhodíte.
   *[other] Ťukněte ještě na { $count } karet, které odhodíte.
}
catan-actions = Stavba a obchod
catan-build-road = Silnice
catan-build-settlement = Vesnice
catan-build-city = Město
catan-build-buy-card = Karta
catan-build-wall = Hradba
catan-build-repair = Oprava
catan-where-road = Kudy povede silnice?
catan-where-settlement = Kde bude stát vesnice?
catan-where-city = Ze které vesnice bude město?
catan-where-wall = Které město dostane hradbu?
catan-where-repair = Kterou silnici opravíte?
catan-trade = Obchod
catan-give = Dám
catan-want = Chci
catan-gives = nabízí
catan-for = za
catan-one-more = { $resource }: o jednu více než { $count }
catan-one-less = { $resource }: o jednu méně
catan-with-bank = S bankou
catan-offer = Nabídnout všem
catan-counter = Nabídnout něco jiného
catan-close = Zavřít
catan-offer-of = Nabízí { $player }
catan-reply-pending = rozmýšlí se
catan-reply-accepted = souhlasí
catan-reply-refused = odmítá
catan-reply-countered = raději
catan-confirm = Vyměnit
catan-say-accept = Přijmout
catan-say-refuse = Odmítnout
catan-say-withdraw = Stáhnout
catan-rolls-button = Hody
catan-rolls = { $count ->
    [one] Zatím { $count } hod
    [few] Zatím { $count } hody
    [many] Zatím { $count } hodu
   *[other] Zatím { $count } hodů
}
catan-rolled-times = { $number }: padlo { $count }krát
catan-rolls-band = V pruhovaném pásmu skončí poctivé kostky 19krát z 20.
catan-rules-button = Pravidla
catan-road-damaged = Poškozená silnice, hráč { $player }
catan-river-mouth = Ústí řeky: dvě zlata
catan-harbourmaster = správce přístavů
catan-pieces-left = ještě k postavení: silnice { $roads }, vesnice { $settlements }, města { $cities }
catan-laid = { $resource }: { $count }, z toho odchází { $laid }
catan-held-card = { $card }: { $count }. { $rule }
catan-costs = { $what }, stojí { $cards }
catan-variants = Varianty
catan-rules-of = Pravidla: { $variant }

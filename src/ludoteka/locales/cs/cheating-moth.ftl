## Túry Můry: jména věcí

cheating-moth = Túry Můry
cheating-moth-about = Karetní hra, ve které podvádění patří k pravidlům. Zbavte se karet, na balíček
    i pod stolem, a nenechte se chytit strážným broukem.

cheating-moth-kind-number = číslo
    .rule = Položí se na balíček, je-li o jedna vyšší nebo nižší; 1 a 5 spolu sousedí.
cheating-moth-kind-ant = mravenec
    .rule = Všichni ostatní si líznou kartu.
cheating-moth-kind-cockroach = šváb
    .rule = Kdo má kartu stejného čísla, smí ji hodit na balíček. Zůstane jen ta nejrychlejší.
cheating-moth-kind-mosquito = komár
    .rule = Všichni ostatní plácnou do balíčku. Nejpomalejší dostane od každého kartu.
cheating-moth-kind-spider = pavouk
    .rule = Dejte jinému hráči kartu, ale ne můru.
cheating-moth-kind-moth = můra
    .rule = Nedá se zahrát ani darovat, jen podvodem odklidit. Zahrát ji smí jen strážce. Stojí deset bodů.

cheating-moth-card-number = { $value }
    .acc = číslo { $value }
cheating-moth-card-ant = mravenec { $value }
    .acc = mravence { $value }
cheating-moth-card-cockroach = šváb { $value }
    .acc = švába { $value }
cheating-moth-card-mosquito = komár { $value }
    .acc = komára { $value }
cheating-moth-card-spider = pavouk { $value }
    .acc = pavouka { $value }
cheating-moth-card-moth = můra { $value }
    .acc = můru { $value }

## Na co se hra ptá

cheating-moth-prompt-turn = Jste na tahu: zahrajte kartu, která pasuje, nebo si lízněte.
cheating-moth-prompt-give = Pavouk: dejte někomu kartu.
cheating-moth-prompt-hand-over = Vyberte kartu pro nejpomalejšího.
cheating-moth-prompt-penalty = Vyberte kartu pro chyceného podvodníka.
cheating-moth-prompt-ready = Můžeme do dalšího kola?

## Co se dá udělat

cheating-moth-move-play = Zahrát { $card }
cheating-moth-move-draw = Líznout si kartu
cheating-moth-move-give = Dát { $card }, dostane: { $other }
cheating-moth-move-hand-over = Odevzdat { $card }
cheating-moth-move-race = Hodit { $card }
cheating-moth-move-slap = Plácnout do balíčku
cheating-moth-move-hide = Nechat zmizet { $card }
cheating-moth-move-feint = Dělat, že podvádím
cheating-moth-move-let-go = Nechat toho
cheating-moth-move-sort = Srovnat si karty
cheating-moth-move-accuse = Obvinit: { $other }
cheating-moth-move-look = { $other ->
    [nobody] Posvítit na balíček
   *[other] Posvítit na: { $other }
}
cheating-moth-move-ready = Můžeme

## Co se stalo

cheating-moth-event-round = Kolo { $round }: strážného brouka má { $player }, otočila se karta { $card }.
cheating-moth-event-played = { $player } hraje { $card }.
cheating-moth-event-drew = { $card ->
    [none] { $player } si líže kartu.
   *[other] { $player } si líže { $card }.
}
cheating-moth-event-passed = { $player } nemůže nic: není co líznout.
cheating-moth-event-reshuffled = Z balíčku je nový dobírací.
cheating-moth-event-gave = { $card ->
    [none] { $player } dává kartu, dostává ji { $other }.
   *[other] { $player } dává { $card }, dostává { $other }.
}
cheating-moth-event-handed-over = { $card ->
    [none] { $player } odevzdává kartu, dostává ji { $other }.
   *[other] { $player } odevzdává { $card }, dostává { $other }.
}
cheating-moth-event-penalty = { $card ->
    [none] { $player } dává kartu za trest, dostává ji { $other }.
   *[other] { $player } dává za trest { $card }, dostává { $other }.
}
cheating-moth-event-cue = { $race ->
    [cockroach] Šváb: házejte karty stejného čísla!
   *[mosquito] Komár: plácněte ho!
}
cheating-moth-event-raced = { $race ->
    [cockroach] Nejrychlejší: { $player }, pokládá { $card }. { $times }
   *[mosquito] Nejpomalejší: { $player }. { $times }
}
cheating-moth-event-nobody-raced = Nikdo kartu nehodil.
cheating-moth-event-tell = { $form ->
    [dip] Ruka klesla: { $player }.
    [rustle] Něco zašustilo: { $player }.
   *[shift] V ruce se pohnula karta: { $player }.
}
cheating-moth-event-accused = { $player } ukazuje: { $accused }!
cheating-moth-event-wrong = Nic to nebylo: { $player } si líže kartu.
cheating-moth-event-caught = { $card ->
    [none] Chyceno! { $player } bere kartu zpět a je teď strážce.
   *[other] Chyceno! { $player } bere zpět { $card } a je teď strážce.
}
cheating-moth-event-round-over = { $why ->
    [standstill] Nikdo už nemůže hrát ani lízat: kolo končí.
   *[hand-empty] Někdo nemá karty: kolo končí.
}
cheating-moth-event-scored = Body za kolo { $round }: { $points }.
cheating-moth-event-ready = { $player } může dál.
cheating-moth-event-interrupted = U stolu nikdo nebyl. Za chvilku se pokračuje.
cheating-moth-event-ended = Konec hry.

## Proč ne

cheating-moth-reason-game-over = Hra skončila.
cheating-moth-reason-round-over = Kolo skončilo.
cheating-moth-reason-not-begun = Karty se teprve rozdávají.
cheating-moth-reason-frozen = Řeší se obvinění: ruce na stůl.
cheating-moth-reason-not-your-turn = Nejste na tahu.
cheating-moth-reason-not-in-hand = Takovou kartu nemáte.
cheating-moth-reason-does-not-fit = Musí být o jedna vyšší nebo nižší než horní karta; 1 a 5 spolu sousedí.
cheating-moth-reason-can-play = Zahrát můžete, takže musíte.
cheating-moth-reason-moth-not-played = Můru smí zahrát jen strážce. Budete ji muset odklidit podvodem.
cheating-moth-reason-moth-not-given = Můra se nedá darovat.
cheating-moth-reason-is-hidden = Tu kartu právě schováváte.
cheating-moth-reason-nothing-to-give = Nikdo po vás kartu nechce.
cheating-moth-reason-no-such-player = Vyberte jiného hráče.
cheating-moth-reason-guard-may-not-cheat = Strážce podvádět nesmí.
cheating-moth-reason-last-card = Poslední karty se podvodem zbavit nedá.
cheating-moth-reason-one-at-a-time = Máte plné ruce.
cheating-moth-reason-card-is-bound = Ta karta už je slíbená jinam.
cheating-moth-reason-nothing-hidden = Nic neschováváte.
cheating-moth-reason-not-the-guard = To smí jen strážce.
cheating-moth-reason-accused-wrongly = Právě jste obvinili neprávem: počkejte tři sekundy.
cheating-moth-reason-not-seen = Toho hráče světlo nepřistihlo.
cheating-moth-reason-no-light = Tam už světlo svítí, nebo tam nikdo není.
cheating-moth-reason-no-watchful-eye = V této hře světlo není.
cheating-moth-reason-no-race = Takový závod se teď nekoná.
cheating-moth-reason-pressed-already = V tomto závodě už jste byli.
cheating-moth-reason-false-start = Moc brzy! Chvilku počkejte.
cheating-moth-reason-own-mosquito = Kdo komára zahrál, ten neplácá.
cheating-moth-reason-not-raceable = Hodit se smí jen karta stejného čísla.
cheating-moth-reason-oldest-not-there = Hráč s tím číslem tu není.

## Proč hra skončila

cheating-moth-why-fewest-points = Vyhrává nejméně bodů ze všech kol.

## Možnosti hry

cheating-moth-option-catching = Jak se chytá
    .help = Znamení: kdo se dívá, vidí, že se pohnula ruka. Bdělé oko: strážce svítí, vhodné pro pomalé připojení a klidné oči.
cheating-moth-option-catching-tells = znamení
cheating-moth-option-catching-watchful-eye = bdělé oko
cheating-moth-option-cockroach = Co se smí hodit na švába
    .help = Jakákoli karta stejného čísla, nebo jen obyčejná čísla.
cheating-moth-option-cockroach-any-card = jakákoli karta
cheating-moth-option-cockroach-number-cards = jen čísla
cheating-moth-option-oldest = Nejstarší hráč
    .help = Číslo místa, které má první strážného brouka.
cheating-moth-option-grace = Lhůta
    .help = Milisekundy, po které se dá zmizelé karty ještě všimnout.
cheating-moth-option-turn_seconds = Sekundy na rozhodnutí
    .help = 0: jak dlouho je třeba.

## Stůl na obrazovce

cheating-moth-seat-0 = Cvrček
cheating-moth-seat-1 = Beruška
cheating-moth-seat-2 = Včela
cheating-moth-seat-3 = Šnek
cheating-moth-seat-4 = Žížala

cheating-moth-points = { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
cheating-moth-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
cheating-moth-your-hand = { $count ->
    [one] Vaše ruka: 1 karta
    [few] Vaše ruka: { $count } karty
    [many] Vaše ruka: { $count } karty
   *[other] Vaše ruka: { $count } karet
}
cheating-moth-deck = { $count ->
    [one] Dobírací balíček: 1 karta
    [few] Dobírací balíček: { $count } karty
    [many] Dobírací balíček: { $count } karty
   *[other] Dobírací balíček: { $count } karet
}
cheating-moth-pile = Na balíčku: { $card }
cheating-moth-round-of = Kolo { $round } z { $rounds }
cheating-moth-has-guard = má strážného brouka
cheating-moth-is-on-turn = je na tahu
cheating-moth-press-to-accuse = dlouhým stiskem obviníte
cheating-moth-hiding = mizí …
cheating-moth-feinting = Jen to předstíráte …
cheating-moth-rim = Okraj stolu: přetáhněte sem kartu, podržte ji a zmizí
cheating-moth-feint = Předstírat
cheating-moth-sort = Srovnat
cheating-moth-you-guard = Jste strážce: podvodníka dlouze stiskněte
cheating-moth-you-guard-light = Jste strážce: ťuknutím svítíte, přistiženého dlouze stiskněte
cheating-moth-rests = { $count ->
    [one] Obvinit můžete zase za 1 sekundu
    [few] Obvinit můžete zase za { $count } sekundy
    [many] Obvinit můžete zase za { $count } sekundy
   *[other] Obvinit můžete zase za { $count } sekund
}
cheating-moth-seconds = { $count ->
    [one] (1 sekunda)
    [few] ({ $count } sekundy)
    [many] ({ $count } sekundy)
   *[other] ({ $count } sekund)
}
cheating-moth-give-to = { $card }: kdo ji dostane?
cheating-moth-accuse-whom = Koho obviníte? Stiskněte číslo.
cheating-moth-dealt = Rozdává se …
cheating-moth-closing = Někdo už nemá karty!
cheating-moth-wait = Okamžik …
cheating-moth-race-cockroach = Šváb! Hoďte kartu stejného čísla.
cheating-moth-race-mosquito = Komár! Nejpomalejší dostane karty.
cheating-moth-ready-steady = Připravit …
cheating-moth-call-cockroach = Házet!
cheating-moth-call-mosquito = Plác!
cheating-moth-pressed = { $time } s
cheating-moth-verdict-waits = Vyřeší se po závodě. Ruce na stůl!
cheating-moth-verdict-right = Chyceno!
cheating-moth-verdict-wrong = Nic to nebylo.

cheating-moth-round = Kolo
cheating-moth-total = Celkem
cheating-moth-hand-left = Zůstalo v ruce
cheating-moth-empty = nic
cheating-moth-replay = Kdo podváděl
cheating-moth-replay-in-words = Slovy
cheating-moth-legend-gone = zmizela
cheating-moth-legend-caught = přistižení
cheating-moth-legend-let-go = puštěno zpět
cheating-moth-legend-feint = předstíráno
cheating-moth-legend-wrong = křivé obvinění
cheating-moth-legend-right = správné obvinění
cheating-moth-replay-nothing = Nikdo to nezkusil.
cheating-moth-replay-gone = { $at } s: { $player }, zmizelo: { $card }.
cheating-moth-replay-caught = { $at } s: { $player }, přistižení při: { $card }.
cheating-moth-replay-let-go = { $at } s: { $player } si to rozmyslí, karta: { $card }.
cheating-moth-replay-broken = { $at } s: { $player } je při tom vyrušen, karta: { $card }.
cheating-moth-replay-feint = { $at } s: { $player } to jen předstírá.
cheating-moth-replay-lit = Světlo na tom leželo { $seconds } s.
cheating-moth-replay-near = Nejbližší obvinění bylo { $seconds } s vedle.
cheating-moth-replay-accusation = { $right ->
    [yes] { $at } s: { $player } obviňuje právem: { $accused }.
   *[no] { $at } s: { $player } obviňuje neprávem: { $accused }.
}

cheating-moth-senses = Zvuk a znamení
cheating-moth-sound = Zvuky
cheating-moth-tells-as = Znamení ostatních se dávají
cheating-moth-tells-seen = jen pohybem
cheating-moth-tells-heard = i tichým zvukem
cheating-moth-tells-read = i slovy

cheating-moth-key-hand = ke kartám
cheating-moth-key-walk = od karty ke kartě
cheating-moth-key-play = zahrát, hodit nebo dát kartu
cheating-moth-key-hide = podržet: karta zmizí
cheating-moth-key-feint = předstírat podvod
cheating-moth-key-sort = srovnat karty
cheating-moth-key-draw = líznout
cheating-moth-key-slap = plácnout komára
cheating-moth-key-accuse = obvinit hráče, jste-li strážce
cheating-moth-key-light = posvítit na balíček
cheating-moth-key-sound = zvuk zapnout nebo vypnout

cheating-moth-lesson = První hra
cheating-moth-lesson-step = { $step }/{ $steps }
cheating-moth-lesson-go-on = Dál
cheating-moth-lesson-done = To je vše
cheating-moth-lesson-leave = Ukončit lekci
cheating-moth-lesson-be-guard = Teď chci hlídat
cheating-moth-lesson-welcome = Zbavte se karet: co zbude, stojí body, můry deset. Brouk označuje strážce, hlídá Beruška. Všichni ostatní smějí podvádět.
cheating-moth-lesson-play = Až budete na tahu, ťukněte na kartu o jedna vyšší nebo nižší, než leží na balíčku. Nepasuje-li žádná, lízněte si.
cheating-moth-lesson-feint = Teď předstírejte: stiskněte „Předstírat“. Ostatní uvidí, že se vám pohnula ruka, ale ne proč.
cheating-moth-lesson-hide = Teď podvádějte: přetáhněte kartu dolů na okraj stolu a držte ji, dokud se pruh nezaplní; nebo kartu dlouze stiskněte, či na ní podržte klávesu h.
cheating-moth-lesson-hidden = Je pryč! Chvilku si toho strážce ještě mohl všimnout. Ostatní uvidí menší vějíř až později.
cheating-moth-lesson-caught = Chyceno! Karta je zpátky, dostali jste další a teď hlídáte vy. To se stane každému.
cheating-moth-lesson-tells = Sledujte vějíře ostatních. Ruka, která klesne, zašustí nebo se pohne, možná podvádí, předstírá, nebo vůbec nic.
cheating-moth-lesson-next = Můra se nedá zahrát ani darovat: musí zmizet. To je půlka hry.
cheating-moth-lesson-guard = Teď máte brouka: podvádět nesmíte, ale můry hrát můžete. Koho chytíte, ten hlídá místo vás.
cheating-moth-lesson-accuse = Když se něčí ruka pohne, hráče dlouze stiskněte. Platí to, dokud karta mizí, a chvilku potom.
cheating-moth-lesson-right = Chyceno! Vyberte kartu, kterou podvodník dostane navíc. Teď smíte zase podvádět.
cheating-moth-lesson-wrong = Nic to nebylo: berete si kartu a tři sekundy čekáte. Příště to vyjde.
cheating-moth-lesson-race = Když někdo zahraje komára, na povel plácněte do balíčku. Na švába hoďte kartu stejného čísla.
cheating-moth-lesson-end = Kdo nemá karty, ukončí kolo. Po tolika kolech, kolik je hráčů, vyhrává nejméně bodů.

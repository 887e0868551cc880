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

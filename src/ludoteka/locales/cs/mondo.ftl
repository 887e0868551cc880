## Mondo: jména věcí

mondo = Mondo
mondo-about = Postavte svět z jedné hromady dílků, všichni najednou a proti hodinám.
    Okraje musí navazovat, zvířata a uzavřená území přinášejí body, sopky a mezery je berou.

mondo-terrain-water = voda
mondo-terrain-forest = les
mondo-terrain-desert = poušť
mondo-terrain-steppe = step

mondo-species-penguin = tučňák
mondo-species-turtle = želva
mondo-species-dolphin = delfín
mondo-species-fish = ryba
mondo-species-panda = panda
mondo-species-parrot = papoušek
mondo-species-tiger = tygr
mondo-species-cassowary = kasuár
mondo-species-snake = had
mondo-species-scorpion = štír
mondo-species-camel = velbloud
mondo-species-lizard = ještěrka
mondo-species-bison = bizon
mondo-species-elephant = slon
mondo-species-zebra = zebra
mondo-species-lion = lev

# Co se v kole pokročilé a mistrovské hry boduje navíc.
mondo-special-most-areas = nejvíc území
    .rule = Dokončená území bez chyb; jezera se nepočítají.
mondo-special-most-lakes = nejvíc jezer
    .rule = Dokončená jezera bez chyb, kolem dokola pevnina a nikde okraj desky.
mondo-special-water-animals = nejvíc vodních zvířat
    .rule = Zvířata, která žijí ve vodě, ať jsou kdekoli.
mondo-special-largest-lake = největší jezero
    .rule = Dílky jednoho dokončeného jezera bez chyb, kolem dokola pevnina a nikde okraj desky.
mondo-special-largest-forest = největší les
    .rule = Dílky jednoho dokončeného lesa bez chyb.

# Zvláštní úkoly mistrovské hry.
mondo-task-three-bison = tři bizoni
    .rule = Tři bizoni v jedné dokončené stepi bez chyb.
mondo-task-three-elephant = tři sloni
    .rule = Tři sloni v jedné dokončené stepi bez chyb.
mondo-task-three-panda = tři pandy
    .rule = Tři pandy v jednom dokončeném lese bez chyb.
mondo-task-three-parrot = tři papoušci
    .rule = Tři papoušci v jednom dokončeném lese bez chyb.
mondo-task-three-snake = tři hadi
    .rule = Tři hadi v jedné dokončené poušti bez chyb.
mondo-task-three-scorpion = tři štíři
    .rule = Tři štíři v jedné dokončené poušti bez chyb.
mondo-task-all-steppe = celá step
    .rule = Bizon, slon, zebra a lev v jedné dokončené stepi bez chyb.
mondo-task-all-forest = celý les
    .rule = Panda, papoušek, tygr a kasuár v jednom dokončeném lese bez chyb.
mondo-task-all-desert = celá poušť
    .rule = Had, štír, velbloud a ještěrka v jedné dokončené poušti bez chyb.
mondo-task-done-without-errors = hotovo bez chyb
    .rule = Celá deska je včas plná a není na ní jediná chyba.
mondo-task-in-time = včas
    .rule = Celá deska je včas plná; chyby nevadí.
mondo-task-first = první
    .rule = Přestaňte stavět jako první.

## Na co se hra ptá

mondo-prompt-ready = Připraveni na další kolo?

## Co se dá dělat

mondo-move-grab = Vzít dílek { $tile }
mondo-move-put-back = Vrátit dílek
mondo-move-place = Položit dílek na { $square }, otočený o { $degrees }°, { $face ->
    [front] přední stranou
   *[back] zadní stranou
} nahoru
mondo-move-flip = Obrátit dílek { $tile }
mondo-move-shift = Odsunout dílek { $tile }
mondo-move-stop = Přestat stavět
mondo-move-task = Vzít úkol: { $task }
mondo-move-ready = Připraveno
mondo-move-pause = Požádat o přestávku
mondo-move-resume = Pokračovat

## Co se stalo

mondo-event-round = Kolo { $round }: hromada je zamíchaná.
mondo-event-building = Tři, dva, jedna – stavte!
mondo-event-grabbed = { $player } bere dílek { $tile }.
mondo-event-put-back = { $player } vrací dílek { $tile }.
mondo-event-placed = { $player } pokládá dílek { $tile } na { $square }.
mondo-event-flipped = { $player } obrací dílek { $tile }.
mondo-event-shifted = { $player } odsouvá dílek { $tile }.
mondo-event-took-task = { $player } bere úkol: { $task }.
mondo-event-stopped = { $bonus ->
    [0] { $player } přestává stavět.
   *[other] { $player } přestává stavět a bere bonus { $bonus }.
}
mondo-event-last-minute = Začala poslední minuta.
mondo-event-bell = Zvoní zvonek: čas vypršel.
mondo-event-wants-pause = { $player } žádá o přestávku.
mondo-event-paused = Všichni souhlasí: hodiny stojí.
mondo-event-resumed = { $player } pokračuje: tři, dva, jedna…
mondo-event-interrupted = Herna byla chvíli pryč. Hodiny stály a poběží dál po odpočtu.
mondo-event-ready = { $player } má hotovo.
mondo-event-scored = Body za kolo { $round }: { $totals }.
mondo-event-ended = Hra skončila.

## Proč ne

mondo-reason-game-over = Hra skončila.
mondo-reason-countdown = Počkejte na konec odpočtu.
mondo-reason-paused = Hodiny stojí.
mondo-reason-round-over = Kolo skončilo.
mondo-reason-stopped-building = V tomto kole už nestavíte.
mondo-reason-tile-gone = Někdo byl rychlejší: dílek už na hromadě není.
mondo-reason-one-tile-at-a-time = Jen jeden dílek najednou: položte ten v ruce, nebo ho vraťte.
mondo-reason-no-tile-in-hand = Nemáte v ruce žádný dílek.
mondo-reason-square-taken = Tam už jeden dílek leží.
mondo-reason-not-beside-a-tile = Dílek se musí dotýkat některého z položených.
mondo-reason-task-not-to-be-had = Tento úkol si vzít nemůžete: je pryč, dva už máte, nebo leží méně než tři vaše dílky.
mondo-reason-time-up = Zvonek už zazvonil.
mondo-reason-not-now = Teď ne.
mondo-reason-slow-has-no-minutes = Pomalá hra nemá hodiny, a tedy ani minuty.
mondo-reason-slow-needs-others = O samotě není nikdo, kdo by skončil první a spustil hodiny.
mondo-reason-handicap-needs-players = Vyberte hendikep i hráče, kterých se týká, nebo ani jedno.

## Proč hra skončila

mondo-why-most-points = Vyhrává nejvíc bodů za všechna kola.
mondo-why-solo-won = Ztratilo se dost málo bodů.
mondo-why-solo-lost = Ztratilo se příliš mnoho bodů.

## Možnosti hry

mondo-option-level = Úroveň
    .help = Začátečníci: 7 minut. Pokročilí: 6 minut a zvláštní bodování. Mistři: 5 minut a k tomu úkoly. O samotě: 10, 6 nebo 5 minut.
mondo-option-level-beginner = začátečníci
mondo-option-level-advanced = pokročilí
mondo-option-level-expert = mistři
mondo-option-minutes = Minuty na kolo
    .help = 0: podle úrovně.
mondo-option-back = Zadní strana desky
    .help = Po okrajích je les, poušť, step a voda místo samé vody.
mondo-option-hidden_time = Skrytý čas
    .help = Nikdo nevidí, kolik času zbývá.
mondo-option-slow = Pomalá hra
    .help = Bez hodin; jakmile první přestane stavět, mají ostatní jednu minutu.
mondo-option-handicap = Hendikep
    .help = Hraje se bez žetonu sopky a body za sopky ztrácejí jen hráči s hendikepem.
mondo-option-handicap-none = žádný
mondo-option-handicap-active = za činné sopky
mondo-option-handicap-all = i za spící sopky
mondo-option-handicapped = Kdo má hendikep
    .help = Součet čísel 1, 2, 4 a 8 za prvního, druhého, třetího a čtvrtého hráče.
mondo-option-pace = Tempo botů
    .help = Dílky za minutu; 0: podle jejich úrovně.

## Stůl na obrazovce

mondo-seat-0 = Stopařka
mondo-seat-1 = Kormidelník
mondo-seat-2 = Letkyně
mondo-seat-3 = Tulák
mondo-score = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}

mondo-side-north = sever
mondo-side-east = východ
mondo-side-south = jih
mondo-side-west = západ
mondo-none = nic
mondo-face-plain = { $land } kolem dokola
mondo-face-mixed = sever { $north }, východ { $east }, jih { $south }, západ { $west }
mondo-volcano-active = činná sopka
mondo-volcano-dormant = spící sopka
mondo-square-free = volno
mondo-square-open = volno, dílek sem smí
mondo-fit = sedí { $right }; chyby { $wrong }

mondo-heap = { $count ->
    [one] Hromada: { $count } dílek
    [few] Hromada: { $count } dílky
    [many] Hromada: { $count } dílku
   *[other] Hromada: { $count } dílků
}
mondo-flip-mode = Klepnutím dílky otáčet
mondo-zoom-in = Blíž
mondo-zoom-out = Dál
mondo-board-of = Deska: { $player }
mondo-others = Ostatní
mondo-hand = Dílek v ruce
mondo-hand-empty = ruka je prázdná
mondo-held = V ruce: { $tile }
mondo-held-help = Klepnutí: pootočit. Dvě: obrátit. Na desku se dá přetáhnout.
mondo-taken = Vzato: { $tile }
mondo-faster = Rychlejší byl hráč { $player }.
mondo-turn-left = Pootočit vlevo
mondo-turn-right = Pootočit vpravo
mondo-turn-over = Obrátit
mondo-put-back = Vrátit

mondo-laid = { $count ->
    [one] Položen { $count } dílek
    [few] Položeny { $count } dílky
    [many] Položeno { $count } dílku
   *[other] Položeno { $count } dílků
}
mondo-has-stopped = { $bonus ->
    [0] už nestaví
   *[other] už nestaví, bonus { $bonus }
}
mondo-you-stopped = { $bonus ->
    [0] Už nestavíte.
   *[other] Už nestavíte: bonus { $bonus }.
}
mondo-volcano-token = spící sopky se počítají jako činné
mondo-handicapped = s handicapem
mondo-wants-pause = chce přestávku

mondo-round = Kolo { $round } z { $rounds }
mondo-limit = { $count ->
    [one] Nejvýš { $count } ztracený bod
    [few] Nejvýš { $count } ztracené body
    [many] Nejvýš { $count } ztraceného bodu
   *[other] Nejvýš { $count } ztracených bodů
}
mondo-time-left = Zbývá: { $time }
mondo-time-hidden = Čas je skrytý
mondo-time-slow = Hodiny nejdou, dokud někdo nepřestane
mondo-no-time = Hodiny stojí
mondo-seconds-left = { $seconds ->
    [one] Zbývá { $seconds } sekunda
    [few] Zbývají { $seconds } sekundy
    [many] Zbývá { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
}
mondo-bonus-left = Zbylé bonusy
mondo-tasks = Úkoly
mondo-tasks-help = Nejvýš dva, po třech položených dílcích. Splněný úkol přinese svou hodnotu, nesplněný ji stojí.
mondo-tasks-mine = Vaše
mondo-tasks-left = Na stole
mondo-take-task = Vzít
mondo-pause = Navrhnout přestávku
mondo-stop = Přestat stavět
mondo-stop-for = Dost, beru { $bonus }
mondo-stop-sure = Opravdu?

mondo-pause-asked = Čeká se, až s přestávkou budou souhlasit ostatní.
mondo-pause-wanted = Přestávku navrhuje { $player }.
mondo-pause-agree = Souhlasím
mondo-paused = Přestávka
mondo-resume = Pokračovat
mondo-starts = Začíná se za
mondo-bell = Konec!

mondo-sheet = Počítání bodů
mondo-whose-points = Čí body
mondo-points-of = { $points ->
    [one] { $player }: { $points } bod
    [few] { $player }: { $points } body
    [many] { $player }: { $points } bodu
   *[other] { $player }: { $points } bodů
}
mondo-line = Řádek
mondo-line-animals = Zvířata
mondo-line-areas = Hotová území
mondo-line-bonus = Bonus
mondo-line-special = Zvláštní bodování
mondo-line-volcanoes = Sopky
mondo-line-free = Volná pole
mondo-line-errors = Chyby
mondo-line-tasks = Úkoly
mondo-sum = Součet
mondo-shown-board = { $player }: vyberte řádek a uvidíte, kde jsou jeho body.
mondo-ready = Můžeme
mondo-not-ready = Čeká se: { $names }
mondo-next-in = { $seconds ->
    [one] další kolo za { $seconds } sekundu
    [few] další kolo za { $seconds } sekundy
    [many] další kolo za { $seconds } sekundy
   *[other] další kolo za { $seconds } sekund
}

mondo-key-walk = od dílku k dílku, od pole k poli
mondo-key-enter = vzít dílek, položit ho na pole
mondo-key-right = pootočit vpravo
mondo-key-left = pootočit vlevo
mondo-key-flip = obrátit
mondo-key-back = vrátit
mondo-key-heap = k hromadě
mondo-key-board = k desce
mondo-key-zoom = blíž, dál
mondo-key-look = něčí deska, velká
mondo-key-tasks = úkoly
mondo-key-stop = přestat stavět (dvakrát)
mondo-key-pause = navrhnout přestávku
mondo-key-sound = zvuk zapnout nebo vypnout

## Jen pro terminál.

terminal-you = { $name } (vy)
terminal-bot = { $name } ({ $level })
terminal-seat = Hráč { $number }
terminal-choose = Vaše volba (číslo, tah slovy, ? pro nápovědu)
terminal-help = Číslo vybere ze seznamu, nebo napište tah: { $example }.
    ? místo    co místo umí, třeba ? 17
    why tah    proč něco nejde
    board      znovu ukáže stůl
    moves      znovu ukáže seznam
    quit       odejít ze hry
terminal-unclear = { $input }: není číslo od 1 do { $count } ani tah. Co jde napsat, ukáže ?.
terminal-allowed = To jde.
terminal-no-rule = O místě { $place } není co říct.
terminal-waiting = Ostatní přemýšlejí …
terminal-left = Hra končí předčasně.
terminal-over = Konec hry
terminal-place = Místo
terminal-player = Hráč
terminal-points = Body
terminal-seed = Semínko: { $seed }
terminal-saved = Záznam je v { $file }.

## Stůl Fabled Fruit

terminal-costs = Cena
terminal-left-copies = Zbývá
terminal-there = Stojí tu
terminal-hand = Karty
terminal-juices = Mošty
terminal-tokens = Žetony
terminal-market = Tržiště: { $cards }
terminal-market-empty = Tržiště: prázdné
terminal-your-hand = Vaše karty: { $cards }
terminal-hand-empty = Nemáte žádné karty.
terminal-open-cards = Na stole: { $cards }

## Simulace a turnaje

terminal-simulation = { $game }, hráčů: { $seats } ({ $bots })
terminal-games = Her
terminal-ended = Dohráno
terminal-decisions = Rozhodnutí
terminal-decisions-mean = na hru v průměru
terminal-longest = Nejdelší hra
terminal-longest-value = rozhodnutí: { $decisions } (semínko { $seed })
terminal-rounds = Kol na hru
terminal-wins-of-seat = Výhry místa { $seat } ({ $bot })
terminal-speed = Rychlost
terminal-speed-value = za sekundu her: { $games }, rozhodnutí: { $decisions }
terminal-elapsed = Čas
terminal-elapsed-value = { $seconds } s
terminal-playing = Hraje se
terminal-pairing = Dvojice
terminal-one-against = { $one } proti { $count } × { $other }
terminal-won = Výhry
terminal-interval = 95% interval
terminal-rating = Síla
terminal-bot-level = Bot

## Záznamy

terminal-record-of = { $game }, hráčů: { $seats }, semínko { $seed }
terminal-record-good = Záznam se přehraje do stejného konce, vstupů: { $inputs }.
terminal-record-open = Záznam se přehraje, hra ale neskončila; vstupů: { $inputs }.
terminal-dice-good = Kostky byly poctivé: tajemství je to slíbené a s díly hráčů dává semínko.
terminal-dice-none = Záznam neříká, jak semínko vzniklo (nehrálo se na serveru).
terminal-after-step = Po vstupu { $step } z { $count }

## Hry, pravidla, doctor

terminal-game = Hra
terminal-seats = Hráčů
terminal-options = Volby
terminal-bots = Boti
terminal-python = Python
terminal-rules = Pravidla
terminal-rules-compiled = přeložená
terminal-rules-interpreted = interpretovaná ({ $why })
terminal-client = Webový klient
terminal-client-built = sestaven
terminal-client-missing = není sestaven: spusťte python3 run.py serve v klonu, nebo nainstalujte wheel
terminal-database = Databáze
terminal-database-good = { $path }: lze zapisovat
terminal-database-new = { $path }: vznikne
terminal-database-bad = { $path }: { $problem }

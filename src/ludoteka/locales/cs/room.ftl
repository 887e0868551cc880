## Herna: co je na každé stránce v prohlížeči

room-title = Ludoteka
room-welcome = Herna plná deskových her
choose-language = Jazyk
room-pages = Stránky
room-home = Do herny
room-groups = Skupiny
room-about = O herně
room-your-name = Vaše jméno
room-light-auto = Světlo podle zařízení
room-light-light = Světlé
room-light-dark = Tmavé
room-close = Zavřít
room-problem = To se nepovedlo: { $problem }
room-unreachable = Herna neodpovídá. Běží server?

# Hry, které teprve přijdou.

## Úvod

room-seats = { $low } až { $high } hráčů
room-play-now = Hrát hned
room-learn = Naučit se za dvě minuty
room-play-with-friends = Hrát s přáteli
room-set-up = Nastavit
room-my-tables = Moje stoly
room-no-tables = U žádného stolu nesedíte.
room-open-tables = Otevřené stoly
room-no-open-tables = Nikdo zrovna nehledá společnost.
room-join = Přisednout
room-phase-lobby = ještě nezačalo
room-phase-playing = hraje se
room-phase-ended = dohráno
room-seat-person = někdo
room-seat-bot = bot
room-seat-open = volno

## Nový stůl

room-who-plays = Kdo hraje
room-seat-count = Hráčů
room-seat = Místo { $number }
room-me = já
room-a-friend = přítel
room-level-random = Bot: bezstarostný
room-level-greedy = Bot: hbitý
room-level-search = Bot: přemýšlivý
room-public = Přisednout smí kdokoli
room-options-of-game = Hra
room-group = Skupina
room-no-group = žádná
room-make-table = Otevřít stůl

## Skupiny

room-groups-about = Skupina hraje tutéž hru stále dál; každá partie navazuje na předchozí.
room-no-groups = Zatím žádnou skupinu nemáte.
room-make-group = Založit skupinu
room-group-name = Jméno skupiny
room-group-players = Hráči, oddělení čárkami
room-group-players-example = Anna, Ben, Klára
room-group-reset-sure = Začít znovu? Skupina { $name } přijde o svou historii.
room-import = Pokračovat s uloženou skupinou
room-export = Uložit
room-reset = Začít znovu
room-next-game = Další partie
room-history = Odehrané partie
room-player = Hráč
room-games-played = Partie
room-games-won = Výhry
room-points = Body

## Před hrou

room-start = Začít
room-wait-for-host = Čeká se, až hostitel začne.
room-open-become-bots = { $count ->
    [one] Na volném místě hraje bot, dokud si tam někdo nesedne.
    [few] Na { $count } volných místech hrají boti, dokud si tam někdo nesedne.
    [many] Na { $count } volného místa hrají boti, dokud si tam někdo nesedne.
   *[other] Na { $count } volných místech hrají boti, dokud si tam někdo nesedne.
}
room-invite = Pozvat
room-link-seat = Ke hraní
room-link-spectator = K přihlížení
room-copy = Kopírovat
room-copied = Zkopírováno
room-code = Kód
room-code-of = Kód pro { $address }

## Místa u stolu

room-you = vy
room-sit-down = Sednout si
room-get-up = Vstát
room-come-back = Vystřídat bota
room-seat-bot-of = { $level }
room-seat-here = je tu
room-seat-gone = je pryč
room-seat-away = je pryč, hraje bot
room-takeover = { $seconds ->
    [one] za 1 sekundu hraje bot
    [few] za { $seconds } sekundy hraje bot
    [many] za { $seconds } sekundy hraje bot
   *[other] za { $seconds } sekund hraje bot
}
room-absent = { $seconds ->
    [one] { $name } je pryč; za 1 sekundu hraje bot.
    [few] { $name } je pryč; za { $seconds } sekundy hraje bot.
    [many] { $name } je pryč; za { $seconds } sekundy hraje bot.
   *[other] { $name } je pryč; za { $seconds } sekund hraje bot.
}
room-host-seat = Změnit místo: { $name }
room-change-seat = Změnit…
room-put-bot = { $level }
room-open-seat = Uvolnit místo
room-spectators = { $count ->
    [one] Přihlíží 1 člověk.
    [few] Přihlížejí { $count } lidé.
    [many] Přihlíží { $count } člověka.
   *[other] Přihlíží { $count } lidí.
}

## U stolu

room-table = Stůl
room-beside = Vedle stolu
room-panels = Další
room-panel-seats = Místa u stolu
room-panel-chat = Povídání
room-panel-log = Co se stalo
room-panel-fair = Poctivá náhoda
room-panel-keys = Klávesy
room-panel-more = Nastavení a další
room-connecting = Jdeme ke stolu …
room-offline = Spojení se přerušilo. Zkoušíme znovu …
room-your-turn = Jste na řadě
room-waiting-for = Čeká se: { $names }
room-options = Co můžete udělat
room-undo = Vzít zpět
room-log = Co se stalo
room-log-empty = Zatím se nic nestalo.
room-event-undone = { $player } bere poslední tah zpět.
room-chat = Povídání
room-chat-empty = Nikdo nic neřekl.
room-say = Řekněte něco
room-send = Poslat
room-to-new-table = K novému stolu

room-key-options = zvolit možnost s tímto číslem
room-key-list = procházet možnosti
room-key-tab = od věci k věci
room-key-rule = co umí vybrané místo
room-key-undo = vzít zpět
room-key-close = zavřít, co je otevřené
room-key-keys = tyto klávesy

## Konec

room-over = Hra je u konce
room-revenge = Odveta
room-fair = Prověřit náhodu
room-fair-about = Před hrou server ukázal tento otisk svého tajemství. Po hře tajemství prozradí; veškerá náhoda vzniká z něj a z čísel, která přidaly prohlížeče hráčů.
room-fair-later = Tajemství se prozradí, až hra skončí.
room-fair-insecure = Tento prohlížeč ověřuje jen na zabezpečených stránkách. Záznam lze prověřit příkazem „ludoteka replay --verify“.
room-fair-commitment = Tajemství má otisk ukázaný předem
room-fair-seed = Náhoda vznikla z tajemství a z čísel všech hráčů
room-fair-good = souhlasí
room-fair-bad = NESOUHLASÍ
room-record = Celá hra jako soubor

## Hra znovu

room-replay = Záznam
room-replay-watch = Podívat se znovu
room-replay-loading = Načítáme hru …
room-replay-leave = Na konec hry
room-replay-controls = Procházení hry
room-replay-where = Kde ve hře
room-replay-step = Krok { $step } z { $count }
room-replay-play = Přehrát
room-replay-pause = Zastavit
room-replay-space = Přehrát a zastavit (mezerník)
room-replay-back = O krok zpět
room-replay-forward = O krok dál
room-replay-speed = Rychlost
room-replay-eyes = Číma očima
room-replay-spectator = Divák
room-replay-only = Tohle je záznam: hrát se tu nedá.

## O herně

room-about-text = Ludoteka je svobodný software pod licencí MIT. Pravidla her tu převyprávíme vlastními slovy; obrázky ani texty vydavatelů nepoužíváme.
room-pictures = Obrázky
room-own-pictures = Krajiny míst, karty a žetony kreslíme sami a platí pro ně licence Ludoteky. Ikony v nich pocházejí z těchto sad:
room-picture-set = Sada
room-picture-author = Autor
room-picture-licence = Licence
room-picture-count = Použito

## Proč herna něco odmítá

room-malformed = Tomu nerozumíme: { $problem }
room-malformed-move = „{ $text }“ tu není žádný tah.
room-stale = Mezitím jste už hráli.
room-not-seated = To smí jen ten, kdo sedí u stolu.
room-not-host = To smí jen hostitel.
room-not-invited = Sednout si může ten, kdo má odkaz ke hraní.
room-not-started = Hra ještě nezačala.
room-already-started = Hra už začala.
room-ended = Hra je u konce.
room-seat-taken = To místo už někdo má.
room-already-seated = Místo už máte.
room-no-such-seat = Míst je jen { $seats }.
room-not-your-seat = To místo patří někomu jinému.
room-unknown-bot = Bot „{ $level }“ není; jsou tu { $levels }.
room-bad-option = Takhle to nastavit nejde: { $problem }
room-nothing-to-undo = Není co vzít zpět.
room-too-long = Prosíme 1 až { $limit } znaků.
room-failed = U stolu se něco pokazilo; nic se nezměnilo.
room-bot-plays = Hraje za vás bot; nejdřív ho vystřídejte.

## Proč ke stolu nevede cesta

room-closed-4400 = Stůl a tato stránka si nerozumějí. Načtěte stránku znovu.
room-closed-4403 = Tento odkaz u stolu nic neotvírá.
room-closed-4404 = Takový stůl není.
room-closed-4409 = Tato hra začala podle jiných pravidel a nemůže pokračovat.

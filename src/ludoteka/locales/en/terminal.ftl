## Only the terminal says these.

terminal-you = { $name } (you)
terminal-bot = { $name } ({ $level })
terminal-seat = Player { $number }
terminal-choose = Your choice (a number, a move as typed, ? for help)
terminal-help = A number picks from the list, or type a move: { $example }.
    ? place    what a place does, for instance ? 17
    why move   why something is not allowed
    board      the table once more
    moves      the list once more
    quit       leave the game
terminal-unclear = { $input }: no number from 1 to { $count } and no move. ? shows what can be typed.
terminal-allowed = That is allowed.
terminal-no-rule = There is nothing to tell about { $place }.
terminal-waiting = The others are thinking …
terminal-left = You have left the game.
terminal-over = The game is over
terminal-place = Place
terminal-player = Player
terminal-points = Points
terminal-seed = Seed: { $seed }
terminal-saved = The record is in { $file }.

## The table of Fabled Fruit

terminal-costs = Costs
terminal-left-copies = Left
terminal-there = There
terminal-hand = Hand
terminal-juices = Juices
terminal-tokens = Tokens
terminal-market = Market: { $cards }
terminal-market-empty = Market: empty
terminal-your-hand = Your hand: { $cards }
terminal-hand-empty = Your hand is empty.
terminal-open-cards = On the table: { $cards }

## Simulations and tournaments

terminal-simulation = { $game }, { $seats } players ({ $bots })
terminal-games = Games
terminal-ended = Ended
terminal-decisions = Decisions
terminal-decisions-mean = a game on average
terminal-longest = Longest game
terminal-longest-value = { $decisions } decisions (seed { $seed })
terminal-rounds = Rounds a game
terminal-wins-of-seat = Wins of seat { $seat } ({ $bot })
terminal-speed = Speed
terminal-speed-value = { $games } games and { $decisions } decisions a second
terminal-elapsed = Time
terminal-elapsed-value = { $seconds } s
terminal-playing = Playing
terminal-pairing = Pairing
terminal-one-against = { $one } against { $count } × { $other }
terminal-won = Won
terminal-interval = 95 % interval
terminal-rating = Rating
terminal-bot-level = Bot

## Records

terminal-record-of = { $game }, { $seats } players, seed { $seed }
terminal-record-good = The record replays to its end: { $inputs } inputs, the same final state.
terminal-record-open = The record replays; the game has not ended: { $inputs } inputs.
terminal-dice-good = The dice were fair: the secret is the promised one, and with the players' parts it makes the seed.
terminal-dice-none = The record does not say how its seed came about (it was not played on a server).
terminal-after-step = After { $step } of { $count } inputs

## Games, rules, doctor

terminal-game = Game
terminal-seats = Players
terminal-options = Options
terminal-bots = Bots
terminal-python = Python
terminal-rules = Rules
terminal-rules-compiled = compiled
terminal-rules-interpreted = interpreted ({ $why })
terminal-client = Web client
terminal-client-built = built
terminal-client-missing = not built: run python3 run.py serve in a clone, or install a wheel
terminal-database = Database
terminal-database-good = { $path }: writable
terminal-database-new = { $path }: will be made
terminal-database-bad = { $path }: { $problem }

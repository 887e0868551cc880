## The room: what every page of the browser shows

room-title = Ludoteka
room-welcome = A room of board games
choose-language = Language
room-pages = Pages
room-home = To the room
room-groups = Groups
room-about = About
room-your-name = Your name
room-light-auto = Light as your device has it
room-light-light = Bright
room-light-dark = Dark
room-close = Close
room-problem = That didn't work: { $problem }
room-unreachable = The room can't be reached. Is the server running?

# Games that are still to come.

## Home

room-seats = { $low } to { $high } players
room-play-now = Play now
room-learn = Learn it in two minutes
room-play-with-friends = Play with friends
room-set-up = Set up
room-my-tables = My tables
room-no-tables = You sit at no table.
room-open-tables = Open tables
room-no-open-tables = Nobody is looking for company.
room-join = Join
room-phase-lobby = not started
room-phase-playing = being played
room-phase-ended = over
room-seat-person = somebody
room-seat-bot = a bot
room-seat-open = open

## A table to be

room-who-plays = Who plays
room-seat-count = Players
room-seat = Seat { $number }
room-me = me
room-a-friend = a friend
room-level-random = Bot: carefree
room-level-greedy = Bot: quick
room-level-search = Bot: thoughtful
room-public = Anybody may join
room-options-of-game = The game
room-group = Group
room-no-group = none
room-make-table = Open the table

## Groups

room-groups-about = A group plays a game again and again; each game goes on where the last one ended.
room-no-groups = You have no group yet.
room-make-group = Make a group
room-group-name = Name of the group
room-group-players = Players, with commas between
room-group-players-example = Anna, Ben, Clara
room-group-reset-sure = Begin again with { $name }? Its history will be gone.
room-import = Go on with an exported group
room-export = Export
room-reset = Begin again
room-next-game = Next game
room-history = Games played
room-player = Player
room-games-played = Games
room-games-won = Won
room-points = Points

## Before the game

room-start = Start
room-wait-for-host = Waiting for the host to start.
room-open-become-bots = { $count ->
    [one] A bot plays the open seat until somebody takes it.
   *[other] Bots play the { $count } open seats until somebody takes them.
}
room-invite = Invite
room-link-seat = To play along
room-link-spectator = To look on
room-copy = Copy
room-copied = Copied
room-code = Code
room-code-of = Code for { $address }

## Seats

room-you = you
room-sit-down = Sit down
room-get-up = Get up
room-come-back = Take over from the bot
room-seat-bot-of = { $level }
room-seat-here = is here
room-seat-gone = is away
room-seat-away = is away, a bot plays
room-takeover = { $seconds ->
    [one] a bot plays in 1 second
   *[other] a bot plays in { $seconds } seconds
}
room-absent = { $seconds ->
    [one] { $name } is away; a bot plays in 1 second.
   *[other] { $name } is away; a bot plays in { $seconds } seconds.
}
room-host-seat = Change the seat of { $name }
room-change-seat = Change…
room-put-bot = { $level }
room-open-seat = Open the seat
room-spectators = { $count ->
    [one] 1 person looks on.
   *[other] { $count } people look on.
}

## At the table

room-table = The table
room-beside = Beside the table
room-panels = More
room-panel-seats = Seats
room-panel-chat = Chat
room-panel-log = What happened
room-panel-fair = Fair dice
room-panel-keys = Keys
room-panel-more = Settings and more
room-connecting = Going to the table …
room-offline = The line is broken. Trying again …
room-your-turn = Your turn
room-waiting-for = Waiting for { $names }
room-options = What you can do
room-undo = Take back
room-log = What happened
room-log-empty = Nothing has happened yet.
room-event-undone = { $player } takes the last move back.
room-chat = Chat
room-chat-empty = Nobody has said anything.
room-say = Say something
room-send = Send
room-to-new-table = To the new table

room-key-options = choose the option with this number
room-key-list = walk through the options
room-key-tab = from thing to thing
room-key-rule = what the place under the focus does
room-key-undo = take back
room-key-close = close what is open
room-key-keys = these keys

## The end

room-over = The game is over
room-revenge = Revenge
room-fair = Check the dice
room-fair-about = Before the game the server has shown this fingerprint of its secret. Afterwards it reveals the secret; all chance comes from it and from numbers that the players' browsers put in.
room-fair-later = The secret is revealed when the game is over.
room-fair-insecure = This browser checks only on secure pages. The record can be checked with the command “ludoteka replay --verify”.
room-fair-commitment = The secret has the fingerprint shown before
room-fair-seed = The dice come from the secret and from all players' numbers
room-fair-good = right
room-fair-bad = WRONG
room-record = The whole game as a file

## A game looked at again

room-replay = Replay
room-replay-watch = Watch it again
room-replay-loading = Fetching the game …
room-replay-leave = To the end of the game
room-replay-controls = Going through the game
room-replay-where = Where in the game
room-replay-step = Step { $step } of { $count }
room-replay-play = Play
room-replay-pause = Pause
room-replay-space = Play and pause (space)
room-replay-back = One step back
room-replay-forward = One step forward
room-replay-speed = Speed
room-replay-eyes = Through whose eyes
room-replay-spectator = Spectator
room-replay-only = This is a replay: nothing can be played here.

## About

room-about-text = Ludoteka is free software under the MIT licence. The games' rules are retold here in our own words; no pictures or texts of their publishers are used.
room-pictures = Pictures
room-own-pictures = The landscapes of the places, the cards and tokens are drawn by us and are under the licence of Ludoteka. The icons in them come from these sets:
room-picture-set = Set
room-picture-author = By
room-picture-licence = Licence
room-picture-count = Used

## Why the room refuses something

room-malformed = That could not be understood: { $problem }
room-malformed-move = “{ $text }” is no move here.
room-stale = You have moved in the meantime.
room-not-seated = Only who sits at the table can do that.
room-not-host = Only the host can do that.
room-not-invited = To sit down you need a link to play along.
room-not-started = The game has not begun.
room-already-started = The game has begun.
room-ended = The game is over.
room-seat-taken = Somebody has that seat.
room-already-seated = You have a seat already.
room-no-such-seat = There are only { $seats } seats.
room-not-your-seat = That seat is somebody else's.
room-unknown-bot = There is no bot “{ $level }”; there are { $levels }.
room-bad-option = This can't be set so: { $problem }
room-nothing-to-undo = Nothing can be taken back.
room-too-long = Between 1 and { $limit } characters, please.
room-failed = Something went wrong at the table; nothing was changed.
room-bot-plays = A bot plays for you; take over from it first.

## Why there is no way to a table

room-closed-4400 = The table and this page don't understand each other. Load the page again.
room-closed-4403 = This link opens nothing at this table.
room-closed-4404 = There is no such table.
room-closed-4409 = This game was begun under other rules and can't go on.

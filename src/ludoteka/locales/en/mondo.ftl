## Mondo: names of things

mondo = Mondo
mondo-about = Build a world out of one heap of tiles, all at once, against the clock.
    Edges must match, animals and closed lands are points, volcanoes and gaps cost some.

mondo-terrain-water = water
mondo-terrain-forest = forest
mondo-terrain-desert = desert
mondo-terrain-steppe = steppe

mondo-species-penguin = penguin
mondo-species-turtle = turtle
mondo-species-dolphin = dolphin
mondo-species-fish = fish
mondo-species-panda = panda
mondo-species-parrot = parrot
mondo-species-tiger = tiger
mondo-species-cassowary = cassowary
mondo-species-snake = snake
mondo-species-scorpion = scorpion
mondo-species-camel = camel
mondo-species-lizard = lizard
mondo-species-bison = bison
mondo-species-elephant = elephant
mondo-species-zebra = zebra
mondo-species-lion = lion

# What is scored besides in a round of the advanced and expert game.
mondo-special-most-areas = most lands
    .rule = Complete lands without errors; lakes don’t count.
mondo-special-most-lakes = most lakes
    .rule = Complete lakes without errors, with land all round and not at the edge of the board.
mondo-special-water-animals = most water animals
    .rule = Animals that live in water, wherever they are.
mondo-special-largest-lake = largest lake
    .rule = Tiles of one complete lake without errors, with land all round and not at the edge of the board.
mondo-special-largest-forest = largest forest
    .rule = Tiles of one complete forest without errors.

# Special tasks of the expert game.
mondo-task-three-bison = three bison
    .rule = Three bison on one complete steppe without errors.
mondo-task-three-elephant = three elephants
    .rule = Three elephants on one complete steppe without errors.
mondo-task-three-panda = three pandas
    .rule = Three pandas in one complete forest without errors.
mondo-task-three-parrot = three parrots
    .rule = Three parrots in one complete forest without errors.
mondo-task-three-snake = three snakes
    .rule = Three snakes in one complete desert without errors.
mondo-task-three-scorpion = three scorpions
    .rule = Three scorpions in one complete desert without errors.
mondo-task-all-steppe = all of the steppe
    .rule = Bison, elephant, zebra and lion on one complete steppe without errors.
mondo-task-all-forest = all of the forest
    .rule = Panda, parrot, tiger and cassowary in one complete forest without errors.
mondo-task-all-desert = all of the desert
    .rule = Snake, scorpion, camel and lizard in one complete desert without errors.
mondo-task-done-without-errors = done without errors
    .rule = The whole board is full in time, without a single error.
mondo-task-in-time = in time
    .rule = The whole board is full in time; errors are allowed.
mondo-task-first = first
    .rule = Be the first to stop building.

## What is asked

mondo-prompt-ready = Ready for the next round?

## What one can do

mondo-move-grab = Take tile { $tile }
mondo-move-put-back = Put the tile back
mondo-move-place = Lay the tile on { $square }, turned by { $degrees }°, { $face ->
    [front] front
   *[back] back
} up
mondo-move-flip = Turn over tile { $tile }
mondo-move-shift = Push tile { $tile } aside
mondo-move-stop = Stop building
mondo-move-task = Take the task: { $task }
mondo-move-ready = Ready
mondo-move-pause = Ask for a pause
mondo-move-resume = Go on

## What happened

mondo-event-round = Round { $round }: the heap is mixed.
mondo-event-building = Three, two, one – build!
mondo-event-grabbed = { $player } takes tile { $tile }.
mondo-event-put-back = { $player } puts tile { $tile } back.
mondo-event-placed = { $player } lays tile { $tile } on { $square }.
mondo-event-flipped = { $player } turns over tile { $tile }.
mondo-event-shifted = { $player } pushes tile { $tile } aside.
mondo-event-took-task = { $player } takes the task: { $task }.
mondo-event-stopped = { $bonus ->
    [0] { $player } stops building.
   *[other] { $player } stops building and takes the bonus of { $bonus }.
}
mondo-event-last-minute = The last minute has begun.
mondo-event-bell = The bell rings: time is up.
mondo-event-wants-pause = { $player } asks for a pause.
mondo-event-paused = All have agreed: the clock stands still.
mondo-event-resumed = { $player } goes on: three, two, one …
mondo-event-interrupted = The game room was away. The clock stood still and goes on after a countdown.
mondo-event-ready = { $player } is ready.
mondo-event-scored = Points of round { $round }: { $totals }.
mondo-event-ended = The game is over.

## Why not

mondo-reason-game-over = The game is over.
mondo-reason-countdown = Wait for the countdown.
mondo-reason-paused = The clock stands still.
mondo-reason-round-over = The round is over.
mondo-reason-stopped-building = You have stopped building in this round.
mondo-reason-tile-gone = Somebody else was faster: that tile has left the heap.
mondo-reason-one-tile-at-a-time = One tile at a time: lay the one in your hand, or put it back.
mondo-reason-no-tile-in-hand = There is no tile in your hand.
mondo-reason-square-taken = A tile lies there already.
mondo-reason-not-beside-a-tile = A tile must touch one that you have laid before.
mondo-reason-task-not-to-be-had = You can’t take that task: it is gone, you have two, or you have laid fewer than three tiles.
mondo-reason-time-up = The bell has rung.
mondo-reason-not-now = Not now.
mondo-reason-slow-has-no-minutes = A slow game has no clock, so it has no minutes either.
mondo-reason-slow-needs-others = Alone there is nobody whose stopping could start the clock.
mondo-reason-handicap-needs-players = Choose both the handicap and the players who have it, or neither.

## Why the game ended

mondo-why-most-points = The most points of all rounds win.
mondo-why-solo-won = Few enough points were lost.
mondo-why-solo-lost = Too many points were lost.

## Options of a game

mondo-option-level = Level
    .help = Beginner: 7 minutes. Advanced: 6 minutes and a special scoring. Expert: 5 minutes and tasks too. Alone: 10, 6 or 5 minutes.
mondo-option-level-beginner = beginner
mondo-option-level-advanced = advanced
mondo-option-level-expert = expert
mondo-option-minutes = Minutes of a round
    .help = 0: as the level says.
mondo-option-back = Back of the board
    .help = The edges are forest, desert, steppe and water instead of water all round.
mondo-option-hidden_time = Hidden time
    .help = Nobody sees how much time is left.
mondo-option-slow = Slow game
    .help = No clock; when the first one stops, the others have one minute.
mondo-option-handicap = Handicap
    .help = No volcano token; only the handicapped lose points for volcanoes.
mondo-option-handicap-none = none
mondo-option-handicap-active = for active volcanoes
mondo-option-handicap-all = for dormant ones too
mondo-option-handicapped = Who is handicapped
    .help = The sum of 1, 2, 4 and 8 for the first, second, third and fourth player.
mondo-option-pace = Pace of bots
    .help = Tiles a minute; 0: as their level.

## The table on the screen

mondo-seat-0 = Pathfinder
mondo-seat-1 = Skipper
mondo-seat-2 = Pilot
mondo-seat-3 = Rambler
mondo-score = { $count ->
    [one] 1 point
   *[other] { $count } points
}

mondo-side-north = north
mondo-side-east = east
mondo-side-south = south
mondo-side-west = west
mondo-none = none
mondo-face-plain = { $land } all round
mondo-face-mixed = north { $north }, east { $east }, south { $south }, west { $west }
mondo-volcano-active = active volcano
mondo-volcano-dormant = dormant volcano
mondo-square-free = free
mondo-square-open = free, a tile may lie here
mondo-fit = matches { $right }; errors { $wrong }

mondo-heap = { $count ->
    [one] The heap: 1 tile
   *[other] The heap: { $count } tiles
}
mondo-flip-mode = Turn tiles over with a tap
mondo-zoom-in = Closer
mondo-zoom-out = Farther
mondo-board-of = Board of { $player }
mondo-others = The others
mondo-hand = Tile in hand
mondo-hand-empty = no tile in hand
mondo-held = In hand: { $tile }
mondo-held-help = Tap: turn. Twice: turn over. Drag it to the board.
mondo-taken = Taken: { $tile }
mondo-faster = { $player } was faster.
mondo-turn-left = Turn left
mondo-turn-right = Turn right
mondo-turn-over = Turn over
mondo-put-back = Put back

mondo-laid = { $count ->
    [one] 1 tile laid
   *[other] { $count } tiles laid
}
mondo-has-stopped = { $bonus ->
    [0] has stopped
   *[other] has stopped, bonus { $bonus }
}
mondo-you-stopped = { $bonus ->
    [0] You have stopped building.
   *[other] You have stopped building: bonus { $bonus }.
}
mondo-volcano-token = dormant volcanoes count as active
mondo-handicapped = handicapped
mondo-wants-pause = asks for a pause

mondo-round = Round { $round } of { $rounds }
mondo-limit = { $count ->
    [one] At most 1 point lost
   *[other] At most { $count } points lost
}
mondo-time-left = Time left: { $time }
mondo-time-hidden = The time is hidden
mondo-time-slow = No clock until somebody stops
mondo-no-time = No time runs
mondo-seconds-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
mondo-bonus-left = Bonus tokens left
mondo-tasks = Tasks
mondo-tasks-help = Up to two, once three tiles are laid. Done, a task is worth its number; not done, it costs as much.
mondo-tasks-mine = Yours
mondo-tasks-left = On the table
mondo-take-task = Take
mondo-pause = Ask for a pause
mondo-stop = Stop building
mondo-stop-for = Stop, take { $bonus }
mondo-stop-sure = Sure?

mondo-pause-asked = Waiting for the others to agree to a pause.
mondo-pause-wanted = { $player } asks for a pause.
mondo-pause-agree = Agree
mondo-paused = Pause
mondo-resume = Go on
mondo-starts = It starts in
mondo-bell = Time is up!

mondo-sheet = Score sheet
mondo-whose-points = Whose points
mondo-points-of = { $points ->
    [one] { $player }: 1 point
   *[other] { $player }: { $points } points
}
mondo-line = Line
mondo-line-animals = Animals
mondo-line-areas = Complete lands
mondo-line-bonus = Bonus token
mondo-line-special = Special scoring
mondo-line-volcanoes = Volcanoes
mondo-line-free = Free squares
mondo-line-errors = Errors
mondo-line-tasks = Tasks
mondo-sum = Sum
mondo-shown-board = { $player }: choose a line of the sheet to see where its points are.
mondo-ready = Ready
mondo-not-ready = Waiting for { $names }
mondo-next-in = { $seconds ->
    [one] next round in 1 second
   *[other] next round in { $seconds } seconds
}

mondo-key-walk = from tile to tile, from square to square
mondo-key-enter = take the tile, lay it on the square
mondo-key-right = turn right
mondo-key-left = turn left
mondo-key-flip = turn over
mondo-key-back = put back
mondo-key-heap = to the heap
mondo-key-board = to the board
mondo-key-zoom = closer, farther
mondo-key-look = a player’s board, large
mondo-key-tasks = tasks
mondo-key-stop = stop building (twice)
mondo-key-pause = ask for a pause
mondo-key-sound = sound on or off

## Cheating Moth: names of things

cheating-moth = Cheating Moth
cheating-moth-about = A card game in which cheating is part of the rules. Get rid of your cards,
    over the pile or under the table, and don’t let the guard beetle catch you.

cheating-moth-kind-number = number
    .rule = Lies on the pile if it is one higher or one lower; 1 and 5 are neighbours.
cheating-moth-kind-ant = ant
    .rule = Everybody else draws a card.
cheating-moth-kind-cockroach = cockroach
    .rule = Who holds a card of the same number may throw it on the pile. Only the fastest card stays.
cheating-moth-kind-mosquito = mosquito
    .rule = Everybody else slaps the pile. The slowest gets a card from each of the others.
cheating-moth-kind-spider = spider
    .rule = Give a card to another player, but no moth.
cheating-moth-kind-moth = cheating moth
    .rule = Can’t be played or given away: cheat it away. Only the guard may play it. It costs ten points.

cheating-moth-card-number = { $value }
    .acc = a { $value }
cheating-moth-card-ant = ant { $value }
    .acc = an ant { $value }
cheating-moth-card-cockroach = cockroach { $value }
    .acc = a cockroach { $value }
cheating-moth-card-mosquito = mosquito { $value }
    .acc = a mosquito { $value }
cheating-moth-card-spider = spider { $value }
    .acc = a spider { $value }
cheating-moth-card-moth = moth { $value }
    .acc = a moth { $value }

## What is asked

cheating-moth-prompt-turn = Your turn: play a card that fits, or draw.
cheating-moth-prompt-give = The spider: give somebody a card.
cheating-moth-prompt-hand-over = Choose a card for who was slowest.
cheating-moth-prompt-penalty = Choose a card for the cheater you caught.
cheating-moth-prompt-ready = Ready for the next round?

## What one can do

cheating-moth-move-play = Play { $card }
cheating-moth-move-draw = Draw a card
cheating-moth-move-give = Give { $other } { $card }
cheating-moth-move-hand-over = Hand over { $card }
cheating-moth-move-race = Throw { $card }
cheating-moth-move-slap = Slap the pile
cheating-moth-move-hide = Let { $card } vanish
cheating-moth-move-feint = Pretend to cheat
cheating-moth-move-let-go = Stop that
cheating-moth-move-sort = Sort the hand
cheating-moth-move-accuse = Accuse { $other }
cheating-moth-move-look = { $other ->
    [nobody] Shine at the pile
   *[other] Shine at { $other }
}
cheating-moth-move-ready = Ready

## What happened

cheating-moth-event-round = Round { $round }: { $player } has the guard beetle, { $card } is turned up.
cheating-moth-event-played = { $player } plays { $card }.
cheating-moth-event-drew = { $card ->
    [none] { $player } draws a card.
   *[other] { $player } draws { $card }.
}
cheating-moth-event-passed = { $player } can do nothing: there is no card to draw.
cheating-moth-event-reshuffled = The pile becomes a new deck.
cheating-moth-event-gave = { $card ->
    [none] { $player } gives { $other } a card.
   *[other] { $player } gives { $other } { $card }.
}
cheating-moth-event-handed-over = { $card ->
    [none] { $other } gets a card from { $player }.
   *[other] { $other } gets { $card } from { $player }.
}
cheating-moth-event-penalty = { $card ->
    [none] { $other } gets a card from { $player } as a penalty.
   *[other] { $other } gets { $card } from { $player } as a penalty.
}
cheating-moth-event-cue = { $race ->
    [cockroach] A cockroach: throw a card of that number!
   *[mosquito] A mosquito: slap it!
}
cheating-moth-event-raced = { $race ->
    [cockroach] { $player } is fastest and lays { $card }. { $times }
   *[mosquito] { $player } is slowest. { $times }
}
cheating-moth-event-nobody-raced = Nobody throws a card.
cheating-moth-event-tell = { $form ->
    [dip] { $player }’s hand dips.
    [rustle] Something rustles near { $player }.
   *[shift] A card moves in { $player }’s hand.
}
cheating-moth-event-accused = { $player } points at { $accused }!
cheating-moth-event-wrong = It was nothing: { $player } draws a card.
cheating-moth-event-caught = { $card ->
    [none] Caught! { $player } takes a card back and is the guard now.
   *[other] Caught! { $player } takes { $card } back and is the guard now.
}
cheating-moth-event-round-over = { $why ->
    [standstill] Nobody can play or draw any more: the round is over.
   *[hand-empty] A hand is empty: the round is over.
}
cheating-moth-event-scored = Points of round { $round }: { $points }.
cheating-moth-event-ready = { $player } is ready.
cheating-moth-event-interrupted = The table had been left. It goes on in a moment.
cheating-moth-event-ended = The game is over.

## Why not

cheating-moth-reason-game-over = The game is over.
cheating-moth-reason-round-over = The round is over.
cheating-moth-reason-not-begun = The cards are just being dealt.
cheating-moth-reason-frozen = An accusation is being settled: hands on the table.
cheating-moth-reason-not-your-turn = It is not your turn.
cheating-moth-reason-not-in-hand = You don’t hold that card.
cheating-moth-reason-does-not-fit = It must be one higher or one lower than the top card; 1 and 5 are neighbours.
cheating-moth-reason-can-play = You can play a card, so you must.
cheating-moth-reason-moth-not-played = Only the guard may play a moth. You will have to cheat it away.
cheating-moth-reason-moth-not-given = A moth can’t be given away.
cheating-moth-reason-is-hidden = You are just hiding that card.
cheating-moth-reason-nothing-to-give = Nobody asks you for a card.
cheating-moth-reason-no-such-player = Choose another player.
cheating-moth-reason-guard-may-not-cheat = The guard may not cheat.
cheating-moth-reason-last-card = Your last card can’t be cheated away.
cheating-moth-reason-one-at-a-time = Your hands are busy.
cheating-moth-reason-card-is-bound = That card is already promised elsewhere.
cheating-moth-reason-nothing-hidden = You are not hiding anything.
cheating-moth-reason-not-the-guard = Only the guard may do that.
cheating-moth-reason-accused-wrongly = You have just accused somebody wrongly: wait three seconds.
cheating-moth-reason-not-seen = The light has not caught that player.
cheating-moth-reason-no-light = The light points there already, or at nobody.
cheating-moth-reason-no-watchful-eye = There is no light in this game.
cheating-moth-reason-no-race = There is no such race now.
cheating-moth-reason-pressed-already = You have already been in this race.
cheating-moth-reason-false-start = Too early! Wait a moment.
cheating-moth-reason-own-mosquito = Who plays the mosquito doesn’t slap.
cheating-moth-reason-not-raceable = Only a card of the same number may be thrown.
cheating-moth-reason-oldest-not-there = There is no player with that number.

## Why the game ended

cheating-moth-why-fewest-points = The fewest points of all rounds win.

## Options of a game

cheating-moth-option-catching = How cheaters are caught
    .help = Tells: who watches closely sees hands move. Watchful eye: the guard shines a light, for slow lines and calm eyes.
cheating-moth-option-catching-tells = tells
cheating-moth-option-catching-watchful-eye = watchful eye
cheating-moth-option-cockroach = What may be thrown at a cockroach
    .help = Any card of the same number, or plain numbers only.
cheating-moth-option-cockroach-any-card = any card
cheating-moth-option-cockroach-number-cards = plain numbers
cheating-moth-option-oldest = The oldest player
    .help = The number of the seat that has the guard beetle first.
cheating-moth-option-grace = Grace
    .help = Milliseconds in which a card that has just vanished can still be noticed.
cheating-moth-option-turn_seconds = Seconds for a decision
    .help = 0: as long as it takes.

## The table on the screen

cheating-moth-seat-0 = Cricket
cheating-moth-seat-1 = Ladybird
cheating-moth-seat-2 = Bee
cheating-moth-seat-3 = Snail
cheating-moth-seat-4 = Worm

cheating-moth-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
cheating-moth-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cheating-moth-your-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
cheating-moth-deck = { $count ->
    [one] Draw pile: 1 card
   *[other] Draw pile: { $count } cards
}
cheating-moth-pile = On the pile: { $card }
cheating-moth-round-of = Round { $round } of { $rounds }
cheating-moth-has-guard = has the guard beetle
cheating-moth-is-on-turn = is on turn
cheating-moth-press-to-accuse = press long to accuse
cheating-moth-hiding = vanishing …
cheating-moth-feinting = You only pretend …
cheating-moth-rim = The table’s edge: drag a card here and hold it, and it vanishes
cheating-moth-feint = Pretend
cheating-moth-sort = Sort
cheating-moth-you-guard = You are the guard: press a cheater long
cheating-moth-you-guard-light = You are the guard: tap where to shine, press whom the light has caught
cheating-moth-rests = { $count ->
    [one] You can accuse again in 1 second
   *[other] You can accuse again in { $count } seconds
}
cheating-moth-seconds = { $count ->
    [one] (1 second)
   *[other] ({ $count } seconds)
}
cheating-moth-give-to = { $card }: who gets it?
cheating-moth-accuse-whom = Accuse whom? Press the number.
cheating-moth-dealt = The cards are dealt …
cheating-moth-closing = A hand is empty!
cheating-moth-wait = One moment …
cheating-moth-race-cockroach = Cockroach! Throw a card of the same number.
cheating-moth-race-mosquito = Mosquito! Who is slowest gets cards.
cheating-moth-ready-steady = Ready …
cheating-moth-call-cockroach = Throw!
cheating-moth-call-mosquito = Slap!
cheating-moth-pressed = { $time } s
cheating-moth-verdict-waits = It is settled after the race. Hands on the table!
cheating-moth-verdict-right = Caught!
cheating-moth-verdict-wrong = It was nothing.

cheating-moth-round = Round
cheating-moth-total = Total
cheating-moth-hand-left = Left in hand
cheating-moth-empty = nothing
cheating-moth-replay = Who cheated
cheating-moth-replay-in-words = In words
cheating-moth-legend-gone = vanished
cheating-moth-legend-caught = caught
cheating-moth-legend-let-go = let go
cheating-moth-legend-feint = pretended
cheating-moth-legend-wrong = accused wrongly
cheating-moth-legend-right = accused rightly
cheating-moth-replay-nothing = Nobody tried.
cheating-moth-replay-gone = { $at } s: { $player } made { $card } vanish.
cheating-moth-replay-caught = { $at } s: { $player } was caught with { $card }.
cheating-moth-replay-let-go = { $at } s: { $player } thought better of hiding { $card }.
cheating-moth-replay-broken = { $at } s: { $player } was disturbed while hiding { $card }.
cheating-moth-replay-feint = { $at } s: { $player } only pretended.
cheating-moth-replay-lit = The light was on it for { $seconds } s.
cheating-moth-replay-near = The nearest accusation was { $seconds } s off.
cheating-moth-replay-accusation = { $right ->
    [yes] { $at } s: { $player } accused { $accused } rightly.
   *[no] { $at } s: { $player } accused { $accused } wrongly.
}

cheating-moth-senses = Sound and tells
cheating-moth-sound = Sounds
cheating-moth-tells-as = Tells of the others are given
cheating-moth-tells-seen = as movement only
cheating-moth-tells-heard = as a soft sound too
cheating-moth-tells-read = in words too

cheating-moth-key-hand = to your cards
cheating-moth-key-walk = from card to card
cheating-moth-key-play = play, throw or give the card
cheating-moth-key-hide = hold: the card vanishes
cheating-moth-key-feint = pretend to cheat
cheating-moth-key-sort = sort the hand
cheating-moth-key-draw = draw
cheating-moth-key-slap = slap the mosquito
cheating-moth-key-accuse = accuse a player, as the guard
cheating-moth-key-light = shine at the pile
cheating-moth-key-sound = sound on or off

cheating-moth-lesson = First game
cheating-moth-lesson-step = { $step }/{ $steps }
cheating-moth-lesson-go-on = Go on
cheating-moth-lesson-done = That’s all
cheating-moth-lesson-leave = Leave the lesson
cheating-moth-lesson-be-guard = Be the guard yourself
cheating-moth-lesson-welcome = Get rid of your cards: what is left costs points, moths ten. The beetle marks the guard, Ladybird. Everybody else may cheat.
cheating-moth-lesson-play = When it is your turn, tap a card that is one higher or lower than the one on the pile. If none fits, draw.
cheating-moth-lesson-feint = Now pretend: press “Pretend”. The others see your hand move, but not why.
cheating-moth-lesson-hide = Now cheat: drag a card down to the table’s edge and hold it until the bar is full; or press a card long, or hold the key h on it.
cheating-moth-lesson-hidden = Gone! For a moment the guard could still have noticed. The others see your fan shrink only later.
cheating-moth-lesson-caught = Caught! The card is back, you got another, and you are the guard now. That happens to everybody.
cheating-moth-lesson-tells = Watch the fans of the others. A hand that dips, rustles or shifts may be cheating, pretending, or nothing at all.
cheating-moth-lesson-next = A moth can’t be played or given away: it has to vanish. That is half of the game.
cheating-moth-lesson-guard = Now you have the beetle: you may not cheat, but you may play moths. Catch somebody, and he is the guard instead.
cheating-moth-lesson-accuse = When a hand moves, press that player long. It is right while a card vanishes and a moment after.
cheating-moth-lesson-right = Caught! Choose a card that the cheater gets too. From now on you may cheat again.
cheating-moth-lesson-wrong = That was nothing: you draw a card, and have to wait three seconds. Better luck next time.
cheating-moth-lesson-race = When a mosquito is played, slap the pile at the call. For a cockroach, throw a card of the same number.
cheating-moth-lesson-end = Who has no card left ends the round. After as many rounds as players the fewest points win.

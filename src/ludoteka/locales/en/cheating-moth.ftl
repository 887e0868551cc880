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

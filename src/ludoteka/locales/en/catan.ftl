## Catan: names of things

catan = Catan
catan-about = Settle an island: gather wood, brick, wool, grain and ore, trade, build.
    Whoever first has enough points on their own turn wins.

# A resource as named alone; .acc is what is done to so many cards of it.
catan-resource-wood = wood
    .acc = { $count } wood
catan-resource-brick = brick
    .acc = { $count } brick
catan-resource-wool = wool
    .acc = { $count } wool
catan-resource-grain = grain
    .acc = { $count } grain
catan-resource-ore = ore
    .acc = { $count } ore
# Cards nobody has told us the faces of.
catan-cards =
    .acc = { $count ->
        [one] a card
       *[other] { $count } cards
    }
# What somebody gets: the name and the cards.
catan-gain = { $player }: { $cards }

catan-terrain-forest = forest
catan-terrain-hills = hills
catan-terrain-pasture = pasture
catan-terrain-fields = fields
catan-terrain-mountains = mountains
catan-terrain-desert = desert
catan-terrain-sea = sea
catan-terrain-jungle = jungle
catan-terrain-river-mountains = mountains at the river
catan-terrain-river-hills = hills at the river
catan-terrain-swamp = swamp
catan-terrain-volcano = volcano
catan-terrain-wizards-castle = wizard’s castle

# Where something stands; the table may say it by the hexes around.
catan-place-hex = hex { $number }
catan-place-corner = corner { $number }
catan-place-edge = edge { $number }
catan-place-off-board = beside the board

# A development card as named alone; .acc is what is done to it, .rule what it does.
catan-card-knight = knight
    .acc = a knight
    .rule = Move the robber and take a random card from a player there. Played knights count for the largest army.
catan-card-road-building = road building
    .acc = road building
    .rule = Build two roads for nothing.
catan-card-year-of-plenty = year of plenty
    .acc = a year of plenty
    .rule = Take any two cards from the bank.
catan-card-monopoly = monopoly
    .acc = a monopoly
    .rule = Name a resource: all others hand you every card of it.
catan-card-victory-point = victory point
    .acc = a victory point
    .rule = Worth a point at once. It stays hidden until the end.

catan-harbour-wood = wood 2 : 1
catan-harbour-brick = brick 2 : 1
catan-harbour-wool = wool 2 : 1
catan-harbour-grain = grain 2 : 1
catan-harbour-ore = ore 2 : 1
catan-harbour-any = anything 3 : 1

catan-specialist-lumberjack = lumberjack
catan-specialist-brickmaker = brickmaker
catan-specialist-shepherd = shepherd
catan-specialist-farmer = farmer
catan-specialist-miner = miner

## The cards of Events of Catan

catan-evt-robbery = Robbery
    .rule = A seven: large hands are halved, then the robber moves.
catan-evt-plague = Plague
    .rule = Cities yield only one card this time.
catan-evt-earthquake = Earthquake
    .rule = Everyone lays one of their roads on its side. Until it is mended for a wood and a brick its owner builds no roads, and nobody settles at its ends.
catan-evt-good-neighbours = Good neighbours
    .rule = Everyone gives a card of their choice to the player on the left.
catan-evt-tournament = Knights’ tournament
    .rule = Whoever has played most knights takes a card of their choice.
catan-evt-trade-advantage = Trade advantage
    .rule = Whoever has the longest road may take a random card from a player.
catan-evt-calm-sea = Calm sea
    .rule = Whoever has most buildings at harbours takes a card of their choice.
catan-evt-retreat = The robber retreats
    .rule = The robber goes back to the desert.
catan-evt-neighbourly-help = Neighbourly help
    .rule = Whoever has most points gives a card to somebody with fewer.
catan-evt-conflict = Conflict
    .rule = Whoever has most knights takes a random card from a player.
catan-evt-year-of-plenty = Year of plenty
    .rule = Everyone takes a card of their choice.
catan-evt-plain = A quiet season
    .rule = Nothing but the harvest.
catan-evt-new-year = New Year
    .rule = All cards are shuffled again.

## The variants

catan-variant-events = Events of Catan
    .about = A deck of cards instead of dice.
        Fair numbers, and every other card brings an event.
    .rule = Instead of rolling, turn up the top card. It shows the number, spread just as two dice would spread it, and often an event that comes before the harvest: a plague, an earthquake, gifts for neighbours, rewards for knights and harbours. When New Year comes up, five cards before the end, all are shuffled again.
catan-variant-magic-seven = Magic 7
    .about = A wizard’s castle in place of the desert.
        A seven rolled as 1 and 6 brings cards to those who live there.
    .rule = The castle yields no resources, and the robber never enters it; he starts beside the board. When the dice show exactly 1 and 6, each settlement at the castle brings its owner a free development card, each city two. Then the seven is handled as ever.
catan-variant-river = The great river
    .about = A river with gold in it crosses the island.
        Build on its banks: three gold are a point.
    .rule = Three hexes are the river: mountains, hills, and a swamp at the sea where the robber waits. Each road and each settlement built on its banks finds a gold, a settlement at the mouth finds two, also in the set-up. Every three gold are a point; the game goes on for two points more with four players, three more with fewer. Nobody begins at the swamp.
catan-variant-volcano = Volcano
    .about = Rich soil at the foot of a volcano.
        It gives what you like, and takes what stands in the way.
    .rule = The volcano lies in place of the desert and works on a five: each settlement there takes one card of any kind, each city two. Then a die says over which of its six corners the lava comes: a settlement there is lost, a city becomes a settlement. Nobody begins at the volcano. The robber starts beside the board.
catan-variant-jungle = In the jungle
    .about = A jungle full of discoveries.
        They stand for resources when you buy development cards.
    .rule = A pasture with a good number becomes the jungle, and the robber starts there. When its number comes, each settlement at the jungle finds one discovery, each city two. A discovery replaces any one card of the price of a development card. Discoveries are no resources: nobody steals, trades or discards them.
catan-variant-walls = City walls
    .about = Walls for your cities.
        Behind each, two more cards are safe from a seven.
    .rule = For two bricks a wall is built around a city of your own that has none. Each of your walls lets you hold two more cards when a seven comes. A lost city takes its wall along. There are seven walls for all, and the game goes on for one point more.
catan-variant-castles = Castles
    .about = Two knights build a castle.
        The robber never comes there again.
    .rule = When you play the second knight of a pair you may put both back under the deck and build a castle around the number of a hex where you live. The robber can never stand there again. The two knights no longer count for the largest army. There are six castles.
catan-variant-harbourmaster = Harbourmaster
    .about = A prize for whoever rules the harbours.
        Two points for three harbour points or more.
    .rule = A settlement at a harbour is one harbour point, a city two. Whoever first has three becomes harbourmaster, which is worth two points; with strictly more one takes it over. The game goes on for one point more.
catan-variant-atlantis = Atlantis
    .about = The sea is rising.
        Hex after hex goes under, and all that stands there.
    .rule = After each harvest the player on turn lays a surge token on a hex at the coast with the number that was rolled. The fifth token floods a hex of the first coast, the third one that became coast later. What has no land beside it any more is lost. The game ends at once when somebody has the points, also on others’ turns, or when seven hexes are gone, eight with four players.
catan-variant-specialists = Specialists
    .about = Know one kind of land better than all others.
        A specialist is a point, and a card in each of your turns.
    .rule = For each resource a settlement counts one for every hex of it that it touches, a city two. With four or more, and more than anybody else, its specialist is yours: a point, and one such card from the bank after each of your rolls. Four specialists win at once; else the game goes on for two points more.

## What is asked

catan-prompt-settle = Where do you settle?
catan-prompt-settle-road = Where does your road lead?
catan-prompt-roll = Roll the dice, or play a card first?
catan-prompt-turn = Trade, build, or end your turn?
catan-prompt-discard = { $count ->
    [one] Discard one more card.
   *[other] Discard { $count } cards.
}
catan-prompt-rob = Where does the robber go?
catan-prompt-free-roads = Build a road for nothing.
catan-prompt-offer = { $other ->
    [nobody] Your offer is on the table.
   *[other] { $other } offers a trade. What do you say?
}
catan-prompt-surge = Where does the sea rise?
catan-prompt-retreat = To which desert does the robber retreat?
catan-prompt-castle = Build a castle for your two knights?
catan-prompt-take = Which card do you take?
catan-prompt-steal = From whom do you take a card?
catan-prompt-earthquake = Which of your roads is shaken?
catan-prompt-good-neighbours = Which card do you give to your left?
catan-prompt-neighbourly-help = Which card do you give, and to whom?
catan-prompt-jungle = Which pasture becomes the jungle?

## What one can do

catan-move-end-turn = End your turn
catan-move-roll = Roll
catan-move-road = Road: { $place }
catan-move-settlement = Settlement: { $place }
catan-move-city = City: { $place }
catan-move-buy-card = { $cards ->
    [none] Buy a development card
   *[other] Buy a development card, with discoveries for { $cards }
}
catan-move-knight = Play a knight
catan-move-road-building = Play road building
catan-move-year-of-plenty = Year of plenty: take { $cards }
catan-move-monopoly = Monopoly on { $resource }
catan-move-trade = Trade { $given } for { $wanted } with the bank
catan-move-rob = { $other ->
    [nobody] Robber: { $place }
   *[other] Robber: { $place }, and a card from { $other }
}
catan-move-discard = Discard { $cards }
catan-move-accept = Accept
catan-move-refuse = Refuse
catan-move-confirm = Trade with { $other }
catan-move-withdraw = Withdraw the offer
catan-move-take = Take { $cards }
catan-move-give = { $other ->
    [nobody] Give { $cards }
   *[other] Give { $other } { $cards }
}
catan-move-steal = Take a card from { $other }
catan-move-damage = Lay on its side: { $place }
catan-move-repair = Mend the road: { $place }
catan-move-wall = Wall: { $place }
catan-move-castle = Castle: { $place }
catan-move-hex = Choose { $place }
catan-move-done = Nothing
catan-move-offer-one = Offer { $given } for { $wanted }
catan-move-offer = Offer { $given } for { $wanted }
catan-move-counter = Offer { $given } for { $wanted } instead

## What happened

catan-event-turn = { $player } is on turn.
catan-event-rolled = { $player } rolls { $dice } = { $number }.
catan-event-event-card = { $player } turns up { $number }: { $event }.
catan-event-new-year = New Year: the event cards are shuffled again.
catan-event-harvest = { $player } begins with { $cards }.
catan-event-produced = { $gains ->
    [none] { $number }: nobody gets anything.
   *[other] { $gains }
}
catan-event-shortage = The bank has too little { $resource }.
catan-event-road = { $player } builds a road ({ $place }).
catan-event-settlement = { $player } builds a settlement ({ $place }).
catan-event-city = { $player } builds a city ({ $place }).
catan-event-lost = { $player } loses a building ({ $place }).
catan-event-shrunk = A city of { $player } becomes a settlement ({ $place }).
catan-event-road-lost = { $player } loses a road ({ $place }).
catan-event-robber = { $player } moves the robber ({ $place }).
catan-event-robber-retreats = The robber retreats ({ $place }).
catan-event-stole = { $player } takes { $cards } from { $other }.
catan-event-discarded = { $player } discards { $cards }.
catan-event-bought-card = { $player } buys a development card.
catan-event-got-card = { $player } gets { $card }.
catan-event-played-card = { $player } plays { $card }.
catan-event-took = { $player } takes { $cards } from the bank.
catan-event-monopoly = { $player } hands { $other } { $cards }.
catan-event-traded = { $player } trades { $given } for { $wanted } with the bank.
catan-event-offered = { $player } offers { $given } for { $wanted }.
catan-event-countered = { $player } would give { $given } for { $wanted }.
catan-event-accepted = { $player } accepts.
catan-event-refused = { $player } refuses.
catan-event-withdrawn = { $player } withdraws the offer.
catan-event-exchanged = { $player } gives { $other } { $given } for { $wanted }.
catan-event-answered = { $player } has chosen.
catan-event-gave = { $player } gives { $other } { $cards }.
catan-event-longest-road = { $player ->
    [nobody] The longest road is set aside.
   *[other] { $player } has the longest road.
}
catan-event-largest-army = { $player ->
    [nobody] The largest army is set aside.
   *[other] { $player } has the largest army.
}
catan-event-harbourmaster = { $player ->
    [nobody] The harbourmaster’s card is set aside.
   *[other] { $player } is harbourmaster.
}
catan-event-specialist = { $player ->
    [nobody] Nobody has the { $card } now.
   *[other] { $player } gets the { $card }.
}
catan-event-damaged = A road of { $player } is damaged ({ $place }).
catan-event-repaired = { $player } mends a road ({ $place }).
catan-event-wall = { $player } builds a wall ({ $place }).
catan-event-wall-lost = { $player } loses a wall ({ $place }).
catan-event-castle = { $player } builds a castle ({ $place }).
catan-event-gold = { $player } finds { $count } gold.
catan-event-discoveries = Discoveries in the jungle: { $gains }.
catan-event-jungle = The jungle grows ({ $place }).
catan-event-wizards-gift = The wizard gives { $player } a development card.
catan-event-erupted = The volcano erupts: { $number } ({ $place }).
catan-event-surge = { $player } lets the sea rise ({ $place }, { $count }).
catan-event-flooded = Land goes under ({ $place }). Hexes lost: { $count }.
catan-event-ended = The game is over.

## Why not

catan-reason-game-over = The game is over.
catan-reason-not-your-turn = It is not up to you now.
catan-reason-roll-first = The dice come first.
catan-reason-robber-stays = The robber must go somewhere else.
catan-reason-robber-not-there = The robber can’t go there, or that player can’t be robbed there.
catan-reason-no-such-card = You have no { $resource }.
catan-reason-not-asked-for = Something else has to be decided now.
catan-reason-deck-empty = There are no development cards left.
catan-reason-no-roads-left = You have no roads left.
catan-reason-no-settlements-left = You have no settlements left; a city gives one back.
catan-reason-no-cities-left = You have no cities left.
catan-reason-edge-taken = There is a road already.
catan-reason-road-not-joined = A road must go on from your own, and not through another’s building.
catan-reason-city-needs-settlement = A city takes the place of a settlement of yours.
catan-reason-too-close = Too close to another building: the next corners must be free.
catan-reason-settlement-not-joined = A settlement stands at a road of yours, where building is allowed.
catan-reason-cards-missing = You still need { $cards }.
catan-reason-one-card-a-turn = One development card a turn.
catan-reason-card-too-fresh = You got { $card } in this very turn.
catan-reason-card-not-held = You don’t have { $card }.
catan-reason-card-without-effect = { $card }: that would do nothing now.
catan-reason-same-kind = Give one kind and want another.
catan-reason-bank-empty = The bank has no { $resource }.
catan-reason-rate-not-met = The bank wants { $cards } for one card.
catan-reason-no-trading = At this table players don’t trade with each other.
catan-reason-enough-offers = You have made { $count } offers in this turn; that is enough.
catan-reason-unfair-offer = Both sides give something, and no kind goes both ways.
catan-reason-goods-not-held = You can’t offer what you don’t have.
catan-reason-offer-refused-already = Nobody can take this up, or all have refused it in this turn.
catan-reason-both-change-the-land = { $one } does not go with { $two }: both change the land.
catan-reason-no-dice-for-the-seven = { $one } does not go with { $two }: without dice there is no magic seven.
catan-reason-needs-a-shuffled-board = { $one } needs a shuffled board.

## Why the game ended

catan-why-target = Somebody has the points that are needed.
catan-why-flooded = Too much land is under water; the most points win.
catan-why-nothing-left = Somebody has nothing left to play with; the most points win.
catan-why-specialists = Four specialists work for one player.
catan-why-standstill = Nothing has been built for thirty rounds; the most points win.
catan-why-too-long = Five hundred rounds are enough; the most points win.

## Options of a game

catan-option-board = Board
    .help = How land and numbers are laid out.
catan-option-board-random = all shuffled
catan-option-board-spiral = land shuffled, numbers in a spiral
catan-option-board-beginner = fixed, for a first game
catan-option-fixed_harbours = Fixed harbours
    .help = Harbours lie where they are printed instead of being shuffled.
catan-option-trading = Trade among players
    .help = Without it there are only the bank and the harbours.
catan-option-target = Points to win
    .help = 0: ten, and more as the variants say.
catan-option-events = { catan-variant-events }
    .help = { catan-variant-events.about }
catan-option-magic_seven = { catan-variant-magic-seven }
    .help = { catan-variant-magic-seven.about }
catan-option-river = { catan-variant-river }
    .help = { catan-variant-river.about }
catan-option-volcano = { catan-variant-volcano }
    .help = { catan-variant-volcano.about }
catan-option-jungle = { catan-variant-jungle }
    .help = { catan-variant-jungle.about }
catan-option-walls = { catan-variant-walls }
    .help = { catan-variant-walls.about }
catan-option-castles = { catan-variant-castles }
    .help = { catan-variant-castles.about }
catan-option-harbourmaster = { catan-variant-harbourmaster }
    .help = { catan-variant-harbourmaster.about }
catan-option-atlantis = { catan-variant-atlantis }
    .help = { catan-variant-atlantis.about }
catan-option-specialists = { catan-variant-specialists }
    .help = { catan-variant-specialists.about }

## The table

catan-seat-0 = Red
catan-seat-1 = Blue
catan-seat-2 = White
catan-seat-3 = Orange
catan-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
catan-board = The island
# A hex: its land, and its number if it bears one.
catan-land = { $number ->
    [0] { $terrain }
   *[other] { $terrain } { $number }
}
catan-exact-place = { $place } (no. { $number })
catan-harbour-at = Harbour: { $kind }
catan-robber = The robber
catan-road-of = Road of { $player }
catan-settlement-of = Settlement of { $player }
catan-city-of = City of { $player }
catan-surges = Surge tokens: { $count } of { $limit }
catan-number = Rolled: { $number }
catan-not-rolled = Not rolled yet
catan-bank = The bank
catan-deck = Development cards left
catan-event-deck = Event cards left
catan-flooded = Hexes under water
catan-points = { $count } of { $target } points
catan-hand-count = { $count ->
    [one] { $count } resource card
   *[other] { $count } resource cards
}
catan-card-count = { $count ->
    [one] { $count } development card
   *[other] { $count } development cards
}
catan-knights = { $count ->
    [one] { $count } knight played
   *[other] { $count } knights played
}
catan-longest-road = longest road ({ $count })
catan-largest-army = largest army ({ $count })
catan-harbour-points = harbour points: { $count }
catan-gold = gold: { $count }
catan-discoveries = discoveries: { $count }
catan-your-hand = Your hand
catan-goods = { $resource }: { $count }
catan-discard-more = { $count ->
    [one] Tap one more card to discard.
   *[other] Tap { $count } more cards to discard.
}
catan-actions = Build and trade
catan-build-road = Road
catan-build-settlement = Settlement
catan-build-city = City
catan-build-buy-card = Card
catan-build-wall = Wall
catan-build-repair = Mend
catan-where-road = Where does the road go?
catan-where-settlement = Where does the settlement stand?
catan-where-city = Which settlement becomes a city?
catan-where-wall = Which city gets a wall?
catan-where-repair = Which road is mended?
catan-trade = Trade
catan-give = Give
catan-want = Want
catan-gives = gives
catan-for = for
catan-one-more = { $resource }: one more than { $count }
catan-one-less = { $resource }: one less
catan-with-bank = With the bank
catan-offer = Offer to all
catan-counter = Offer something else
catan-close = Close
catan-offer-of = Offer of { $player }
catan-reply-pending = thinks it over
catan-reply-accepted = accepts
catan-reply-refused = refuses
catan-reply-countered = would rather
catan-confirm = Trade
catan-say-accept = Accept
catan-say-refuse = Refuse
catan-say-withdraw = Withdraw
catan-rolls-button = Rolls
catan-rolls = { $count ->
    [one] { $count } roll so far
   *[other] { $count } rolls so far
}
catan-rolled-times = { $number }: rolled { $count ->
    [one] { $count } time
   *[other] { $count } times
}
catan-rolls-band = The striped band is where fair dice end up 19 times out of 20.
catan-rules-button = Rules
catan-road-damaged = Damaged road of { $player }
catan-river-mouth = The mouth of the river: two gold
catan-harbourmaster = harbourmaster
catan-pieces-left = left to build: roads { $roads }, settlements { $settlements }, cities { $cities }
catan-laid = { $resource }: { $count }, of which { $laid } go
catan-held-card = { $card }: { $count }. { $rule }
catan-costs = { $what }, costs { $cards }
catan-variants = Variants
catan-rules-of = Rules of { $variant }

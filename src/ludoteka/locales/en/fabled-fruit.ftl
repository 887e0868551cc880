## Fabled Fruit: names of things

fabled-fruit = Fabled Fruit
fabled-fruit-about = Animals of the forest collect fruit and mix it into juice.
    Every juice sold uncovers a new place with a new trick.

# Fruit as named alone; .acc is what is done to so many of it.
fabled-fruit-fruit-banana = banana
    .acc = { $count ->
        [one] a banana
       *[other] { $count } bananas
    }
fabled-fruit-fruit-coconut = coconut
    .acc = { $count ->
        [one] a coconut
       *[other] { $count } coconuts
    }
fabled-fruit-fruit-grape = grapes
    .acc = { $count ->
        [one] grapes
       *[other] { $count } × grapes
    }
fabled-fruit-fruit-pineapple = pineapple
    .acc = { $count ->
        [one] a pineapple
       *[other] { $count } pineapples
    }
fabled-fruit-fruit-strawberry = strawberry
    .acc = { $count ->
        [one] a strawberry
       *[other] { $count } strawberries
    }
# A mix card shows two fruits.
fabled-fruit-mix = mix of { $first } and { $second }
    .acc = { $count ->
        [one] a mix of { $first } and { $second }
       *[other] { $count } mixes of { $first } and { $second }
    }
# Cards nobody has told us the faces of.
fabled-fruit-cards =
    .acc = { $count ->
        [one] a card
       *[other] { $count } cards
    }
fabled-fruit-place = “{ $title }” ({ $number })
fabled-fruit-animal-0 = Parrot
fabled-fruit-animal-1 = Panda
fabled-fruit-animal-2 = Lion
fabled-fruit-animal-3 = Frog
fabled-fruit-animal-4 = Elephant

## The table

fabled-fruit-board = Places in play
fabled-fruit-hand = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
fabled-fruit-hidden = Under your animal
fabled-fruit-market = Market
fabled-fruit-market-empty = empty
fabled-fruit-draw-pile = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
fabled-fruit-discard-pile = Discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
fabled-fruit-big-deck = Places still to come: { $count }
fabled-fruit-open-cards = On the table
fabled-fruit-offer = Lying on place 40
fabled-fruit-supply = Supply
fabled-fruit-mix-pile = Mix cards: { $count }
fabled-fruit-token = token: { $fruit }
fabled-fruit-cocktail = Cocktail tokens: { $count }
fabled-fruit-double = Double-turn tokens: { $count }
fabled-fruit-thief = the thief
fabled-fruit-copies = { $count ->
    [0] sold out
    [one] 1 left
   *[other] { $count } left
}
fabled-fruit-cost = Costs { $cost }
fabled-fruit-cost-market = exactly the cards on the market
fabled-fruit-cost-any = { $count ->
    [one] any card
   *[other] any { $count } cards
}
fabled-fruit-cost-same = { $count } of one kind
fabled-fruit-make-juice = Make juice
fabled-fruit-you-can-make = You have what a juice here costs.
fabled-fruit-here = Here: { $names }
fabled-fruit-juices = { $count ->
    [one] 1 juice
   *[other] { $count } juices
} of { $needed }
fabled-fruit-juice-numbers = Juices made at: { $numbers }
fabled-fruit-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
fabled-fruit-hidden-count = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
fabled-fruit-guarded = safe from losing cards
fabled-fruit-has-thief = has the thief
fabled-fruit-on-turn = on turn
fabled-fruit-round = Round { $round }
fabled-fruit-last-round = Last round!
fabled-fruit-need-last = Only who has made a juice at place 59 can win.
fabled-fruit-extra-turn = extra turn
fabled-fruit-paid = Paid
fabled-fruit-slot-open = still to pay: { $fruit }
fabled-fruit-rule = What happens here
fabled-fruit-new-place = A new place!
fabled-fruit-wait-for-readers = Still reading: { $names }
fabled-fruit-reading-until = The game goes on in { $seconds } s.
fabled-fruit-score = { $count ->
    [one] 1 juice
   *[other] { $count } juices
}

## What is asked. Some say with whom or with what, as far as it is known.

fabled-fruit-prompt-go = Where does your animal go?
fabled-fruit-prompt-act = Use the place, or make juice?
fabled-fruit-prompt-again = Your monkey is with you: use this place a second time?
fabled-fruit-prompt-double = Return a double-turn token for another turn?
fabled-fruit-prompt-read = A new place has come up. Read what it does.
fabled-fruit-prompt-give = { $other ->
    [nobody] Which card do you give?
   *[other] Which card do you give to { $other }?
}
fabled-fruit-prompt-maybe-give = { $other ->
    [nobody] Give a card, or none?
   *[other] Give { $other } a card, or none?
}
fabled-fruit-prompt-give-coconut = { $other ->
    [nobody] A coconut is wanted.
   *[other] { $other } wants a coconut from you.
}
fabled-fruit-prompt-pass-left = Choose cards to pass to your left.
fabled-fruit-prompt-share = Which card do you put in?
fabled-fruit-prompt-put = Which card goes to the market?
fabled-fruit-prompt-maybe-put = Put another card on the market, or stop?
fabled-fruit-prompt-put-pair = Put two cards that can show the same fruit on the market.
fabled-fruit-prompt-discard = Which card do you discard?
fabled-fruit-prompt-maybe-discard = Discard a card, or stop?
fabled-fruit-prompt-hide = Which card do you hide?
fabled-fruit-prompt-maybe-hide = Hide another card, or stop?
fabled-fruit-prompt-receiver = Your cards don't reach for all. Who gets one?
fabled-fruit-prompt-take-open = Take one of the cards on the table.
fabled-fruit-prompt-maybe-take-open = Take one of the cards on the table, or none?
fabled-fruit-prompt-take-market = Take a card from the market.
fabled-fruit-prompt-maybe-take-market = Take a card from the market, or stop?
fabled-fruit-prompt-maybe-take-no-strawberry = Take a card without strawberry from the market, or stop?
fabled-fruit-prompt-market-kind = Of which fruit do you take all from the market?
fabled-fruit-prompt-thief = Where does the thief go?
fabled-fruit-prompt-thief-free = To which empty place does the thief go?
fabled-fruit-prompt-name-fruit = Name a fruit.
fabled-fruit-prompt-mix-counts-as = As which fruit does the mix count?
fabled-fruit-prompt-luck = Turn up another card, or keep what lies there?
fabled-fruit-prompt-supply-token = Which fruit token do you take?
fabled-fruit-prompt-others-token = Which token of another player do you want?
fabled-fruit-prompt-own-token = Which of your tokens do you give away?
fabled-fruit-prompt-remote = From which place do you make juice?
fabled-fruit-prompt-random-price = Make juice for just these fruits?
fabled-fruit-prompt-pay = { $location ->
    [none] Pay for your juice.
   *[other] Pay for your juice from { $location }.
}
fabled-fruit-prompt-spoils = Your friend the thief brings cards. Take one.
fabled-fruit-prompt-choose-player = Choose a player.
fabled-fruit-prompt-choose-with-1 = Choose a player who has a card.
fabled-fruit-prompt-choose-with-3 = Choose a player with at least three cards.
fabled-fruit-prompt-choose-richest = Choose one of those with the most cards.
fabled-fruit-prompt-choose-swap = With whom do you swap hands?
fabled-fruit-prompt-choose-place = With whom do you trade places?

## What one can do

fabled-fruit-move-go = Go to { $location }
fabled-fruit-move-act = Use this place
fabled-fruit-move-juice = Make juice from { $location }
fabled-fruit-move-pay = Pay { $card }
fabled-fruit-move-pay-token = Pay with the token: { $fruit }
fabled-fruit-move-pay-cocktail = Pay with a cocktail token
fabled-fruit-move-pay-less = Use the discount
fabled-fruit-move-pay-market = Pay { $card } from the market
fabled-fruit-move-give = Give { $card }
fabled-fruit-move-put = Put { $card }
fabled-fruit-move-discard = Discard { $card }
fabled-fruit-move-hide = Hide { $card }
fabled-fruit-move-unhide = Take hidden cards back
fabled-fruit-move-take = Take { $card }
fabled-fruit-move-take-token = Take the token: { $fruit }
fabled-fruit-move-give-token = Give the token: { $fruit }
fabled-fruit-move-name = Say { $fruit }
fabled-fruit-move-choose = Choose { $other }
fabled-fruit-move-thief = Thief to { $location }
fabled-fruit-move-reveal = Turn up another
fabled-fruit-move-show-hand = Show that you have none
fabled-fruit-move-again = Use it again
fabled-fruit-move-double = Take another turn
fabled-fruit-move-seen = I have read it
fabled-fruit-move-done = That's enough

## What happened

fabled-fruit-event-drew = { $player } draws { $cards }.
fabled-fruit-event-gave = { $player } gives { $other } { $cards }.
fabled-fruit-event-stolen = { $other } takes { $cards } from { $player }.
fabled-fruit-event-put = { $player } puts { $cards } on the market.
fabled-fruit-event-took = { $player } takes { $cards } from the market.
fabled-fruit-event-discarded = { $player } discards { $cards }.
fabled-fruit-event-swept = { $cards } on the discard pile.
fabled-fruit-event-picked = { $player } takes { $cards } from the table.
fabled-fruit-event-revealed = { $player } turns up { $cards }.
fabled-fruit-event-hid = { $player } hides { $cards }.
fabled-fruit-event-unhid = { $player } takes back what was hidden: { $cards }.
fabled-fruit-event-market = New on the market: { $cards }.
fabled-fruit-event-market-cleared = The market is too full; onto the discard pile go { $cards }.
fabled-fruit-event-reshuffled = The discard pile is shuffled: { $cards } to draw from.
fabled-fruit-event-offer = On place 40 lie { $cards }.
fabled-fruit-event-named = { $player } says: { $fruit }.
fabled-fruit-event-counts-as = { $player } lets the mix count as { $fruit }.
fabled-fruit-event-bust = Bad luck: { $player } has turned up a fruit twice.
fabled-fruit-event-laid-open = { $player } lays open { $cards }.
fabled-fruit-event-put-in = { $player } puts in { $cards }.
fabled-fruit-event-to-market = { $cards } for the market.
fabled-fruit-event-swapped-market = { $player } swaps the whole hand for the market: { $cards }.
fabled-fruit-event-tokens-returned = All fruit tokens go back to the supply.
fabled-fruit-event-took-token = { $player } takes a fruit token: { $fruit }.
fabled-fruit-event-swapped-tokens = { $player } swaps tokens with { $other }: { $gave } for { $fruit }.
fabled-fruit-event-showed-hand = { $player } has no coconut and shows { $cards }.
fabled-fruit-event-doubles-returned = All double-turn tokens go back to the supply.
fabled-fruit-event-took-double = { $player } takes a double-turn token.
fabled-fruit-event-cocktails-returned = All cocktail tokens go back to the supply.
fabled-fruit-event-took-cocktail = { $player } takes a cocktail token.
fabled-fruit-event-traded-places = { $player } trades places with { $other } and stands at { $location }.
fabled-fruit-event-took-mix = { $player } takes { $cards } from the mix pile.
fabled-fruit-event-thief-moved = { $player } sends the thief to { $location }.
fabled-fruit-event-thief-joined = The thief joins { $player }.
fabled-fruit-event-thief-left = { $player } sends the thief home.
fabled-fruit-event-turn = { $extra ->
    [yes] { $player } has an extra turn.
   *[other] { $player } is on turn.
}
fabled-fruit-event-went = { $player } goes to { $location }.
fabled-fruit-event-acted = { $player } uses { $location }.
fabled-fruit-event-cancelled = { $location } is of no use: { $player } just draws a card.
fabled-fruit-event-answered = { $player } has chosen.
fabled-fruit-event-paid = { $player } pays { $cards }.
fabled-fruit-event-paid-token = { $player } pays with a fruit token: { $fruit }.
fabled-fruit-event-paid-cocktail = { $player } pays with a cocktail token.
fabled-fruit-event-paid-less = { $player } has a discount.
fabled-fruit-event-paid-market = { $player } pays { $cards } from the market.
fabled-fruit-event-spoils = { $player } gets { $cards } from the thief.
fabled-fruit-event-juice = { $player } makes juice at { $location }!
fabled-fruit-event-location = { $new ->
    [yes] A new place comes up: { $location }.
   *[other] Another card of { $location } comes up.
}
fabled-fruit-event-double-turn = { $player } returns a token for another turn.
fabled-fruit-event-ended = The game is over.

## Why not

fabled-fruit-reason-not-your-turn = It is not up to you now.
fabled-fruit-reason-nothing-to-take-back = You have hidden nothing.
fabled-fruit-reason-not-within-an-action = Hidden cards can't be taken back in the middle of an action.
fabled-fruit-reason-does-not-pay = { $card }: that doesn't help to pay for this juice.
fabled-fruit-reason-no-such-card = { $card }: you have none.
fabled-fruit-reason-not-to-be-taken = { $card }: that can't be taken now.
fabled-fruit-reason-not-this-player = { $other } can't be chosen here.
fabled-fruit-reason-thief-not-there = The thief can't go to { $location }.
fabled-fruit-reason-not-asked-for = Something else has to be decided now.
fabled-fruit-reason-must-move-elsewhere = Your animal is there already; it must go somewhere else.
fabled-fruit-reason-no-such-location = { $location } is not on the table any more.
fabled-fruit-reason-juice-after-moving = Juice is made after moving.
fabled-fruit-reason-juice-only-where-you-are = Juice is made only where your animal stands.
fabled-fruit-reason-cannot-pay = You don't have what juice costs at { $location }.
fabled-fruit-reason-campaign-sets-the-start = A group goes on with the places of its last game; leave the first place at 1.

## Why the game ended

fabled-fruit-why-juices = Enough juices are made and the round is finished.
fabled-fruit-why-juices-with-last = Enough juices are made, one of them the fabled one, and the round is finished.

## Options of a game

fabled-fruit-option-start = First place
    .help = The number of the lowest place on the table. 1 is where everybody begins.
fabled-fruit-option-reading = New places
    .help = How long the game waits when a new place comes up.
fabled-fruit-option-reading-everyone = until all have read it
fabled-fruit-option-reading-short = for ten seconds
fabled-fruit-option-reading-off = not at all
fabled-fruit-option-costs = Costs
    .help = A file with the costs printed on your own cards. Empty: ours.

## The places

fabled-fruit-location-1 = Two for the road
    .rule = Draw 2 cards.
fabled-fruit-location-2 = Banana trade
    .rule = Give a banana to a player who has cards. You get 2 of the cards that player held before, or the only one. No banana to give or nobody to take it: draw 1.
fabled-fruit-location-3 = Three for three
    .rule = Draw 1. Choose a player with 3 or more cards: you are given 3 of them, then you give 3 back, the same ones if you like. Nobody has that many: it stays with the 1 card.
fabled-fruit-location-4 = Help yourselves
    .rule = Lay your hand open; in turn order each other player may take one card of it. Draw 2 for each card taken. Without a card: draw 1.
fabled-fruit-location-5 = Fill to three
    .rule = Discard as many cards as you like. Then draw until you hold 3.
fabled-fruit-location-6 = One more?
    .rule = Turn up cards one by one. After each new fruit keep them all, or dare another. A fruit that lies there already: all are lost.
fabled-fruit-location-7 = Pineapple deal
    .rule = Discard 2 pineapples and draw 5 cards. Without two of them: draw 1.
fabled-fruit-location-8 = Even exchange
    .rule = The market is filled up. Exchange any number of your cards, at least one, for as many from the market. Without a card: draw 1.
fabled-fruit-location-9 = Strawberry stall
    .rule = Put a strawberry on the market and take up to 3 cards without strawberry. If that is not possible: draw 1.
fabled-fruit-location-10 = The rich give
    .rule = A player with the most cards gives you 2, then draws 1. If you are among the richest yourself: draw 1.
fabled-fruit-location-11 = All of a kind
    .rule = Choose a fruit on the market and take every card of it.
fabled-fruit-location-12 = Hollow tree
    .rule = Hide at least one card under your animal. Hidden cards can't be lost or used; take them all back whenever you may. Without a card: draw 1.
fabled-fruit-location-13 = Two, less one
    .rule = Draw 2 cards, then put one of yours on the market.
fabled-fruit-location-14 = Sharing round
    .rule = Each other player puts in a card. Cards from the draw pile are added until there is one for everybody; then all take one, you first.
fabled-fruit-location-15 = Soup kitchen
    .rule = If nobody has fewer cards than you, draw 3. Otherwise draw 1.
fabled-fruit-location-16 = Set a thief
    .rule = Move the thief to another place. Take a random card from each player who stands there.
fabled-fruit-location-17 = Fruit picking
    .rule = Discard a card and turn up 3. Keep those that show a different fruit than the discarded one. Without a card: draw 1.
fabled-fruit-location-18 = Fill the shelves
    .rule = Put as many of your cards as you like on the market. Draw that many and one more.
fabled-fruit-location-19 = Chase him off
    .rule = The thief leaves the game; take up to 2 cards from the market. If there is no thief around: draw 1.
fabled-fruit-location-20 = Bodyguard
    .rule = Draw 1. As long as your animal stays here, nothing others do can cost you cards.
fabled-fruit-location-21 = Show him out
    .rule = Send the thief to a place where nobody stands. Then take a card from the market.
fabled-fruit-location-22 = Two off the shelf
    .rule = If the market is down to one card or none, it is filled up. Take 2 cards from it.
fabled-fruit-location-23 = Clear the market
    .rule = Exchange your whole hand, even an empty one, for the whole market.
fabled-fruit-location-24 = Fruit token
    .rule = Take a fruit token of your choice. It pays for one fruit of its kind in each juice, and you keep it. If none is left, all come back first.
fabled-fruit-location-25 = Discount
    .rule = Nothing now. When you go on from here and make juice in that turn, it costs one card less.
fabled-fruit-location-26 = Thief's partner
    .rule = The thief moves in with you. While he is there, take 2 of the cards that others spend on a juice.
fabled-fruit-location-27 = Fair shares
    .rule = Take a random card from every player who has more cards than you; each of them draws 1. If nobody has more: draw 1.
fabled-fruit-location-28 = Token trade
    .rule = Exchange one of your fruit tokens for one of another player; you choose both. If that is not possible, take one from the supply.
fabled-fruit-location-29 = Grape buyers
    .rule = Put as many grapes as you like on the market. Draw 2 cards for each. Without grapes: draw 1.
fabled-fruit-location-30 = Twice as much
    .rule = If nobody has fewer cards than you, draw as many as you hold. Otherwise draw 1.
fabled-fruit-location-31 = Change of hands
    .rule = Swap your whole hand with a player who has at most one card more than you. That player then draws 1. With nobody like that: draw 1.
fabled-fruit-location-32 = Pass to the left
    .rule = Everybody passes 2 cards face down to the left, all at once. Whoever is then without cards draws 1.
fabled-fruit-location-33 = Coconut collector
    .rule = Each other player gives you a coconut. Who has none shows you the hand and draws 1.
fabled-fruit-location-34 = Time turner
    .rule = Take a double-turn token. Return it at the end of a later turn and take another turn at once. If none is left, all come back first.
fabled-fruit-location-35 = Welcome guest
    .rule = Draw 1. When you go on from here to a place with other animals, you give nothing and each of them gives you a card; if the thief is there, you take a market card.
fabled-fruit-location-36 = Three at once
    .rule = Draw 3 cards.
fabled-fruit-location-37 = Nimble fingers
    .rule = Take a random card from any other player.
fabled-fruit-location-38 = Market for all
    .rule = Take 2 cards from the market. Then the others take one each, in turn order, while there are any.
fabled-fruit-location-39 = Cocktail bar
    .rule = Take a cocktail token. Return it once to pay for any one card of a juice. If none is left, all come back first.
fabled-fruit-location-40 = Good offer
    .rule = Take the two cards that lie here. Lay down one of your cards, and one from the draw pile.
fabled-fruit-location-41 = Guess the crop
    .rule = Say a fruit and turn up 5 cards. Those that show it are yours, the others go to the market.
fabled-fruit-location-42 = Aid and tax
    .rule = From you on, in turn order: who has fewer than 5 cards takes one from the market, who has more than 5 puts one there.
fabled-fruit-location-43 = Two for one
    .rule = The market is filled up. Exchange one of your cards for two from the market. Without a card: draw 1.
fabled-fruit-location-44 = The less, the more
    .rule = Draw 3 with up to two cards in hand, 2 with three or four, 1 with five or more.
fabled-fruit-location-45 = Choosy
    .rule = Draw 3 cards, then discard any 2.
fabled-fruit-location-46 = Trade places
    .rule = Trade places with another animal and go on with what that place does. Nobody is given anything for it. With nobody to trade with: draw 1.
fabled-fruit-location-47 = Generous
    .rule = Give a card to as many of the others as you like. Draw 2 for each. Without a card: draw 1.
fabled-fruit-location-48 = Price of the day
    .rule = Turn up 4 cards: for just these fruits you may make a juice here. With fewer than 4 cards and tokens: draw 1.
fabled-fruit-location-49 = Twins
    .rule = Put two alike cards on the market and draw 4. Without a pair: draw 1.
fabled-fruit-location-50 = Delivery service
    .rule = Make a juice from any place on the table. For one from here, one card may come from the market. If you can't pay for any: draw 1.
fabled-fruit-location-51 = Crossbreeds
    .rule = Take a mix card; it is either of its two fruits. If there are none left, take 2 cards from the market.
fabled-fruit-location-52 = All alone
    .rule = Draw 1. If nobody else stands here when your next turn begins, take up to 2 cards from the market.
fabled-fruit-location-53 = Half and half
    .rule = A player of your choice gives you half of all cards, rounded up. You give back one fewer, and that player takes a card from the market.
fabled-fruit-location-54 = Set table
    .rule = Turn up a card for each player. Take 2; then the others take one each, as far as they go.
fabled-fruit-location-55 = Out with the old
    .rule = Discard as many cards as you like and take as many from the market. Without a card: draw 1.
fabled-fruit-location-56 = Round of treats
    .rule = Draw a card for each player. Then give one of yours to each of the others.
fabled-fruit-location-57 = Presents
    .rule = Each other player gives you a card, then you give one back to each of them.
fabled-fruit-location-58 = Faithful monkey
    .rule = The thief walks beside your animal from now on. While he does, you may use the place you come to twice in a row.
fabled-fruit-location-59 = The fabled fruit
    .rule = Draw 1. Once this place is in play, only players with a juice from here can win.

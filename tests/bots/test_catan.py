"""Catan's players play whole games with every variant, and the better ones win more."""

import pytest

from ludoteka.bots import levels
from ludoteka.bots.catan.bargains import reply
from ludoteka.bots.catan.judge import Judge
from ludoteka.bots.sight import sight_of
from ludoteka.games.catan.moves import Accept, Confirm, Counter, EndTurn, OfferOne, Refuse, Rob, Withdraw
from ludoteka.games.catan.rules import RULES
from ludoteka.games.catan.scoring import public_points
from ludoteka.games.catan.terrain import PIPS
from ludoteka.games.catan.variants.registry import VARIANTS
from ludoteka.kernel.rng import seeded

THINK = 60.0  # as long as it takes, so that games are the same everywhere
LIMIT = 8000  # decisions


def play(seed, players, **options):
    """A game between these levels; the state at its end, and every move."""
    state = RULES.new(len(players), RULES.read_options(options, len(players)), seeded(seed))
    RULES.keep_log(state, False)
    bots = [levels.bot("catan", level) for level in players]
    chances = [seeded(f"{seed}/{seat}") for seat in range(len(players))]
    moves = []
    while (waiting := RULES.waiting_for(state)) and len(moves) < LIMIT:
        seat = waiting[0]
        move = bots[seat].choose(sight_of(RULES, state, seat, chances[seat]), THINK)
        moves.append((seat, move))
        RULES.play(state, seat, move)
    return state, moves


def test_catan_has_three_levels():
    assert levels.levels("catan") == ["random", "greedy", "search"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_greedy_finishes_a_game_with_each_variant(variant):
    state, _ = play(f"greedy {variant}", ["greedy"] * 3, **{variant.replace("-", "_"): True})
    assert RULES.outcome(state) is not None


@pytest.mark.parametrize(
    "variants",
    [
        ("events", "walls", "castles", "atlantis"),
        ("river", "jungle"),
        ("magic-seven", "specialists"),
        ("volcano", "harbourmaster"),
    ],
    ids="+".join,
)
def test_search_finishes_a_game_with_variants(variants):
    options = {name.replace("-", "_"): True for name in variants}
    state, _ = play(f"search {variants}", ["search", "greedy"], **options)
    assert RULES.outcome(state) is not None


def test_greedy_wins_nearly_always_against_three_random_players():
    won = 0
    for game in range(6):
        players = ["random"] * 4
        players[game % 4] = "greedy"
        state, _ = play(f"against random {game}", players)
        won += state.winner == game % 4
    assert won >= 5


def test_players_trade_with_each_other():
    moves = [move for game in range(2) for _, move in play(f"trade {game}", ["greedy"] * 4)[1]]
    kinds = {type(move) for move in moves}
    assert {OfferOne, Accept, Confirm} <= kinds


def before_a_counter_offer():
    """A state in which a seat, which is given too, makes a counter-offer next; and that offer."""
    players = ["greedy"] * 4
    _, moves = play("counter", players)
    state = RULES.new(4, RULES.read_options({}, 4), seeded("counter"))
    for seat, move in moves:
        if isinstance(move, Counter):
            return state, seat, move
        RULES.play(state, seat, move)
    raise AssertionError("nobody made a counter-offer")


def test_who_likes_no_offer_makes_another_that_helps():
    state, seat, counter = before_a_counter_offer()
    judge = Judge(state, seat)
    mine, _ = judge.with_goods(list(counter[:5]), list(counter[5:]), int(state.turn_player))
    assert mine > judge.now
    RULES.play(state, seat, counter)
    assert state.bargain.counters[seat] == list(counter)


def test_no_counter_offer_goes_to_who_is_about_to_win():
    state, seat, _ = before_a_counter_offer()
    state.target = public_points(state, state.turn_player) + 1
    assert reply(Judge(state, seat)) == Refuse()


def test_counter_offers_are_taken_up():
    taken = 0
    for game in range(3):
        countered = set()
        for seat, move in play(f"counter {game}", ["greedy"] * 4)[1]:
            if isinstance(move, Counter):
                countered.add(seat)
            elif isinstance(move, Confirm):
                taken += move.seat in countered
            if isinstance(move, (Confirm, Withdraw, EndTurn)):
                countered.clear()
    assert taken > 0


def test_the_first_settlements_stand_where_much_is_to_be_had():
    state, moves = play("settle", ["greedy"] * 4, target=3)
    first = moves[0][1]
    hexes = state.board.topology.corner_hexes[first.corner]
    assert sum(PIPS[state.board.tokens[hex_id]] for hex_id in hexes) >= 9


def test_the_robber_goes_to_no_land_of_ones_own_when_there_is_other():
    robberies = own = 0
    for game in range(2):
        state, moves = play(f"rob {game}", ["greedy"] * 4, trading=False)
        for seat, move in moves:
            if isinstance(move, Rob):
                robberies += 1
                there = [state.owner[corner] for corner in state.board.topology.hex_corners[move.hex]]
                own += seat in there and all(owner in (seat, -1) for owner in there)
    assert robberies > 10 and own == 0


def test_what_others_hold_makes_no_difference_to_a_choice():
    """Two states that differ only in what the seat can't see: with the same chance the same choice."""
    state, _ = play("hidden", ["greedy"] * 3, target=4)
    state.phase, state.winner, state.end = 2, -1, ""
    seat = int(state.turn_player)
    other = RULES.guess(state, seat, seeded("other"))
    choices = [
        levels.bot("catan", "search").choose(sight_of(RULES, known, seat, seeded("same")), THINK)
        for known in (RULES.guess(state, seat, seeded("one")), RULES.guess(other, seat, seeded("one")))
    ]
    assert choices[0] == choices[1]


def test_a_win_in_reach_is_worth_more_than_anything():
    state, _ = play("win", ["greedy"] * 3)
    judge = Judge(state, int(state.winner))
    assert judge.now >= 100

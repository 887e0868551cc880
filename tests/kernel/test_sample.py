from ludoteka.kernel.protocol import Rules
from ludoteka.kernel.record import Input, from_text, new_record, put_in, replay, result_of, to_text
from ludoteka.kernel.rng import seeded
from tests.sample.sealed_bids import Bid, Options, SealedBids, State

RULES: Rules[State, Options] = SealedBids()


def test_secret_bids_are_settled_together_when_the_last_is_in():
    state = RULES.new(3, Options(4, 0), seeded("a"))
    prize = state.prizes[-1]
    for seat, card in enumerate((2, 4, 4)):
        assert RULES.view(state, 0)["points"] == [0, 0, 0]
        RULES.play(state, seat, Bid(card))
    assert state.points == [prize, 0, 0]


def test_the_deadline_lays_the_lowest_card_for_who_is_late():
    state = RULES.new(2, Options(3, 10), seeded("a"))
    RULES.play(state, 0, Bid(2), 5000)
    assert RULES.tick(state, 9999) == []
    RULES.tick(state, 10000)
    assert state.hands == [[1, 3], [2, 3]]
    assert RULES.wake_at(state) == 20000


def test_a_record_replays_to_the_same_end():
    options = Options(3, 10)
    record = new_record(RULES, 2, options, "moss")
    state = RULES.new(2, options, seeded("moss"))
    for entry in (
        Input(0, "bid 2"),
        Input(-1, "", 10000),
        Input(1, "bid 3", 10500),
        Input(0, "bid 1", 11000),
        Input(-1, "", 21000),
    ):
        put_in(RULES, state, entry)
        record.inputs.append(entry)
    outcome = RULES.outcome(state)
    assert outcome is not None
    record.result = result_of(RULES, state, outcome)
    again = from_text(to_text(record))
    assert to_text(again) == to_text(record)
    assert RULES.dump(replay(RULES, again)) == RULES.dump(state)

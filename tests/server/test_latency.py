"""How long messages take is measured by the server, and what an action is given back for it is bounded."""

from ludoteka.server.latency import CAP, QUOTA, REFILL, UNANSWERED, Credit, RoundTrips


def test_the_middle_of_the_latest_round_trips_counts():
    now = [0.0]
    trips = RoundTrips(lambda: now[0])
    assert trips.millis == 0
    for millis in (40, 900, 50, 60, 45):
        probe = trips.new_probe()
        now[0] += millis / 1000
        trips.echoed(probe)
    assert trips.millis == 50


def test_an_echo_of_a_probe_never_sent_or_answered_before_measures_nothing():
    now = [0.0]
    trips = RoundTrips(lambda: now[0])
    probe = trips.new_probe()
    now[0] += 0.03
    trips.echoed(probe)
    now[0] += 5
    trips.echoed(probe)
    trips.echoed(99)
    assert trips.millis == 30


def test_who_answers_no_probe_is_not_asked_for_ever():
    trips = RoundTrips(lambda: 0.0)
    assert [trips.new_probe() for _ in range(UNANSWERED + 1)][-1] is None


def test_a_move_counts_from_its_press_but_never_by_more_than_the_round_trip():
    assert Credit().pressed_at(980.0, 1000, round_trip=60) == 980
    assert Credit().pressed_at(900.0, 1000, round_trip=60) == 940
    assert Credit().pressed_at(900.0, 1000, round_trip=0) == 1000
    assert Credit().pressed_at(None, 1000, round_trip=60) == 1000


def test_a_press_in_the_future_counts_when_it_arrives():
    assert Credit().pressed_at(5000.0, 1000, round_trip=60) == 1000


def test_no_action_is_given_back_more_than_the_cap():
    assert Credit().pressed_at(0.0, 10_000, round_trip=9000) == 10_000 - CAP


def test_all_credits_together_are_limited_and_come_back_slowly():
    credit = Credit()
    given = [1000 - credit.pressed_at(0.0, 1000, round_trip=CAP) for _ in range(20)]
    assert sum(given) == QUOTA
    assert given[-1] == 0
    later = 1000 + int(100 / REFILL)
    assert later - credit.pressed_at(0.0, later, round_trip=CAP) == 100

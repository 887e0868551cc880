"""What is told of a view is enough to make it out of the one before."""

from hypothesis import given
from hypothesis import strategies as st

from ludoteka.server.changes import changes
from tests.server.players import changed

values = st.recursive(
    st.none() | st.integers(0, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3),
    max_leaves=12,
)
views = st.dictionaries(st.sampled_from("abcd"), values, max_size=4)


@given(views, views)
def test_the_changes_make_any_view_out_of_any_other(before, after):
    assert changed(before, changes(before, after)) == after


@given(views)
def test_nothing_is_told_of_what_stays(view):
    assert changes(view, view) == []


def test_a_small_change_in_something_large_is_told_by_its_path():
    before = {
        "heap": [[n, 0, 0] for n in range(136)],
        "players": [{"held": None}, {"held": 4}],
        "prompt": "go",
    }
    after = {
        "heap": [*before["heap"][:57], None, *before["heap"][58:]],
        "players": [{"held": 57}, {"held": 4}],
    }
    assert changes(before, after) == [[["prompt"]], [["heap", 57], None], [["players", 0, "held"], 57]]


def test_a_list_of_which_most_is_new_is_told_whole():
    assert changes({"heap": [1, 2, 3]}, {"heap": [4, 5, 3]}) == [[["heap"], [4, 5, 3]]]

"""Fair dice: the promised secret and everybody's part make the seed, and nothing else does."""

import pytest

from ludoteka.kernel.errors import BadData
from ludoteka.kernel.fairness import check_fairness, commitment, mixed_seed

FAIR = {"server_secret": "s", "commitment": commitment("s"), "nonces": ["a", "b"]}
SEED = mixed_seed("s", ["a", "b"])


def test_the_promised_secret_and_the_nonces_make_the_seed():
    check_fairness(FAIR, SEED)


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"server_secret": "t"}, "fair.server_secret"),
        ({"nonces": ["b", "a"]}, "seed"),
        ({"nonces": ["a"]}, "seed"),
        ({"nonces": "ab"}, "fair.nonces"),
        ({"commitment": commitment("t")}, "fair.server_secret"),
    ],
)
def test_any_other_secret_order_or_part_is_found_out(change, wrong):
    with pytest.raises(BadData, match=wrong):
        check_fairness({**FAIR, **change}, SEED)


def test_every_nonce_changes_the_seed():
    assert len({mixed_seed("s", ["a", nonce]) for nonce in "bcdefg"}) == 6

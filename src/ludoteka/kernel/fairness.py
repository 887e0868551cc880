"""Fair dice: nobody alone chooses the seed of a game, and everybody can check it afterwards.

Before the game the server shows the hash of a secret of its own; then each player adds a text of his
own; both together make the seed; at the end the secret is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from ludoteka.kernel.data import Json, as_list, as_mapping, as_str, field
from ludoteka.kernel.errors import BadData


def commitment(secret: str) -> str:
    """What is shown of the secret before the game."""
    return sha256(secret.encode()).hexdigest()


def mixed_seed(secret: str, nonces: Sequence[str]) -> str:
    """The seed that a secret and every seat's own text make, in the order of the seats."""
    return sha256(":".join([secret, *nonces]).encode()).hexdigest()


def check_fairness(fair: Json, seed: str) -> None:
    """Raises BadData unless the revealed secret is the promised one, and it and the nonces make this seed."""
    fields = as_mapping(fair, "fair")
    secret = as_str(field(fields, "server_secret"), "fair.server_secret")
    promised = as_str(field(fields, "commitment"), "fair.commitment")
    if commitment(secret) != promised:
        raise BadData("fair.server_secret", f"a text whose sha256 is {promised}", secret)
    nonces = [as_str(nonce, "fair.nonces") for nonce in as_list(field(fields, "nonces"), "fair.nonces")]
    if mixed_seed(secret, nonces) != seed:
        raise BadData("seed", f"{mixed_seed(secret, nonces)}, which the secret and the nonces make", seed)

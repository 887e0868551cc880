"""Players of Cheating Moth: they cheat, feint, watch, accuse and race, from what their seat receives."""

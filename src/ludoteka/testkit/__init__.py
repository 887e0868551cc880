"""Checks that every game must pass, ours and yours: `from ludoteka.testkit.conformance import check_game`."""

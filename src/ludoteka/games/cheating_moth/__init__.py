"""Cheating Moth: a card game that is played by cheating."""

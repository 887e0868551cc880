"""Catan: the base game for two to four players, and the ten variants of the Atlantis box."""

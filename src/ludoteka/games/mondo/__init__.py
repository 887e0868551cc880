"""Mondo: everybody lays tiles at the same time, out of one heap, against the clock."""

"""Bots among themselves: many games, and who beats whom."""

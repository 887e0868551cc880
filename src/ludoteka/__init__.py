"""Ludoteka: a room of board games; one set of rules for browser, terminal, bots and research."""

__version__ = "0.1.0"

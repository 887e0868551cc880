"""Catan's players.

They choose from a guess of their own: a state that their seat can't tell from the real one. The bots of
other public engines read everybody's hidden hand and the order of the deck; ours never see them.
"""

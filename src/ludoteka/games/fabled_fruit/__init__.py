"""Fabled Fruit: animals move between locations, swap fruit and press juice; the locations change from game
to game.
"""

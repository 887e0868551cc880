"""What every game is: the contract, moves, events, chance, questions, records. No I/O, no clock, no global
randomness.
"""

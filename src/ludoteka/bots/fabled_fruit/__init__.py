"""Players of Fabled Fruit: a habit for quick decisions, a greedy one, and one that searches."""

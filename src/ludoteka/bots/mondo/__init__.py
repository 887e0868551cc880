"""Players of Mondo: what they look for in the heap, how fast they are, and when they stop."""

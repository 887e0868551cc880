"""The variants, one module each, over the closed set of hooks in `hooks.py`."""

"""Tells at run time whether the rules were compiled: this module is compiled with the rest of them."""

COMPILED: bool = not __file__.endswith(".py")

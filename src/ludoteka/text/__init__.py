"""Texts for people, from the Fluent files that browser and terminal share."""

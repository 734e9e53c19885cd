"""This package checks the promises of a game, each by rules of its own."""

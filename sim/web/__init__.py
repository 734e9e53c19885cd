"""This package builds the page on which the game is played in a browser (docs/web.md)."""

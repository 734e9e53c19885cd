"""This package plays the rules of the Uno family: no display, board, clock, files or print.

Start at `engine.game.Game`. `docs/ARCHITECTURE.md` shows how the parts hang together.
"""

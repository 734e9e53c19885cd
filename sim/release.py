"""`python -m sim release`: a zip for each board, see sim/drive/release.py."""

from sim.drive.release import main

__all__ = ["main"]

"""A program that does nothing, for the proof of the heap alone."""

"""This program does nothing; it proves the size of the heap."""

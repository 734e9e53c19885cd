"""This module has the one exception of the command line: bad input, reported in one line."""


class UsageError(Exception):
    """An error, its place and its remedy, in one line that is printed with exit status 2."""

"""The one exception of the command line: bad input, told in a line."""


class UsageError(Exception):
    """What is wrong, where, and what would be right: one line, shown with exit status 2."""

"""Hands change owners at a 0 and a 7, and an exact number card makes its victim draw."""

NAME = "dirty"
PARENT = "official"
LINE = "Swap hands, hit back, no points"
PLAYERS = (2, 10)
OPTIONS = {
    "zero": "pass",
    "seven": "may_swap",
    "exact_hits": "1",
    "wild4": "color_or_number",
    "scoring": "none",
}

"""The base of the family: RULES.md, "official" [003]."""

NAME = "official"
PARENT = ""
LINE = "The rules on the leaflet: Uno costs four"
PLAYERS = (2, 10)
OPTIONS = {
    "decks": "1",
    "cards": "7",
    "first": "left",
    "first_wild": "choose",
    "first_reverse": "right",
    "drawn": "may",
    "must_play": "0",
    "wild4": "color",
    "challenge": "next",
    "guilty": "4",
    "innocent": "6",
    "uno": "4",
    "end": "first_out",
    "scoring": "winner",
    "target": "500",
    "limit": "0",
    "piles": "1",
    "stack": "none",
    "sets": "none",
    "uno_until": "turn",
    "discovered": "1",
    "face_up": "0",
    "backfire": "0",
    "recover": "0",
    "rainbow": "0",
    "austere": "0",
    "keeper": "none",
    "zero": "none",
    "one": "none",
    "two": "none",
    "three": "none",
    "four": "none",
    "five": "none",
    "six": "none",
    "eight": "none",
}

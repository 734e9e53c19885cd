"""This module writes cards, choices and reasons as text and reads them, for scenarios and replays.

    card("r5")  card("W4=g")  card("r8!")      a card byte of engine/state/cards.py
    choice(["play", "W", "as", "g", "uno"])    a choice of engine/state/choices.py
    choice_text(number)  card_text(byte)       the same words again
    choice_text(number, 4)                     with four players, so a Run has four cards

Every choice that a seat can make has words, and `choice` reads what `choice_text` writes. Text that
is not in this notation raises ValueError with one line that says what would be right.
"""

# set-up: whole file

from engine.reasons_generated import REASONS
from engine.state import choices as ch
from engine.state.cards import (
    COLORS,
    FACE,
    FACE_UP,
    FIRST_WILD_KIND,
    KIND_MASK,
    NO_CARD,
    NO_COLOR,
    WILD,
    color_on,
    colored,
    wild_kind,
)

COLOR_LETTERS = "rgby"
_FACES = "0123456789SRDB"
_WILDS = ("W", "W4", "WS", "WH", "C1", "C2", "C3")
_PILES = ("d1", "d2", "p1", "p2")
_DARES = ("refused", "done")
_DEAREST = 20  # cards: the highest price of a refused dare

# word: (verb, what must follow, the words that may come after that)
_VERBS = {
    "play": (ch.PLAY, "cards", ("on", "as", "down", "uno")),
    "draw": (ch.DRAW, "", ("from",)),
    "pass": (ch.PASS, "", ()),
    "color": (ch.CALL_COLOR, "color", ()),
    "name": (ch.NAME, "seat", ()),
    "give": (ch.GIVE, "cards", ("to", "shown", "under", "uno")),
    "refuse": (ch.REFUSE, "", ()),
    "take": (ch.TAKE, "card or unseen", ()),
    "show": (ch.SHOW, "", ()),
    "jump": (ch.JUMP, "cards", ("as", "uno")),
    "uno": (ch.CALL_UNO, "", ()),
    "catch": (ch.CATCH, "seat", ()),
    "challenge": (ch.CHALLENGE, "", ()),
    "backfire": (ch.BACKFIRE, "wild", ("on", "as", "uno")),
    "recover": (ch.RECOVER, "card", ("uno",)),
    "rainbow": (ch.RAINBOW, "cards of a set", ()),
    "run": (ch.RUN, "cards of a set", ()),
    "surrender": (ch.SURRENDER, "seat or nothing", ()),
    "palm": (ch.PALM, "", ()),
    "sorry": (ch.SORRY, "seat", ()),
    "answer": (ch.ANSWER, "number", ()),
    "dare": (ch.DARE, "done or refused", ()),
    "guess": (ch.GUESS, "seat", ()),
    "add": (ch.ADD, "card", ()),
    "remove": (ch.REMOVE, "card", ()),
}


def reason_text(reason: int) -> str:
    """Return why a choice was refused, in words for a person."""
    return REASONS.get(reason, f"reason {reason}")


def reason(text: str) -> int:
    """Return the reason that `reason_text` writes so."""
    for number in REASONS:
        if REASONS[number] == text:
            return number
    raise ValueError(f"no reason {text!r}: one of {'; '.join(sorted(REASONS.values()))}")


def verb_text(verb: int) -> str:
    """Return the word of a verb."""
    if verb == ch.TAKE_UNSEEN:
        verb = ch.TAKE
    for word in _VERBS:
        if _VERBS[word][0] == verb:
            return word
    return f"verb {verb}"


def color(word: str) -> int:
    """Return RED to YELLOW for r, g, b or y."""
    if len(word) != 1 or word not in COLOR_LETTERS:
        raise ValueError(f"no color {word!r}: one of r, g, b, y")
    return COLOR_LETTERS.index(word)


def is_number(word: str) -> bool:
    """Does a word consist of the digits 0 to 9? (`isdigit` accepts other scripts' digits, too.)"""
    return bool(word) and not word.strip("0123456789")


def number(word: str, highest: int, what: str = "number") -> int:
    """Return a word's whole number from 0 to highest; `what` names it in the error message."""
    if not is_number(word) or len(word) > 10 or int(word) > highest:
        raise ValueError(f"no {what} {word!r}: a number from 0 to {highest}")
    return int(word)


def card(word: str) -> int:
    """Return the card byte of `r5`, `gS`, `W`, `W4=g` (its color called), `r8!` (face up)."""
    name = word
    up = 0
    if name.endswith("!"):
        name = name[:-1]
        up = FACE_UP
    if len(name) == 2 and name[0] in COLOR_LETTERS and name[1] in _FACES:
        return up | colored(_FACES.index(name[1]), COLOR_LETTERS.index(name[0]))
    parts = name.split("=")
    if parts[0] not in _WILDS or len(parts) > 2:
        raise ValueError(f"no card {word!r}: one like r5, gS, bR, yD, W, W4, WS, WH or C1")
    called = color(parts[1]) if len(parts) == 2 else NO_COLOR
    return up | wild_kind(WILD + _WILDS.index(parts[0]), called)


def card_text(byte: int) -> str:
    """Return a card byte as the word that `card` reads."""
    kind = byte & KIND_MASK
    up = "!" if byte & FACE_UP else ""
    if kind < 64:
        face = FACE[kind]
        return COLOR_LETTERS[color_on(kind)] + (_FACES[face] if face < len(_FACES) else "?") + up
    place = FACE[kind] - WILD
    name = _WILDS[place] if place < len(_WILDS) else "?"
    return name + ("=" + COLOR_LETTERS[color_on(kind)] if color_on(kind) < COLORS else "") + up


def choice(words: list[str], more: "list[int] | None" = None) -> int:
    """Return the choice that words name.

    more: receives the second and further cards of a choice with several cards; without it a
    choice may name one card only.
    """
    if not words or words[0] not in _VERBS:
        named = words[0] if words else ""
        raise ValueError(f"no choice {named!r}: one of {', '.join(sorted(_VERBS))}")
    verb, what, extras = _VERBS[words[0]]
    rest, seen = words[1:], [words[0]]
    packed = verb | _operand(words[0], what, rest, extras, more)
    while rest:
        if rest[0] not in extras or rest[0] in seen:
            raise ValueError(f"{words[0]}: {rest[0]!r} has no place here")
        seen.append(rest[0])
        packed |= _extra(rest)
    return packed


def _operand(
    name: str, what: str, rest: list[str], extras: tuple[str, ...], more: "list[int] | None"
) -> int:
    """Remove what must follow a verb from the words; return its bits."""
    if not what:
        return 0
    if what == "wild":
        return wild_kind(WILD) << ch.CARD_SHIFT
    if what == "seat or nothing":
        return _seat(rest.pop(0)) if rest else ch.NO_SEAT << ch.SEAT_SHIFT
    if not rest or rest[0] in extras:
        raise ValueError(f"{name}: {what} must follow")
    if what == "cards of a set":
        return _set(name, rest)
    word = rest.pop(0)
    if what == "seat":
        return _seat(word)
    if what == "color":
        return (color(word) + 1) << ch.COLOR_SHIFT
    if what == "number":
        return number(word, 255) << ch.CARD_SHIFT
    if what == "done or refused":
        if word not in _DARES:
            raise ValueError("dare: done or refused must follow")
        price = number(rest.pop(0), _DEAREST) if word == _DARES[0] and rest else 0
        return _DARES.index(word) << ch.CARD_SHIFT | price << ch.PRICE_SHIFT
    if what == "card or unseen" and word == "unseen":
        if not rest:
            raise ValueError("take unseen: a number must follow")
        # The caller adds the verb TAKE; this bit makes TAKE_UNSEEN of it.
        return (ch.TAKE ^ ch.TAKE_UNSEEN) | number(rest.pop(0), 255) << ch.CARD_SHIFT
    if name == "jump" and word == "none":
        return NO_CARD << ch.CARD_SHIFT
    first = _bare_card(word)
    if what == "cards":
        _further_cards(rest, extras, more)
    absent = ch.NO_SEAT << ch.SEAT_SHIFT if name == "give" and "to" not in rest else 0
    return absent | first << ch.CARD_SHIFT


def _set(name: str, rest: list[str]) -> int:
    """Remove all words, the cards of a Rainbow or Run; return its bits."""
    cards = [_bare_card(word) for word in rest]
    rest.clear()
    return rainbow_of(cards) if name == "rainbow" else run_of(cards)


def _further_cards(rest: list[str], extras: tuple[str, ...], more: "list[int] | None") -> None:
    while rest and rest[0] not in extras:
        byte = _bare_card(rest.pop(0))
        if more is None:
            raise ValueError("one card, not several: add them with `add`, then play the last")
        more.append(byte)


def _bare_card(word: str) -> int:
    """Return the card of a choice; it has no called color and is not marked as face up."""
    byte = card(word)
    if byte & FACE_UP or "=" in word:
        raise ValueError(f"{word}: a choice names the card alone; a color is called with `as`")
    return byte


def _seat(word: str) -> int:
    return number(word, 9, "seat") << ch.SEAT_SHIFT


def _extra(rest: list[str]) -> int:
    """Remove one of the words that may follow, with its value; return its bits."""
    word = rest.pop(0)
    if word == "uno":
        return ch.WITH_UNO
    if word == "shown":
        return ch.SHOWN
    if word in ("down", "under"):
        return ch.DOWN
    if not rest:
        raise ValueError(f"{word}: something must follow")
    value = rest.pop(0)
    if word == "as":
        return (color(value) + 1) << ch.COLOR_SHIFT
    if word == "to":
        return _seat(value)
    if word == "on":
        if value not in ("1", "2"):
            raise ValueError(f"no discard pile {value!r}: 1 or 2")
        return ch.ON_PILE_2 if value == "2" else 0
    if value not in _PILES:
        raise ValueError(f"no pile {value!r} to draw from: one of {', '.join(_PILES)}")
    return _PILES.index(value) << ch.FROM_SHIFT


def choice_text(packed: int, players: int = 0) -> str:
    """Return a choice in words that `choice` reads, without the seat's private mark BLUFF.

    players: how many are in the hand, which is the length of a Run; 0: not known.
    """
    verb = packed & ch.VERB_MASK
    word = verb_text(verb)
    what, extras = _VERBS[word][1:] if word in _VERBS else ("", ())
    text = word
    if verb == ch.TAKE_UNSEEN:
        text += f" unseen {ch.card_of(packed)}"
    elif what == "cards of a set":
        cards = rainbow_cards(packed) if verb == ch.RAINBOW else run_cards(packed, players)
        return " ".join([word] + [card_text(kind) for kind in cards])
    elif verb == ch.JUMP and ch.card_of(packed) == NO_CARD:
        text += " none"
    elif what in ("card", "cards", "card or unseen"):
        text += " " + card_text(ch.card_of(packed))
    elif what == "color":
        text += " " + _color_text(packed)
    elif what == "number":
        text += f" {ch.card_of(packed)}"
    elif what == "done or refused":
        price = packed >> ch.PRICE_SHIFT & 31
        text += " " + _DARES[ch.card_of(packed) & 1] + (f" {price}" if price else "")
    elif what == "seat" or (what and ch.seat_of(packed) != ch.NO_SEAT and "seat" in what):
        text += f" {ch.seat_of(packed)}"
    return text + _extras_text(packed, extras)


def _color_text(packed: int) -> str:
    called = ch.color_of(packed)
    return COLOR_LETTERS[called] if 0 <= called < COLORS else "?"


def _extras_text(packed: int, extras: tuple[str, ...]) -> str:
    text = ""
    if "on" in extras and packed & ch.ON_PILE_2:
        text += " on 2"
    if "from" in extras and packed >> ch.FROM_SHIFT & 3:
        text += " from " + _PILES[packed >> ch.FROM_SHIFT & 3]
    if "as" in extras and ch.color_of(packed) >= 0:
        text += " as " + _color_text(packed)
    if "to" in extras and ch.seat_of(packed) != ch.NO_SEAT:
        text += f" to {ch.seat_of(packed)}"
    for word, bit in (("down", ch.DOWN), ("under", ch.DOWN), ("shown", ch.SHOWN)):
        if word in extras and packed & bit:
            text += " " + word
    return text + (" uno" if "uno" in extras and packed & ch.WITH_UNO else "")


# Rainbows and Runs: between a choice and the list of its cards, kinds in any order. A packed Run
# holds its lowest number and the place of its Wild, but not its length, which is the number of
# players (GRD-21).

_SHORTEST = 3
_LONGEST = 10  # 0 to 9
_HIGHEST = 9


def rainbow(face: int, lacks: int) -> int:
    """Return the choice of a Rainbow of a face; lacks: the color of its Wild, -1: it has none."""
    return ch.RAINBOW | face << ch.CARD_SHIFT | (lacks + 1) << ch.COLOR_SHIFT


def run(color: int, lowest: int, lacks: int) -> int:
    """Return the choice of a Run of a color; lacks: the place of its Wild from 0, -1: none."""
    place = (lacks + 1) << ch.WILD_SHIFT
    return ch.RUN | lowest << ch.CARD_SHIFT | place | (color + 1) << ch.COLOR_SHIFT


# Choices that the game always refuses, for cards that are no such set.
NO_RAINBOW = rainbow(255, -1)
NO_RUN = ch.RUN


def _colored(cards: list[int]) -> list[int]:
    """Return the colored cards of a set; none if it has more wilds than a single Wild."""
    colored = [kind for kind in cards if kind < FIRST_WILD_KIND]
    wilds = len(cards) - len(colored)
    return colored if not wilds or (wilds == 1 and wild_kind(WILD) in cards) else []


def rainbow_of(cards: list[int]) -> int:
    """Return the choice to give these cards away as a Rainbow; NO_RAINBOW if they are none."""
    colored = _colored(cards)
    has = [color_on(kind) for kind in colored]
    faces = [FACE[kind] for kind in colored]
    if len(cards) != COLORS or len(set(faces)) != 1 or len(set(has)) < len(has):
        return NO_RAINBOW
    lacks = -1
    for color in range(COLORS):
        if color not in has:
            lacks = color
    return rainbow(faces[0], lacks)


def run_of(cards: list[int]) -> int:
    """Return the choice to give these cards away as a Run; NO_RUN if they are none.

    A Wild that could stand at either end stands first if it is listed first, else last.
    """
    colored = _colored(cards)
    faces = sorted([FACE[kind] for kind in colored])
    if (
        len(colored) < 2
        or len({color_on(kind) for kind in colored}) > 1
        or len(set(faces)) < len(faces)
        or faces[-1] > _HIGHEST
    ):
        return NO_RUN
    lowest = faces[0]
    gaps = [face for face in range(lowest, faces[-1]) if face not in faces]
    wilds = len(cards) - len(faces)
    if len(gaps) > wilds or not _SHORTEST <= len(cards) <= _LONGEST:
        return NO_RUN
    lacks = gaps[0] - lowest if gaps else -1
    if wilds and not gaps:
        lacks = len(faces)
        if lowest and (cards[0] >= FIRST_WILD_KIND or faces[-1] == _HIGHEST):
            lowest -= 1
            lacks = 0
    return run(color_on(colored[0]), lowest, lacks)


def other_run(packed: int, length: int) -> int:
    """Return the choice of a Run with its Wild moved to the other end; 0: that is not possible."""
    lowest = ch.card_of(packed) & 15
    place = (packed >> ch.WILD_SHIFT & 15) - 1
    if place == 0 and lowest + length <= _HIGHEST:
        return run(ch.color_of(packed), lowest + 1, length - 1)
    if place == length - 1 and lowest:
        return run(ch.color_of(packed), lowest - 1, 0)
    return 0


def rainbow_cards(packed: int) -> list[int]:
    """Return the cards of a Rainbow, red first."""
    lacks = ch.color_of(packed)
    face = ch.card_of(packed)
    return [wild_kind(WILD) if color == lacks else face * 4 + color for color in range(COLORS)]


def run_cards(packed: int, length: int = 0) -> list[int]:
    """Return the cards of a Run, lowest first; if the length is not known, as few as possible."""
    lowest = ch.card_of(packed) & 15
    place = (packed >> ch.WILD_SHIFT & 15) - 1
    length = min(max(length, place + 1, _SHORTEST), _LONGEST - lowest)
    color = ch.color_of(packed)
    return [wild_kind(WILD) if i == place else (lowest + i) * 4 + color for i in range(length)]

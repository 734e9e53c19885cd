"""This module keeps rule sets of the players' own, and what is asked of seats: `Setup.own`.

     0   10 bytes: age by seat, 0: not said     20   the mix that is chosen, from 1; 0: none
    10   10 bytes: sums by seat, from 1 as in   21   how many bytes of changes, those: for the
         QUIZ, 0: as agreed; and 16 times the        next match, if no mix is chosen
         team, 0: not said
    then each mix: how many letters, those; its rule set; how many bytes of changes, those

Changes are what `engine.own.mixed` makes of options that differ from the rule set's. Imported for
menus and for the beginning of a match.
"""

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.setup import Setup

AGES = const(0)
SUMS = const(10)
_CHOSEN = const(20)
_CHANGES = const(21)
_EMPTY = const(22)
_MOST = const(474)  # bytes: what the journal's block holds behind the head of the settings
LONGEST = const(12)  # letters of a name
NEW = b"Mix "  # the name of a new one begins so


def ensure(setup: "Setup") -> None:
    """Let there be bytes to write to."""
    if not setup.own:
        setup.own = bytearray(_EMPTY)


def team_of(own: "bytes | bytearray", seat: int) -> int:  # per frame
    """The team of a seat: as it was said, else one of two."""
    return own[SUMS + seat] >> 4 or 1 + seat % 2


def chosen(setup: "Setup") -> int:
    """The mix that is chosen, -1: a ready rule set."""
    return setup.own[_CHOSEN] - 1 if setup.own else -1


def choose_ready(setup: "Setup", rules: int) -> None:
    """Choose a ready rule set, as it is."""
    setup.rules = rules
    if setup.own:
        setup.own[_CHOSEN] = 0
        put_changes(setup, b"")


def choose(setup: "Setup", mix: int) -> None:
    """Choose a mix."""
    setup.own[_CHOSEN] = mix + 1
    setup.rules = base(setup, mix)


def changes(setup: "Setup") -> bytes:
    """The changes for the next match."""
    if not setup.own:
        return b""
    at = _changes_at(setup)
    return bytes(setup.own[at + 1 : at + 1 + setup.own[at]])


def put_changes(setup: "Setup", some: bytes) -> bool:
    """Change the next match, and the mix if one is chosen; False: there is no room for it."""
    ensure(setup)
    at = _changes_at(setup)
    return _replace(setup, at, at + 1 + setup.own[at], bytes((len(some),)) + some)


def count(setup: "Setup") -> int:
    """How many mixes there are."""
    return _count(setup.own)


def name(setup: "Setup", mix: int) -> bytes:
    """What a mix is called."""
    at = _at(setup.own, mix)
    return bytes(setup.own[at + 1 : at + 1 + setup.own[at]])


def base(setup: "Setup", mix: int) -> int:
    """The rule set that a mix is made of."""
    at = _at(setup.own, mix)
    return setup.own[at + 1 + setup.own[at]]


def add(setup: "Setup") -> bool:
    """Add a mix of the first rule set and choose it; False: there is no room for one more."""
    ensure(setup)
    letters = NEW + str(count(setup) + 1).encode()
    end = len(setup.own)
    if end + 3 + LONGEST > _MOST:
        return False
    _replace(setup, end, end, bytes((len(letters),)) + letters + b"\x00\x00")
    choose(setup, count(setup) - 1)
    return True


def rename(setup: "Setup", mix: int, letters: bytes) -> bool:
    """Call a mix otherwise; False: there is no room for it."""
    at = _at(setup.own, mix)
    return _replace(setup, at, at + 1 + setup.own[at], bytes((len(letters),)) + letters)


def put_base(setup: "Setup", mix: int, rules: int) -> None:
    """Make the chosen mix anew of another rule set, without changes."""
    put_changes(setup, b"")
    at = _at(setup.own, mix)
    setup.own[at + 1 + setup.own[at]] = setup.rules = rules


def delete(setup: "Setup", mix: int) -> None:
    """Forget a mix; the first ready rule set is chosen."""
    at = _at(setup.own, mix)
    _replace(setup, at, _after(setup.own, at), b"")
    choose_ready(setup, 0)


def is_whole(own: bytearray, rule_sets: int) -> bool:
    """Are these bytes what this module writes, with rule sets that there are?"""
    if len(own) < _EMPTY:
        return not own
    at = _EMPTY + own[_CHANGES]
    while at < len(own):
        rules = at + 1 + own[at]
        if rules + 1 >= len(own) or own[rules] >= rule_sets:
            return False
        at = _after(own, at)
    return at == len(own) and own[_CHOSEN] <= _count(own)


def _count(own: bytearray) -> int:
    found = 0
    at = _EMPTY + own[_CHANGES] if own else 0
    while at < len(own):
        at = _after(own, at)
        found += 1
    return found


def _replace(setup: "Setup", at: int, end: int, some: bytes) -> bool:
    """Put bytes in the place of others, if there is room."""
    own = setup.own
    if len(own) - (end - at) + len(some) > _MOST:
        return False
    setup.own = own[:at] + some + own[end:]
    return True


def _changes_at(setup: "Setup") -> int:
    """Where it says how many changes there are."""
    own = setup.own
    if not own[_CHOSEN]:
        return _CHANGES
    at = _at(own, own[_CHOSEN] - 1)
    return at + 2 + own[at]


def _after(own: bytearray, at: int) -> int:
    """Where the next mix begins."""
    at += own[at] + 2
    return at + 1 + own[at]


def _at(own: bytearray, mix: int) -> int:
    """Where a mix begins."""
    at = _EMPTY + own[_CHANGES]
    while mix:
        at = _after(own, at)
        mix -= 1
    return at

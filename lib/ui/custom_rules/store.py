"""This module keeps the players' own rule sets (mixes), and what seats are asked: `Setup.own`.

     0   10 bytes: age by seat, 0: not given    20   the chosen mix, from 1; 0: none
    10   10 bytes: sums by seat, from 1 as in   21   length of the changes for the next match if
         QUIZ, 0: as agreed; plus 4 times the        no mix is chosen, then these changes
         color, exclusive-or the seat (GRD-26:
         of the first four); plus 16 times
         the team, 0: not given
    then each mix: length of its name, the name; its rule set; length of its changes, these changes

Changes are the options that differ from the rule set's, as bytes of `engine.rulesets.mixing`. This
module is imported for menus and for the beginning of a match.
"""

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.match.setup import Setup

AGES = const(0)
SUMS = const(10)
_COLORS = const(4)
_CHOSEN = const(20)
_CHANGES = const(21)
_EMPTY = const(22)
MOST = const(463)  # bytes that the journal's block has room for, after the rest of the settings
LONGEST = const(12)  # letters of a name
NEW = b"Mix "  # begins the name of a new mix


def ensure(setup: "Setup") -> None:
    """Make the bytes, if there are none yet."""
    if not setup.own:
        setup.own = bytearray(_EMPTY)


def team_of(own: "bytes | bytearray", seat: int) -> int:  # per frame
    """Return the team of a seat, from 1; if none was given, seats alternate between two teams."""
    return own[SUMS + seat] >> 4 or 1 + seat % 2


def sums_of(own: "bytes | bytearray", seat: int) -> int:  # per frame
    """Return how a seat answers sums, from 1; 0: as agreed."""
    return own[SUMS + seat] & 3


def color_of(own: "bytes | bytearray", seat: int) -> int:  # per frame
    """Return the color of one of four seats; if none was chosen, they have all in order."""
    return own[SUMS + seat] >> 2 & 3 ^ seat & 3


def put_color(own: bytearray, seat: int, color: int) -> None:  # per frame
    """Give a seat a color, and its old one to whoever had that."""
    old = color_of(own, seat)
    for other in range(_COLORS):
        if color_of(own, other) == color:
            _write_color(own, other, old)
    _write_color(own, seat, color)


def _write_color(own: bytearray, seat: int, color: int) -> None:  # per frame
    own[SUMS + seat] = own[SUMS + seat] & 243 | (color ^ seat) << 2


def chosen(setup: "Setup") -> int:
    """Return the chosen mix, -1: a ready rule set is chosen."""
    return setup.own[_CHOSEN] - 1 if setup.own else -1


def choose_ready(setup: "Setup", rules: int) -> None:
    """Choose a ready rule set, without changes unless it is chosen already."""
    if rules == setup.rules and chosen(setup) < 0:
        return
    setup.rules = rules
    if setup.own:
        setup.own[_CHOSEN] = 0
        put_changes(setup, b"")


def choose(setup: "Setup", mix: int) -> None:
    """Choose a mix."""
    setup.own[_CHOSEN] = mix + 1
    setup.rules = base(setup, mix)


def changes(setup: "Setup") -> bytes:
    """Return the changes for the next match."""
    if not setup.own:
        return b""
    at = _changes_at(setup)
    return bytes(setup.own[at + 1 : at + 1 + setup.own[at]])


def put_changes(setup: "Setup", new: bytes) -> bool:
    """Set the changes for the next match and the chosen mix; return False if there is no room."""
    ensure(setup)
    at = _changes_at(setup)
    return _replace(setup, at, at + 1 + setup.own[at], bytes((len(new),)) + new)


def count(setup: "Setup") -> int:
    """Return how many mixes there are."""
    return _count(setup.own)


def name(setup: "Setup", mix: int) -> bytes:
    """Return the name of a mix."""
    at = place_of(setup.own, mix)
    return bytes(setup.own[at + 1 : at + 1 + setup.own[at]])


def base(setup: "Setup", mix: int) -> int:
    """Return the rule set that a mix changes."""
    at = place_of(setup.own, mix)
    return setup.own[at + 1 + setup.own[at]]


def add(setup: "Setup") -> bool:
    """Add a mix of the first rule set and choose it; return False if there is no room."""
    ensure(setup)
    letters = NEW + str(count(setup) + 1).encode()
    end = len(setup.own)
    if end + 3 + LONGEST > MOST:
        return False
    _replace(setup, end, end, bytes((len(letters),)) + letters + b"\x00\x00")
    choose(setup, count(setup) - 1)
    return True


def rename(setup: "Setup", mix: int, letters: bytes) -> bool:
    """Rename a mix; return False if there is no room."""
    at = place_of(setup.own, mix)
    return _replace(setup, at, at + 1 + setup.own[at], bytes((len(letters),)) + letters)


def put_base(setup: "Setup", mix: int, rules: int) -> None:
    """Base the chosen mix on another rule set, without changes."""
    put_changes(setup, b"")
    at = place_of(setup.own, mix)
    setup.own[at + 1 + setup.own[at]] = setup.rules = rules


def delete(setup: "Setup", mix: int) -> None:
    """Delete a mix, and choose the first ready rule set."""
    at = place_of(setup.own, mix)
    _replace(setup, at, _after(setup.own, at), b"")
    choose_ready(setup, 0)


def is_whole(own: bytearray, rule_sets: int) -> bool:
    """Are these bytes of this module, with rule sets that exist? rule_sets: how many do."""
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


def _replace(setup: "Setup", at: int, end: int, new: bytes) -> bool:
    """Replace the bytes from `at` up to `end`; return False if there is no room."""
    own = setup.own
    more = len(new) - (end - at)
    if more > 0 and len(own) + more > MOST:
        return False
    setup.own = own[:at] + new + own[end:]
    return True


def _changes_at(setup: "Setup") -> int:
    """Return where the changes for the next match begin: at their length."""
    own = setup.own
    if not own[_CHOSEN]:
        return _CHANGES
    at = place_of(own, own[_CHOSEN] - 1)
    return at + 2 + own[at]


def _after(own: bytearray, at: int) -> int:
    """Return where the mix after the one at `at` begins."""
    at += own[at] + 2
    return at + 1 + own[at]


def place_of(own: bytearray, mix: int) -> int:
    """Return where a mix begins: at the length of its name."""
    at = _EMPTY + own[_CHANGES]
    while mix:
        at = _after(own, at)
        mix -= 1
    return at

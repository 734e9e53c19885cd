"""How a match comes to be on: begun, or resumed; and what the app shows first.

Imported by the app for that, and forgotten with the next screen.
"""

from micropython import const

from engine.ruleset import HOUSE, RuleSet, forget_loader, forget_other
from engine.rulesets.index import NAMES, ON_SCREEN
from ui.forget import forget
from ui.keeping import begin as keep_begun
from ui.keeping import match_bytes, write
from ui.match import Match
from ui.pages import MODULES
from ui.saved_setup import saved
from ui.saves import OTHER_VERSION, SETTINGS, TORN

_ACTS = const(1)  # the flavor of two discard piles, and cards that act
_SEED_MASK = const(0x3FFFFFFF)
_DAMAGED = "The saved match is damaged and cannot be resumed. The next one is saved in its place."


def open_first(app: "App") -> None:
    """The title, or before it what is the matter with the saved match."""
    found = app.saves.found
    if found >= OTHER_VERSION:
        app.go("held")
    elif found == TORN:
        app.tell("Damaged save", _DAMAGED, "title")
    else:
        app.go("title")


def start(app: "App", wanted: tuple) -> None:
    """Begin a match at once. Raises ValueError when it cannot be."""
    rules, people, bots, seed = wanted[:4]
    options = wanted[4] if len(wanted) > 4 else None
    if people is None and bots is None:
        people, bots = 1, 3
    kinds = bytes([1] * (people or 0) + [0] * (bots or 0))
    app.seed = seed
    _begin(app, NAMES[0] if rules is None else rules, kinds, options)


def begin(app: "App") -> None:
    """Begin the match that was set up."""
    setup = app.setup
    write(app.saves, SETTINGS, saved(setup))
    _begin(app, NAMES[setup.rules], bytes(setup.people[: setup.players]), None)


def _begin(app: "App", rules: str, people: bytes, options: "dict | None") -> None:
    app.match = None  # its memory is needed for the next one
    app.match = match = begun(rules, people, _next_seed(app), options)
    if match.persons:  # a show of bots alone is not kept
        keep_begun(app.saves, match)
    app.go("table")
    app.rest.tell_trouble()


def _next_seed(app: "App") -> int:
    """The seed that was given, for the first match; after that the board's own."""
    seed = app.seed
    app.seed = None
    if seed is not None:
        return seed & _SEED_MASK
    noise = bytearray(4)
    app.board.seed_into(noise)
    return noise[0] | noise[1] << 8 | noise[2] << 16 | (noise[3] & 63) << 24


def _loaded(name: str, options: "dict | None") -> RuleSet:
    """Load a rule set and give the loader's memory back."""
    from engine.rulesets import load

    try:
        return load(name, options)
    finally:
        forget_loader()


def made_for(flavor: int) -> type:
    """The kind of match that is played with a flavor of rules (`engine.options`)."""
    if flavor != _ACTS:
        return Match
    from ui import acts_parts
    from ui.acts_match import ActsMatch

    MODULES["acts"] = acts_parts.PARTS
    forget("ui.acts_parts")
    return ActsMatch


def begun(name: str, people: bytes, seed: int, options: "dict | None") -> Match:
    """Begin a match by rules of a name; people as in `Match`.

    Raises ValueError, in one line, for rules or a number of players that cannot be.
    """
    rules = _loaded(name, options)
    if rules.flavor == HOUSE:
        raise ValueError(
            f"{name} has no screens yet: one of {', '.join(NAMES[:ON_SCREEN])}, without house rules"
        )
    rules.check_players(len(people))
    forget_other(rules.flavor)
    match = made_for(rules.flavor)(people, rules.deck_size(len(people)))
    match.game.start(rules, len(people), seed)
    if match.persons == 1:
        match.hand_to(people.find(b"\x01"))
    match.forget_past()
    match.is_unsaved = match.persons > 0
    return match


def resume(app: "App") -> None:
    """Go on with the match as it was saved last, from the hand-over; else to the title."""
    app.match = None
    from ui.resumed_match import holder_of, is_whole, match_of

    kept = match_bytes(app.saves)
    is_good = kept is not None and is_whole(kept, len(NAMES))
    if is_good:
        app.match = match_of(kept)
        app.next_holder = holder_of(kept, app.match)
        app.go("cover")
    elif kept is None:
        app.go("title")
    else:
        app.saves.forget_match()
        app.tell("Damaged save", _DAMAGED, "title")


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.app import App

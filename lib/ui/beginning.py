"""How a match comes to be on: begun, or resumed; and what the app shows first.

Imported by the app for that, and forgotten with the next screen. `resume` is called again
when what it has put into `app.parts` is loaded, until it leads to a screen.
"""

from micropython import const

from engine.layout import AGES, MAX_SEATS, NOBODY, QUIZ, TEAM
from engine.options import PARTNERS, QUIZ_WAY
from engine.ruleset import HOUSE, RuleSet, bring, forget_loader, forget_other, wanted
from engine.rulesets.index import NAMES
from engine.windows import BEGINS_MATCH, PARTS_DO, SETS_TABLE
from ui.forget import missing
from ui.keeping import begin as keep_begun
from ui.keeping import match_bytes
from ui.match import Match
from ui.saved_match import PLAYERS_AT
from ui.saves import OTHER_VERSION, TORN
from ui.text import PERSONS

_ACTS = const(1)  # the flavor of two discard piles, and cards that act
_SUMS = const(10)  # of ui.mixes
_TEAMS = const(2)  # partners=teams
_OF_A_TABLE = const(5)  # what a start tells; of several tables there is more
_SEED_MASK = const(0x3FFFFFFF)
_DAMAGED = "The saved match is damaged and cannot be resumed. The next one is saved in its place."


def open_first(app: "App") -> None:
    """The title, or before it what is the matter with what is saved."""
    found = app.saves.found
    first = "held" if found >= OTHER_VERSION else "title"
    words = app.telling[1]
    if found == TORN:
        app.tell("Damaged save", _DAMAGED + " " + words, "title")
    elif words:
        app.tell("Settings", words, first)
    else:
        app.go(first)


def start(app: "App", told: tuple) -> None:
    """Begin a match at once. Raises ValueError when it cannot be."""
    if len(told) > _OF_A_TABLE:
        from ui.evening_start import start as start_evening

        start_evening(app, told)
        return
    rules, people, bots, seed = told[:4]
    options = told[4] if len(told) > 4 else None
    if people is None and bots is None:
        people, bots = 1, 3
    kinds = bytes([1] * (people or 0) + [0] * (bots or 0))
    app.seed = seed
    if rules not in NAMES and not options:
        from ui.choosing import choose_mix, chosen

        if choose_mix(app.setup, rules):
            own = chosen(app.setup)
            bring(own.whole())
            _begin(app, own, kinds, app.setup.own)
            _show(app)
            return
    _begin(app, loaded(NAMES[0] if rules is None else rules, options), kinds, b"")
    _show(app)


def deal(app: "App") -> None:
    """Begin the match whose rules `ui.choosing` chose; what plays it is there. In two steps."""
    setup = app.setup
    rules = app.rules
    app.parts = None
    if rules is None:
        _show(app)
    else:
        _begin(app, rules, bytes(setup.people[: setup.players]), setup.own)
        app.rules = None


def _begin(app: "App", rules: RuleSet, people: bytes, own: bytes) -> None:
    leave_evening(app)
    app.match = begun(rules, people, next_seed(app), own)


def _show(app: "App") -> None:
    """The match has begun: keep it, and show its table."""
    forget_loader()  # names of rule sets were needed here
    if app.match.persons:  # a show of bots alone is not kept
        keep_begun(app.saves, app.match)
    app.go("table")
    app.rest.tell_trouble()


def leave_evening(app: "App") -> None:
    """No match is on, and everybody is called by their seat."""
    app.match = app.evening = None
    for seat in range(MAX_SEATS):
        PERSONS[seat] = seat + 1


def next_seed(app: "App") -> int:
    """The seed that was given, for the first match; after that the board's own."""
    seed = app.seed
    app.seed = None
    if seed is not None:
        return seed & _SEED_MASK
    noise = bytearray(4)
    app.board.seed_into(noise)
    return noise[0] | noise[1] << 8 | noise[2] << 16 | (noise[3] & 63) << 24


def loaded(name: str, options: "dict | None") -> RuleSet:
    """Load a rule set and give the loader's memory back."""
    from engine.rulesets import load

    try:
        return load(name, options)
    finally:
        forget_loader()


def made_for(flavor: int) -> type:
    """The kind of match that is played with a flavor of rules (`engine.options`)."""
    if flavor == HOUSE:
        from ui.house_match import HouseMatch

        return HouseMatch
    if flavor != _ACTS:
        return Match
    from ui.acts_match import ActsMatch

    return ActsMatch


def begun(rules: RuleSet, people: bytes, seed: int, own: bytes) -> Match:
    """Begin a match by rules; people as in `Match`; own: of `ui.setup`, for ages and sums.

    Raises ValueError, in one line, for rules or a number of players that cannot be.
    """
    rules.check_players(len(people))
    forget_other(rules.whole())
    match = made_for(rules.flavor)(people, rules.deck_size(len(people)))
    PARTS_DO[SETS_TABLE](match.game, rules, len(people), seed)
    _seat(match.game.state, own or bytes(2 * MAX_SEATS), len(people))
    PARTS_DO[BEGINS_MATCH](match.game, NOBODY, b"")
    from ui.between import leave_between

    leave_between(match)
    if match.persons == 1:
        match.hand_to(people.find(b"\x01"))
    match.forget_past()
    match.is_unsaved = match.persons > 0
    return match


def _seat(s: bytearray, own: bytes, players: int) -> None:
    """Tell ages; which sums are asked of whom, and teams, where the rules ask for them."""
    for seat in range(players):
        s[AGES + seat] = own[seat]
        said = own[_SUMS + seat]
        if s[QUIZ_WAY] and said & 15:
            s[QUIZ + seat] = (said & 15) - 1
        if s[PARTNERS] == _TEAMS:
            s[TEAM + seat] = said >> 4 or 1 + seat % 2


def resume(app: "App") -> None:
    """Go on with the match as it was saved last, from the hand-over; else to the title."""
    leave_evening(app)
    from ui.resumed_match import holder_of, is_whole, match_of, rules_of, tail_of

    forget_loader()
    kept = match_bytes(app.saves)
    is_good = kept is not None and is_whole(kept, len(NAMES))
    if is_good and kept[PLAYERS_AT]:
        parts = missing(wanted(rules_of(kept)))
        if parts:
            app.parts = parts
            return
    if is_good and tail_of(kept):
        from ui.evening_saved import restored

        app.evening = restored(kept, len(NAMES))
        is_good = app.evening is not None
    if is_good and not kept[PLAYERS_AT]:
        app.go("round")
    elif is_good:
        app.match = match_of(kept)
        if app.evening:
            from ui.evening_tables import call_by_persons

            call_by_persons(app.evening)
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

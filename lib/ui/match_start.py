"""This module begins or resumes the match that `ui.planning` planned.

    start(app, plan)

The parts that play it and the module of its class are loaded already (`ui.app`).
"""

import sys

from micropython import const

from engine.bots.levels import NORMAL, decide_of
from engine.state.layout import (
    AGES,
    EFFECTS,
    FIRST,
    JUMPABLE,
    MAX_SEATS,
    NOBODY,
    PLAYER_AT,
    QUIZ,
    TEAM,
)
from engine.state.options import PARTNERS, QUIZ_WAY
from ui.draw.geometry import share_height
from ui.match_bytes import (
    CARDS_AT,
    CLAIMER_AT,
    HEAD,
    HOLDER_AT,
    LEVEL_AT,
    PEOPLE_AT,
    PERSON,
    PLAYERS_AT,
    RIGHTS_AT,
    SEEN_AT,
)
from ui.own_rules.mixes import SUMS
from ui.plan import kind_of
from ui.screens import MATCHES

_TEAMS = const(2)  # partners=teams
_ROWS = const(3)  # of actions at most; the plain table has one

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.ruleset import RuleSet
    from ui.app import App
    from ui.match import Match
    from ui.plan import Plan


def start(app: "App", plan: "Plan") -> None:
    """Begin or resume the match, and ask for its first screen: the table or the cover."""
    if plan.rules is None:
        _resume(app)
    else:
        _begin(app, plan, plan.rules)
    if app.match is not None:
        app.match.game.opening = None  # lets a board forget that module
        share_height(app.pages.geometry, _ROWS if app.match.kind else 1)
        app.rest.tell_trouble()


def _begin(app: "App", plan: "Plan", rules: "RuleSet") -> None:
    """Begin the match; with the cover if a person is asked first and nobody may play before."""
    if plan.table != NOBODY:
        from ui.evening.tables import sit_down

        sit_down(app, rules, plan.table, make_match)
    else:
        app.match = deal_match(rules, plan)
        if app.match.persons:  # a match among bots alone is not saved
            app.saves.begin(app.match, plan.name_numbers)
    match = app.match
    if match.is_next_person() and not match.view[JUMPABLE]:
        app.hand_over(match.view[FIRST])


def make_match(kind: int, people: bytes, cards: int, level: int) -> "Match":
    """Make a match with its bots, before anything is dealt. See `Match` for the parameters.

    This loads the module of the bots' level; only the table's bots refer to it.
    """
    decide = decide_of(level)
    match: Match = sys.modules[MATCHES[kind]].Match(people, cards)
    if level != NORMAL:
        match.level = level
    for player in range(len(people)):
        if not people[player]:
            match.table.bots[player] = decide
    return match


def deal_match(rules: "RuleSet", plan: "Plan") -> "Match":
    """Make a planned match and deal its first hand. Its parts are loaded (engine.parts)."""
    people = plan.people
    match = make_match(
        kind_of(rules.whole(), EFFECTS), people, rules.deck_size(len(people)), plan.level
    )
    match.game.set_table(rules, len(people), plan.seed)
    _seat(match.game.state, plan.own, len(people))
    match.game.begin()
    if match.persons == 1:
        match.hand_to(people.find(b"\x01"))
    match.forget_past()
    match.is_unsaved = match.persons > 0
    return match


def _seat(s: bytearray, own: "bytes | bytearray", players: int) -> None:
    """Write each seat's age; its sums and team too, if the rules ask for them.

    own: bytes of `ui.own_rules.mixes`.
    """
    for seat in range(players):
        s[AGES + seat] = own[seat]
        sums = own[SUMS + seat] & 15
        if s[QUIZ_WAY] and sums:
            s[QUIZ + seat] = sums - 1
        if s[PARTNERS] == _TEAMS:
            from ui.own_rules.mixes import team_of

            s[TEAM + seat] = team_of(own, seat)


def _resume(app: "App") -> None:
    """Resume the match that was saved last; with several persons, by its cover."""
    from engine.resume.choices import settles_as_saved

    kept = app.saves.bytes
    match = _match_of_save(kept)
    if not settles_as_saved(match.game, match.choices):
        from ui.planning import tell_damaged

        tell_damaged(app)
        return
    app.match = match
    if app.evening:
        from ui.evening.tables import call_by_persons

        call_by_persons(app.evening)
        app.match.is_shared = app.evening.persons > 1
    holder = _holder_of(kept, app.match)
    if app.match.is_shared and holder != NOBODY:
        app.hand_over(holder)
    else:
        app.match.hand_to(holder)


def _match_of_save(kept: memoryview) -> "Match":
    """Make the match of a save (`ui.match_bytes`). Nobody holds the device yet."""
    people = bytes([one & 1 for one in kept[PEOPLE_AT : PEOPLE_AT + kept[PLAYERS_AT]]])
    level = (NORMAL + kept[LEVEL_AT]) & 3
    match = make_match(kind_of(kept[HEAD:], 0), people, kept[CARDS_AT], level)
    match.game.state[:] = kept[HEAD : HEAD + len(match.game.state)]
    match.table.rights_due = kept[RIGHTS_AT] > 0
    match.claimer = kept[CLAIMER_AT]
    for player in range(len(people)):
        if people[player]:
            match.people[player] = state = kept[PEOPLE_AT + player] & 15
            match.table.bots[player] = None if state == PERSON else decide_of(level)
    match.look()
    match.seen[:] = kept[SEEN_AT : SEEN_AT + MAX_SEATS]
    return match


def _holder_of(kept: memoryview, match: "Match") -> int:
    """Return the seat that gets the device: that claims or is asked, else its last holder.

    If a bot plays for both, it is the seat of the first person who plays; NOBODY: none does.
    """
    people = match.people
    player_at = match.game.state[PLAYER_AT : PLAYER_AT + len(people)]
    asked = match.game.state[FIRST] if match.claimer == NOBODY else match.claimer
    if asked < len(people) and people[player_at[asked]] == PERSON:
        return asked
    held = kept[HOLDER_AT]
    if held < len(people) and people[player_at[held]] == PERSON:
        return held
    first = people.find(bytes((PERSON,)))
    return NOBODY if first < 0 else player_at.find(bytes((first,)))

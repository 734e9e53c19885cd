"""Views tell nothing hidden (CORE-10): hidden cards are exchanged and nobody may notice.

A copy of the game gets, for one viewer, every card it cannot know dealt out anew: the other
hands and the draw piles, the guilt of the last Wild Draw Four, cards put aside, what the
newest windows keep from the table. The viewer's view, its choices, the seats asked and the
events (they are part of a view) must be equal byte for byte; and stay so after a choice by
another seat that is possible in both.

Where sevens, eights and nines lie face up, no hand hides one, and one that is drawn shows:
so they change places among themselves and with other cards of the draw piles alone, and not
at all where the copy then goes on by a choice that may turn or draw one.
"""

from random import Random

from engine.cards import FACE, FACE_UP, FIRST_WILD_KIND, KIND_MASK, NO_CARD
from engine.choices import CHALLENGE, OK, SHOW, VERB_MASK
from engine.events import HANDS_PASSED, HANDS_SHUFFLED, HANDS_SWAPPED, TURNED_UP
from engine.game import Game
from engine.layout import (
    ACTOR,
    CARD,
    COUNTS,
    DEPTH,
    DRAFT_SIZE,
    DRAW_PILES,
    DRAWN,
    EVENT_COUNT,
    EVENT_SIZE,
    EVENTS,
    EVENTS_KEPT,
    GUILTY,
    IN_PLAY,
    NOBODY,
    PHASE,
    PILE_SIZE,
    PLAYER_AT,
    PLAYERS,
    ROLLER,
    SECRET_SIZE,
    SECRETS,
    SHOWN_COUNTS,
    SHOWN_TO,
    SHUFFLER,
    STAGE,
    TARGET,
    TURN,
    WINDOW_SIZE,
    WINDOWS,
)
from engine.options import FACE_UP_CARDS, PEEK, PILES
from engine.view import view_into, view_size
from engine.windows import GAINED, GIFTS, GIVING, seat_of_draft
from sim.soak.chance import Chance
from sim.soak.violation import Violation

_REVEALING = (CHALLENGE, SHOW)  # guilt, and a hand to one other seat
_CHANGES_HANDS = (HANDS_PASSED, HANDS_SHUFFLED, HANDS_SWAPPED)  # a hand is now another's
NOW, DRAWS, TURNS = range(3)  # what an exchange must be ready for

_SHOWN = 2  # STAGE of a GIVING record from which on a card was shown
_ANYTHING = 254  # secrets from here on are no kind of card (engine/acts/away.py)


class Hidden:
    """Two games of the same size that differ in what a viewer cannot know."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self._chance = chance
        self._as_is = Game(game.seats, game.capacity)
        self._changed = Game(game.seats, game.capacity)
        self._seen = bytearray(view_size(game))
        self._seen_changed = bytearray(view_size(game))
        self.went_on = 0

    def check(self, game: Game, seat: int, choice: int) -> None:
        """Violation if anyone could notice, now or after a seat's choice (left out: -1)."""
        self.went_on = 0
        for viewer in [*range(game.state[PLAYERS]), NOBODY]:
            self._exchange(game, viewer, NOW)
            self._compare(viewer, "")
            if game.state[PEEK] and viewer != NOBODY:
                continue  # whatever changes is for all to see (COW-4)
            if choice < 0 or seat == viewer or choice & VERB_MASK in _REVEALING:
                continue
            then = self._chance.random.choice((DRAWS, TURNS))
            self._exchange(game, viewer, then)
            both = self._as_is.choose(seat, choice), self._changed.choose(seat, choice)
            if both != (OK, OK) or self._has_noted(game, _CHANGES_HANDS):
                continue
            if then == DRAWS and self._has_noted(game, (TURNED_UP,)):
                continue
            if self._as_is.status == self._changed.status == IN_PLAY:
                self._compare(self._seat_of(game, viewer), f" after choice {choice} of seat {seat}")
                self.went_on += 1

    def _exchange(self, game: Game, viewer: int, then: int) -> None:
        self._as_is.copy_from(game)
        self._changed.copy_from(game)
        exchange(self._changed, viewer, self._chance.random, then)

    def _seat_of(self, game: Game, viewer: int) -> int:
        """Return where a viewer sits after the choice, which may have moved it (GRD-33)."""
        if viewer == NOBODY:
            return NOBODY
        player = game.state[PLAYER_AT + viewer]
        return self._as_is.state.index(player, PLAYER_AT) - PLAYER_AT

    def _has_noted(self, game: Game, kinds: tuple[int, ...]) -> bool:
        """Did such a thing happen in either game that went on?"""
        for after in (self._as_is, self._changed):
            count = game.state[EVENT_COUNT]
            while count != after.state[EVENT_COUNT]:
                if after.state[EVENTS + count % EVENTS_KEPT * EVENT_SIZE] in kinds:
                    return True
                count = count + 1 & 255
        return False

    def _compare(self, viewer: int, when: str) -> None:
        a, b = self._as_is, self._changed
        who = "the table" if viewer == NOBODY else f"seat {viewer}"
        if (a.status, a.asked, a.first_asked, a.forced) != (
            b.status,
            b.asked,
            b.first_asked,
            b.forced,
        ):
            raise Violation(f"CORE-10: who is asked tells {who} what is hidden{when}")
        view_into(a, viewer, self._seen)
        view_into(b, viewer, self._seen_changed)
        if self._seen != self._seen_changed:
            at = [i for i, byte in enumerate(self._seen) if byte != self._seen_changed[i]]
            raise Violation(f"CORE-10: bytes {at[:8]} of a view tell {who} what is hidden{when}")
        if viewer == NOBODY or when:
            return
        if self._chance.choices(a, viewer) != self._chance.choices(b, viewer):
            raise Violation(f"CORE-10: the choices of {who} tell what is hidden")


def exchange(game: Game, viewer: int, random: Random, then: int = 0) -> None:
    """Deal out anew all that a viewer cannot know; NOBODY: all that lies face down.

    then: NOW, that is all; DRAWS, a choice will follow, so the shuffler stays, and so do cards
    that will show when they are drawn; TURNS: those too that may be turned up.
    """
    s = game.state
    drawn = _place_of_drawn(game)
    gained = _places_of_gained(game)
    if then == NOW:
        _forget_plans(s, viewer, random)
    then = then if s[PILES] else NOW
    _deal_anew(game, viewer, random, then)
    if drawn >= 0 and s[TURN] != viewer:
        s[DRAWN] = s[drawn] & KIND_MASK
    for secret, place in gained:
        s[secret] = s[place] & KIND_MASK
    s[GUILTY] ^= random.randrange(2)
    if then == NOW:
        for at in range(SHUFFLER, ROLLER, 4):
            s[at] ^= random.randrange(256)  # the low byte: the word stays in its range


def _forget_plans(s: bytearray, viewer: int, random: Random) -> None:
    """Change what others have put aside and what they are giving away, unseen."""
    if seat_of_draft(s) != viewer:
        for at in range(DRAFT_SIZE, SECRETS):
            s[at] = 0
    for i in range(s[DEPTH]):
        if s[WINDOWS + i * WINDOW_SIZE] == GIFTS and s[WINDOWS + i * WINDOW_SIZE + ACTOR] != viewer:
            s[SECRETS + i * SECRET_SIZE] = random.randrange(10)
            s[SECRETS + i * SECRET_SIZE + 1] = random.randrange(1, 16)


def _place_of_drawn(game: Game) -> int:
    """Return where the card just drawn lies, -1: there is none, or it was passed on."""
    s = game.state
    if not s[PHASE] or s[DRAWN] == NO_CARD:
        return -1
    return _last_place(game, s[TURN], s[DRAWN])


def _last_place(game: Game, seat: int, kind: int) -> int:
    s = game.state
    at = game.hands[seat] + s[COUNTS + seat] - 1
    while at >= game.hands[seat] and s[at] & KIND_MASK != kind:
        at -= 1
    return at if at >= game.hands[seat] else -1


def _places_of_gained(game: Game) -> list[tuple[int, int]]:
    """Where each window keeps what its seat has gained, and where that card lies."""
    s = game.state
    found = []
    for i in range(s[DEPTH]):
        at = WINDOWS + i * WINDOW_SIZE
        secret = SECRETS + i * SECRET_SIZE
        if s[at] == GAINED and s[secret] < _ANYTHING:
            place = _last_place(game, s[at + ACTOR], s[secret])
            if place >= 0:
                found.append((secret, place))
    return found


def _deal_anew(game: Game, viewer: int, random: Random, then: int) -> None:
    s = game.state
    in_hands = _hidden_in_hands(game, viewer)
    in_piles: list[int] = []
    for pile in range(2):
        at = game.zones[DRAW_PILES + pile]
        in_piles += range(at, at + s[PILE_SIZE + DRAW_PILES + pile])
    if s[FACE_UP_CARDS]:
        shows = [at for at in in_piles if _would_show(s[at])]
        in_piles = [at for at in in_piles if not _would_show(s[at])]
    else:
        shows = []
    if then == TURNS:
        for pile in range(2):
            top = game.zones[DRAW_PILES + pile] + s[PILE_SIZE + DRAW_PILES + pile] - 1
            in_piles = [at for at in in_piles if not top - 3 <= at <= top]
    places = in_hands + in_piles
    _shuffle(s, places, random)
    if then == NOW:
        _shuffle(s, shows + in_piles, random)


def _shuffle(s: bytearray, places: list[int], random: Random) -> None:
    cards = [s[at] for at in places]
    random.shuffle(cards)
    for at, card in zip(places, cards, strict=True):
        s[at] = card


def _would_show(card: int) -> bool:
    """Does a card lie face up as soon as it is drawn (GRD-30)?"""
    return card < FIRST_WILD_KIND and 7 <= FACE[card] <= 9


def _hidden_in_hands(game: Game, viewer: int) -> list[int]:
    s = game.state
    kept = {viewer}  # and what must be there for what was put aside or is to be given
    if s[DRAFT_SIZE]:
        kept.add(seat_of_draft(s))
    for i in range(s[DEPTH]):
        if s[WINDOWS + i * WINDOW_SIZE] == GIFTS:
            kept.add(s[WINDOWS + i * WINDOW_SIZE + ACTOR])
    places: list[int] = []
    for seat in range(s[PLAYERS]):
        if seat in kept or (s[PEEK] and viewer != NOBODY):
            continue
        at = game.hands[seat]
        known = s[SHOWN_COUNTS + seat] if viewer != NOBODY and s[SHOWN_TO] == viewer else 0
        places += [i for i in range(at + known, at + s[COUNTS + seat]) if not s[i] & FACE_UP]
    shown = _shown_gifts(game)
    return [at for at in places if at not in shown]


def _shown_gifts(game: Game) -> list[int]:
    """Where cards lie that were shown on their way and not taken (GRD-32)."""
    s = game.state
    found = []
    for i in range(s[DEPTH]):
        at = WINDOWS + i * WINDOW_SIZE
        if s[at] == GIVING and s[at + STAGE] >= _SHOWN:
            found.append(_last_place(game, s[at + TARGET], s[at + CARD]))
    return found

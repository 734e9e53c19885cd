"""A second reading of why cards are drawn: which card made each draw, and who laid it.

    watched = Watched(game)
    ...                      after each choice:
    watched.look()           events are told apart, open draws get their cause
    watched.drawn            the draws so far: number of the event, its cause

A cause is a pair: the player who laid the card, None if it was turned up, and its face as the table
writes it; or a word for what was no card. It follows from events and open windows alone.
"""

from engine.public import event_at
from engine.state import events, layout
from engine.state.cards import DRAW_TWO, FACE, KIND_MASK, NO_CARD, SKIP, WILD, WILD_FOUR
from engine.state.window_types import W_DRAW, W_ONE, W_ROUND

_FACES = {DRAW_TWO: "+2", WILD: "wild", WILD_FOUR: "+4"}
_LAYS = (events.LAID, events.JUMPED, events.BACKFIRED)
_TURNS = (events.FIRST_CARD, events.TURNED_UP)
_SAID = {
    events.CAUGHT: "no UNO",
    events.GUILTY_FOUND: "challenge",
    events.INNOCENT_FOUND: "challenge",
    events.JUMPED: "in vain",
}


def face_of(card):
    """Return what the table calls a card's face behind its owner."""
    face = FACE[card & KIND_MASK]
    return _FACES.get(face, str(face) if face < SKIP else "?")


class Watched:
    """See the module."""

    def __init__(self, game):
        self.state = game.state
        self.drawn = []
        self._heard = self.state[layout.EVENT_COUNT]
        self._laid = []  # (card, player or None, whether it acts), the newest last
        self._reason = ""
        self._open = {}  # by depth: (kind, card, actor, cause)
        self._settled = set()  # depths whose cause an event has just told
        self._hear_all()

    def _hear_all(self):
        self._heard = self.state[layout.EVENT_COUNT] - min(self.state[layout.EVENT_COUNT], 60) & 255
        self.look()

    def look(self):
        """See the module."""
        s = self.state
        before = dict(self._open)
        self._settled.clear()
        while self._heard != s[layout.EVENT_COUNT]:
            self._hear(event_at(self._heard), before)
            self._heard = self._heard + 1 & 255
        self._note_open()

    def _hear(self, at, before):
        s = self.state
        kind, seat = s[at + layout.EVENT_KIND], s[at + layout.EVENT_SEAT]
        card = s[at + layout.EVENT_CARD]
        if kind in _LAYS and card != NO_CARD:
            self._laid.append((card, s[layout.PLAYER_AT + seat]))
        elif kind in _TURNS:
            self._laid.append((card, None))
        elif kind in _SAID:
            self._reason = _SAID[kind]
        if before:
            top = max(before)
            if kind == events.BACKFIRED:
                self._settle(before, top, (s[layout.PLAYER_AT + seat], "wild"))
            elif kind in (events.GUILTY_FOUND, events.INNOCENT_FOUND):
                for depth, (_, its, _, _) in before.items():
                    if its == card and FACE[card] == WILD_FOUR:
                        self._settle(before, depth, "challenge")
            if kind == events.DREW_OWED:
                self.drawn.append((self._heard, before[top][3]))

    def _settle(self, before, depth, cause):
        before[depth] = self._open[depth] = (*before[depth][:3], cause)
        self._settled.add(depth)

    def _note_open(self):
        s = self.state
        found = {}
        for depth in range(1, s[layout.DEPTH] + 1):
            w = depth * layout.WINDOW_SIZE
            kind, card, actor = s[w + layout.KIND], s[w + layout.CARD], s[w + layout.ACTOR]
            if kind not in (W_DRAW, W_ROUND, W_ONE):
                continue
            old = self._open.get(depth)
            below = found.get(depth - 1)
            is_same = old and old[1] == card and (old[2] == actor or depth in self._settled)
            if is_same and (old[0] == kind or kind == W_ROUND):
                cause = old[3]
            elif below and below[0] == W_ROUND and kind == W_DRAW and below[1] == card:
                cause = below[3]
            elif kind == W_DRAW and FACE[card & KIND_MASK] == WILD and card != NO_CARD:
                cause = "challenge"  # a plain Wild makes nobody draw but by a challenge (DBL-6)
            else:
                cause = self._cause(card)
            found[depth] = (kind, card, actor, cause)
        self._open = found

    def _cause(self, card):
        if card == NO_CARD:
            return self._reason
        for laid, player in reversed(self._laid):
            if laid == card:
                return player, face_of(card)
        return None, face_of(card)

"""This module scores a match a second time, hand by hand, written from the rules alone.

It takes the winners, the loser and the points of a hand as over.py has judged them, and keeps its
own counts: hands won, Unos, who sits out, tables covered, who has won the match, who deals.
Clauses: CORE-1, CORE-15, CHA-1, SEV-4, TAB-1, CRO-2, COW-5, GRD-39.
"""

from fractions import Fraction

from engine.game import Game
from engine.notation import card_text
from engine.public import event_at
from engine.state import layout as at
from engine.state.events import LAID, SAID_UNO, WENT_OUT
from engine.state.seats import word
from tests.properties.promises.over import scores_of, seats_in, side_of
from tests.properties.violation import Violation


class MatchScore:
    """The counts of a match; options: of its rules, as text."""

    def __init__(self, options: dict[str, str], game: Game) -> None:
        self.options = options
        self.game = game
        self.hands = 0
        self.dealer = game.state[at.DEALER]
        self.won = [0] * game.state[at.PLAYERS]  # hands, or those lost where nobody wins
        self.unos = [0] * game.state[at.PLAYERS]
        self.sitting_out: set[int] = set()  # players, as all others here
        self.trail = 0
        self.keeper = at.NOBODY  # the seat that keeps score
        self.is_only_lost = options["end"] == "last_left" and options["scoring"] in ("low", "none")
        self._last_top = at.NOBODY

    def begin_hand(self) -> None:
        """Judge who deals, and the first card; note what events the deal has brought."""
        s = self.game.state
        dealer = s[at.DEALER]
        if dealer != self.dealer:
            raise Violation(f"CORE-1: seat {dealer} deals, and it is the turn of {self.dealer}")
        goes_on = self.options["start"] == "last_discard" and self.hands
        if goes_on and s[at.FIRST_KIND] != self._last_top:
            first, last = card_text(s[at.FIRST_KIND]), card_text(self._last_top)
            raise Violation(f"TAB-1: {first} begins the hand, not {last}")
        self.trail += 0 if goes_on else s[at.PILE_SIZE + at.DISCARDS]

    def after(self, before: bytes) -> None:
        """Count what a choice has brought; before: the state before it."""
        s = self.game.state
        left: dict[int, int] = {}  # cards, by seat, after the last one that it laid
        for i in range(s[at.EVENT_COUNT] - before[at.EVENT_COUNT] & 255):
            offset = event_at(before[at.EVENT_COUNT] + i)
            kind, seat = s[offset + at.EVENT_KIND], s[offset + at.EVENT_SEAT]
            if kind == WENT_OUT and self.keeper == at.NOBODY:
                self.keeper = seat if self.options["keeper"] == "first_out" else at.NOBODY
            elif kind == SAID_UNO:  # with the card that may change seats
                self.unos[before[at.PLAYER_AT + seat]] += 1
            elif kind == LAID:
                left[seat] = s[offset + at.EVENT_OTHER]
        for seat, count in left.items():
            self.trail += before[at.COUNTS + seat] - count

    def end_hand(self) -> None:
        """Judge the match at the end of a hand, and who deals next."""
        s = self.game.state
        has_trail = self.options["tables"] != "0"
        self.hands += 1
        for player in self._players(at.LOSER if self.is_only_lost else at.WINNERS):
            self.won[player] += 1
        winners = self._winners()
        found = {
            "number": s[at.HAND_NUMBER],
            "hands won or lost": list(s[at.HANDS_WON : at.HANDS_WON + s[at.PLAYERS]]),
            "Unos": list(s[at.UNOS : at.UNOS + s[at.PLAYERS]]),
            "scorekeeper": s[at.SCORER],
            "sitting out": self._players(at.SITTING_OUT),
            "match over": s[at.STATUS] == at.MATCH_ENDED,
            "match's winners": self._players(at.MATCH_WINNERS),
            "trail": word(s, at.TRAIL) + s[at.PILE_SIZE + at.DISCARDS] if has_trail else 0,
        }
        due = {
            "number": min(self.hands, 255),
            "hands won or lost": self.won,
            "Unos": [min(unos, 255) for unos in self.unos],
            "scorekeeper": self.keeper,
            "sitting out": self.sitting_out,
            "match over": winners is not None,
            "match's winners": winners or set(),
            "trail": self.trail if has_trail else 0,
        }
        for what, value in due.items():
            if found[what] != value:
                raise Violation(f"hand {self.hands}: {what} {found[what]}, and due is {value}")
        self._last_top = s[at.TOP_CARD]
        if winners is None:
            self.dealer = self._next_dealer()

    def _players(self, offset: int) -> set[int]:
        """Return the players of a set of seats, or of the one seat that is there."""
        s = self.game.state
        if offset == at.LOSER:
            return set() if s[at.LOSER] == at.NOBODY else {s[at.PLAYER_AT + s[at.LOSER]]}
        return {s[at.PLAYER_AT + seat] for seat in seats_in(s, offset)}

    def _winners(self) -> set[int] | None:
        """Return who has won the match; None: it is not over."""
        options, scores = self.options, scores_of(self.game)
        at_target = {i for i, score in enumerate(scores) if score >= int(options["target"])}
        if options["tables"] != "0":
            covered = self.trail // int(options["table_cards"])
            is_over = covered >= int(options["tables"])
        elif options["hands"] != "0":
            is_over = self.hands == int(options["hands"])
        elif options["scoring"] == "none":
            return None
        elif options["scoring"] == "own" or options["at_target"] == "sits_out":
            return self._send_out(at_target)
        else:
            is_over = bool(at_target)
        if not is_over:
            return None
        if self.is_only_lost and options["scoring"] == "none":
            return set()
        return self._leaders(set(range(len(self.won))) - self.sitting_out)

    def _send_out(self, at_target: set[int]) -> set[int] | None:
        """Take players at the target out; the last side has won, or the best if all go at once."""
        stayed = set(range(len(self.won))) - self.sitting_out
        left = stayed - at_target
        self.sitting_out |= at_target
        if not left:
            return self._leaders(stayed)
        return left if left <= self._side(min(left)) else None

    def _side(self, player: int) -> set[int]:
        s = self.game.state
        seat = s.index(player, at.PLAYER_AT) - at.PLAYER_AT
        return {s[at.PLAYER_AT + i] for i in side_of(s, seat)}

    def _leaders(self, players: set[int]) -> set[int]:
        worth = {player: self._worth(player) for player in players}
        return {player for player in players if worth[player] == max(worth.values())}

    def _worth(self, player: int) -> Fraction:
        scoring, score = self.options["scoring"], scores_of(self.game)[player]
        if scoring == "average":
            return Fraction(score, self.won[player] or 1)
        if scoring == "none":
            return Fraction(self.won[player])
        return Fraction(-score if scoring in ("low", "own") else score)

    def _next_dealer(self) -> int:
        """Return the seat that deals next."""
        s = self.game.state
        seat = (self.dealer + 1) % s[at.PLAYERS]
        if self.options["two"] == "pepper":
            seat = s[at.PEPPER]
        elif self.options["end"] == "last_left" and s[at.LOSER] != at.NOBODY:
            seat = s[at.LOSER]
        while s[at.PLAYER_AT + seat] in self.sitting_out:
            seat = (seat + 1) % s[at.PLAYERS]
        return seat

"""This module scores a match at one table a second time, written from the rules alone.

From sim/soak/matches.py it gets the cards that everybody held at the end of each hand; it keeps its
counts in dictionaries, and averages as fractions. Clauses: OFF-11, CORE-1, CORE-4, CORE-15, PAR-1,
CHA-1, SEV-4, TAB-1, CRO-2, COW-5, GRD-38, GRD-39.
"""

from collections.abc import Iterable
from fractions import Fraction

from sim.soak.matches import HandPlayed

_POINTS = {"S": 20, "R": 20, "D": 20, "W": 50, "W4": 50, "WS": 40, "WH": 40}


def points_of(card: str) -> int:
    """Return what a card counts, by its name: r7, yD, W4=g."""
    card = card.split("=")[0]
    if card in ("C1", "C2", "C3"):
        return 40
    face = card if card[0] == "W" else card[1:]
    return _POINTS[face] if face in _POINTS else int(face)


class PlainMatch:
    """options: of the rule set, as text; players: their numbers, as seated at the start."""

    def __init__(self, options: dict[str, str], players: int, dealer: int) -> None:
        self.options = options
        self.players = players
        self.dealer = dealer
        self.hands = 0
        self.score = dict.fromkeys(range(players), 0)
        self.won = dict.fromkeys(range(players), 0)  # hands, or those lost where nobody wins
        self.unos = dict.fromkeys(range(players), 0)
        self.sitting_out: set[int] = set()
        self.trail = 0
        self.is_over = False
        self.winners: set[int] = set()
        self.loser: int | None = None
        self.is_only_lost = options["end"] == "last_left" and options["scoring"] in ("low", "none")
        self.keeper: int | None = None  # the seat that keeps score
        self.teams: tuple[int, ...] = ()  # of each player, if the players form teams

    def side(self, player: int) -> set[int]:
        """Return the players who win and lose together with a player, that one included."""
        if self.teams:
            return {i for i, team in enumerate(self.teams) if team == self.teams[player]}
        if self.options["partners"] == "1":
            return {player, (player + 2) % 4}
        return {player}

    def add(self, hand: HandPlayed) -> set[int]:
        """Add a hand that was played; return the players who won it."""
        self.hands += 1
        held = self._held(hand)
        won = self._winners(hand, held)
        for player in [self.loser] if self.is_only_lost else won:
            if player is not None:
                self.won[player] += 1
        for player, count in hand.unos.items():
            self.unos[player] += count
        if self.keeper is None and self.options["keeper"] == "first_out" and hand.out_at:
            self.keeper = hand.out_at[0]
        self._score(hand, held, won)
        self._lay_trail(hand)
        self._see_whether_over()
        self.dealer = self._next_dealer(hand)
        return won

    def _held(self, hand: HandPlayed) -> dict[int, int]:
        """Return the points held, with points noted or put aside, less two cards for the salt."""
        held = {}
        for player, cards in hand.cards.items():
            points = sorted(points_of(card) for card in cards)
            if player == hand.salt:
                points = points[:-2]
            if player == hand.given_to:
                points = []  # as if out
            held[player] = sum(points) + hand.noted.get(player, 0)
        return held

    def _winners(self, hand: HandPlayed, held: dict[int, int]) -> set[int]:
        is_last_left = self.options["end"] == "last_left"
        self.loser = None
        if hand.is_blocked and not is_last_left:
            return self._winners_of_block(hand, held)
        inside = [player for player in held if player not in hand.out and player not in hand.left]
        if is_last_left:
            most = [i for i in inside if held[i] == max(held[j] for j in inside)]
            self.loser = most[0] if len(most) == 1 else None
            return set() if self.is_only_lost else set(hand.out[:1])
        if hand.given_to is not None:
            first = {hand.given_to}
        elif hand.out:
            first = set(hand.out if self.options["piles"] == "2" else hand.out[:1])
        else:
            first = set(inside)  # all others have had to leave the hand
            assert len(first) == 1, first
        return {player for one in first for player in self.side(one)}

    def _winners_of_block(self, hand: HandPlayed, held: dict[int, int]) -> set[int]:
        """Return the side with the fewest points; a tie wins nothing."""
        inside = [player for player in held if player not in hand.left]
        totals = {frozenset(self.side(i)): self._of_side(i, held) for i in inside}
        best = [side for side, total in totals.items() if total == min(totals.values())]
        return set(best[0]) if len(best) == 1 else set()

    def _of_side(self, player: int, held: dict[int, int]) -> int:
        return sum(points for other, points in held.items() if other in self.side(player))

    def _score(self, hand: HandPlayed, held: dict[int, int], won: Iterable[int]) -> None:
        scoring = self.options["scoring"]
        for player in held:
            mine = self._of_side(player, held)
            if scoring in ("winner", "average") and player in won:
                self.score[player] += sum(held.values()) - mine
            elif scoring == "low":
                self.score[player] += mine
            elif scoring == "own":
                bonus = 0 if hand.is_blocked or player not in won else points_of(hand.first_card)
                self.score[player] += mine + bonus

    def _lay_trail(self, hand: HandPlayed) -> None:
        """Add the cards of a hand to the trail; a first card that lay there already counts once."""
        goes_on = self.options["start"] == "last_discard" and self.hands > 1
        self.trail += hand.laid + (0 if goes_on else hand.turned)

    @property
    def tables(self) -> int:
        """How many tables are covered."""
        return min(self.trail // int(self.options["table_cards"]), int(self.options["tables"]))

    def _see_whether_over(self) -> None:
        options = self.options
        target = int(options["target"])
        at_target = {player for player, score in self.score.items() if score >= target}
        if options["tables"] != "0":
            self.is_over = self.tables == int(options["tables"])
        elif options["hands"] != "0":
            self.is_over = self.hands == int(options["hands"])
        elif options["scoring"] == "none":
            return
        elif options["scoring"] == "own" or options["at_target"] == "sits_out":
            self._send_out(at_target)
            return
        else:
            self.is_over = bool(at_target)
        if self.is_over and not (self.is_only_lost and options["scoring"] == "none"):
            self.winners = self._leaders(set(self.score) - self.sitting_out)

    def _send_out(self, at_target: set[int]) -> None:
        """Take players at the target out; the last side has won, or the best if all go at once."""
        stayed = set(self.score) - self.sitting_out
        left = stayed - at_target
        self.sitting_out |= at_target
        if not left:
            self.is_over, self.winners = True, self._leaders(stayed)
        elif left <= self.side(min(left)):
            self.is_over, self.winners = True, left

    def _leaders(self, players: set[int]) -> set[int]:
        worth = {player: self._worth(player) for player in players}
        return {player for player in players if worth[player] == max(worth.values())}

    def _worth(self, player: int) -> Fraction:
        scoring = self.options["scoring"]
        if scoring == "average":
            won = self.won[player]
            return Fraction(self.score[player], won) if won else Fraction(0)
        if scoring == "none":
            return Fraction(self.won[player])
        sign = -1 if scoring in ("low", "own") else 1
        return Fraction(sign * self.score[player])

    def _next_dealer(self, hand: HandPlayed) -> int:
        """Return the seat that deals next."""
        sitting_out = {hand.seats[player] for player in self.sitting_out}
        seat = (self.dealer + 1) % self.players
        if self.options["two"] == "pepper":
            seat = hand.pepper
        elif self.options["end"] == "last_left" and self.loser is not None:
            seat = self.loser
        while seat in sitting_out and not self.is_over:
            seat = (seat + 1) % self.players
        return seat

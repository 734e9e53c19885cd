"""This module scores a hand and a match a second time, written from the rules alone.

`check_over` judges the winners, the loser and the points of a hand. MatchScore takes these, and
keeps its own counts: hands won, Unos, who sits out, tables covered, who has won the match, who
deals. Clauses: CORE-1, CORE-15, CHA-1, SEV-4, TAB-1, CRO-2, COW-5, GRD-39.
"""

from collections import Counter
from fractions import Fraction

from engine.game import Game
from engine.notation import card_text
from engine.public import event_at
from engine.state import layout as at
from engine.state import options as opt
from engine.state.cards import FACE, FIRST_WILD_KIND, KIND_MASK, POINTS
from engine.state.choices import CHALLENGE, MAX_CHOICES, PALM, SEAT_SHIFT, SURRENDER, VERB_MASK
from engine.state.events import (
    BACKFIRED,
    LAID,
    LEFT_HAND,
    LOST_HAND,
    RECOVERED,
    SAID_SORRY,
    SAID_UNO,
    TAKEN_BACK,
    THREW_AWAY,
    WENT_OUT,
)
from engine.state.seats import word
from engine.state.window_types import W_PALM
from tests.properties.violation import Violation

# Points by face, once more (the rulebook, "Cards"). 13 and faces without a card are 0.
_FACE_POINTS = {10: 20, 11: 20, 12: 20}
_WILD_POINTS = {0: 50, 1: 50}
_ADD_ONE = (BACKFIRED, RECOVERED, THREW_AWAY)  # cards that come to the discards without LAID
_WINNER, _LOW, _OWN, _NONE, _AVERAGE = range(5)  # values of the option `scoring`
_GAINS = (_WINNER, _AVERAGE)  # the winner takes what the others hold
_NO_DRAWING = 2  # draw=none
_BLANK = 13
_PALMED = 50  # points of a Wild Draw Four that is not counted
_REPORTED = 2  # cards set aside for a "sorry" (CRO-7)


class Told:
    """What counts at a hand's end: who left, said "sorry", surrendered, or palmed a card.

    Points of a player who left are counted from the hand before (DEA-1).
    """

    def __init__(self) -> None:
        self.left: dict[int, int] = {}
        self.sorry: Counter[int] = Counter()
        self.given_to = -1
        self.palmed: set[int] = set()
        self.is_lost = False  # a loser of the hand was reported (COW-5)
        self.sitting_out: set[int] = set()  # since a hand before (CHA-1, CRO-2)

    def begin_hand(self) -> None:
        """Forget the last hand."""
        self.left.clear()
        self.sorry.clear()
        self.given_to = -1
        self.palmed.clear()
        self.is_lost = False

    def after(self, before: bytes, game: Game, by: int, choice: int, events: list[int]) -> None:
        """Note the effects of a seat's choice; before: the state before it."""
        if choice & VERB_MASK == PALM:
            self.palmed.add(by)
        elif choice & VERB_MASK == CHALLENGE and before[before[at.TOP] + at.KIND] == W_PALM:
            self.palmed.clear()  # they count after all (SEV-3)
        self.is_lost = LOST_HAND in events
        if LEFT_HAND in events:
            seat = before[at.TURN]
            offset = game.hands[seat]
            hand = before[offset : offset + before[at.COUNTS + seat]]
            self.left[seat] = sum(_worth(before, kind) for kind in hand)
        seat = choice >> SEAT_SHIFT & 15
        if SAID_SORRY in events:
            self.sorry[before[at.PLAYER_AT + seat]] += 1
        if choice & VERB_MASK == SURRENDER:
            others = [i for i in range(before[at.PLAYERS]) if i != before[at.TURN]]
            self.given_to = seat if seat in others else others[0]


def scores_of(game: Game) -> list[int]:
    """Return the points of each player in the match, wherever they sit."""
    s = game.state
    scores = [0] * s[at.PLAYERS]
    for seat in range(s[at.PLAYERS]):
        scores[s[at.PLAYER_AT + seat]] = word(s, at.SCORES + 2 * seat)
    return scores


def seats_in(s: bytearray, offset: int) -> list[int]:
    """Return the seats of a set."""
    return [seat for seat in range(s[at.PLAYERS]) if word(s, offset) >> seat & 1]


def check_over(game: Game, before: list[int], told: Told) -> None:
    """Raise Violation if a hand has ended wrongly; before: the scores when it began."""
    s = game.state
    out = [0] * MAX_CHOICES
    if game.asked or s[at.FIRST] != at.NOBODY or s[at.DEPTH] or word(s, at.UNCALLED):
        raise Violation("the hand is over, and somebody is still asked")
    if any(game.choices_into(seat, out) for seat in range(s[at.PLAYERS])):
        raise Violation("the hand is over, and somebody has choices")
    _check_turns(s, told)
    _check_aside(game, told)
    points = [_points(game, seat, told) for seat in range(s[at.PLAYERS])]
    for seat, counted in enumerate(points):
        if word(s, at.HAND_POINTS + 2 * seat) != counted:
            raise Violation(f"OFF-11: seat {seat} holds {counted} points, not what was counted")
    winners = seats_in(s, at.WINNERS)
    _check_winners(game, winners, points, told)
    _check_scores(game, winners, points, before)
    told.sitting_out = set(seats_in(s, at.SITTING_OUT))


def _check_turns(s: bytearray, told: Told) -> None:
    """The limit is reported when it is reached, and only then (CORE-16)."""
    limit = word(s, opt.LIMIT) or 100 * (s[at.PLAYERS] - len(told.sitting_out))
    if word(s, at.TURN_LIMIT) != limit:
        raise Violation(f"CORE-16: {word(s, at.TURN_LIMIT)} turns given as the limit of {limit}")
    if (word(s, at.TURNS_LEFT) == 0) != (s[at.WAY_OVER] == at.BY_LIMIT):
        raise Violation(f"CORE-16: {word(s, at.TURNS_LEFT)} turns left, way {s[at.WAY_OVER]}")
    if s[at.WAY_OVER] == at.BY_STOP and not (s[opt.TABLES] and s[at.STATUS] == at.MATCH_ENDED):
        raise Violation("TAB-1: the hand was stopped, and the tables are not covered")


def _check_winners(game: Game, winners: list[int], points: list[int], told: Told) -> None:
    s = game.state
    inside = [seat for seat in range(s[at.PLAYERS]) if not word(s, at.OUT) >> seat & 1]
    if s[opt.END] == opt.LAST_LEFT:
        _check_loser(s, winners, inside, points, told)
        if s[opt.SCORING] in (_LOW, _NONE):
            return
    if s[at.WAY_OVER] == at.BY_LAST_CARD:
        away = told.left.keys() | told.sitting_out
        empty = [i for i in range(s[at.PLAYERS]) if not s[at.COUNTS + i] and i not in away]
        if s[opt.KEEPER] and empty and s[at.SCORER] == at.NOBODY:
            raise Violation("GRD-39: somebody went out, and nobody keeps score")
        is_left_alone = s[opt.DRAW_WAY] == _NO_DRAWING and len(inside) == 1 and not empty
        is_given = told.given_to >= 0 or is_left_alone
        if s[opt.OUT_WHEN] == opt.AT_TURN_END and s[opt.END] != opt.LAST_LEFT and not is_given:
            if s[opt.DIRTY]:  # a player who went out may have drawn for a wrong call since (SEV-3)
                empty = [i for i in seats_in(s, at.OUT) if i not in away]
            sides = sorted({i for seat in empty for i in side_of(s, seat)})
            if winners != sides or not winners:
                raise Violation(f"GRD-37: winners {winners}, but nothing hold {empty}")
        else:
            _check_winner(s, winners, inside, told)
    elif s[opt.END] != opt.LAST_LEFT:
        _check_blocked(s, winners, points, inside)
    gained = sum(points) - sum(points[seat] for seat in winners)
    is_one = len({tuple(side_of(s, seat)) for seat in winners}) == 1
    if s[opt.SCORING] in _GAINS and is_one and word(s, at.GAINED) != gained:
        raise Violation(f"OFF-11: {word(s, at.GAINED)} points gained, not {gained}")


def _check_loser(
    s: bytearray, winners: list[int], inside: list[int], points: list[int], told: Told
) -> None:
    """Check the loser: the last seat left, or the one with the most points.

    Where no hand is won, only the loser is reported.
    """
    if s[at.WAY_OVER] == at.BY_LAST_CARD and len(inside) != 1:
        raise Violation(f"COW-5: the hand is over, and left are {inside}")
    most = [seat for seat in inside if points[seat] == max(points[i] for i in inside)]
    loser = most[0] if len(most) == 1 else at.NOBODY
    if s[at.LOSER] != loser:
        raise Violation(f"COW-5: loser {s[at.LOSER]}, most points of those left have {most}")
    if s[opt.SCORING] in (_LOW, _NONE):
        if winners:
            raise Violation(f"COW-5: seats {winners} have won a hand that is only lost")
        if told.is_lost != (loser != at.NOBODY):
            raise Violation("COW-5: who has lost is not told, or nobody has")


def side_of(s: bytearray, seat: int) -> list[int]:
    """Return the seats that win and score together with a seat, itself included (PAR-1)."""
    team = s[at.TEAM + s[at.PLAYER_AT + seat]] if s[opt.PARTNERS] else 0
    if not team:
        return [seat]
    return [i for i in range(s[at.PLAYERS]) if s[at.TEAM + s[at.PLAYER_AT + i]] == team]


def _check_blocked(s: bytearray, winners: list[int], points: list[int], inside: list[int]) -> None:
    """The remaining side with the fewest points wins; a tie wins nothing."""
    held = {tuple(side_of(s, seat)): sum(points[i] for i in side_of(s, seat)) for seat in inside}
    fewest = [side for side, total in held.items() if total == min(held.values())]
    if winners != (list(fewest[0]) if len(fewest) == 1 else []):
        raise Violation(f"CORE-4: winners {winners}, fewest points have {fewest}")


def _check_winner(s: bytearray, winners: list[int], inside: list[int], told: Told) -> None:
    """One player has won with its side: the first without cards, the last left, or an heir."""
    out = [seat for seat in winners if seat not in inside and seat not in told.left]
    # A player who is out may still draw for a wrong call of a palmed card (SEV-3).
    empty = [seat for seat in out if s[opt.DIRTY] or not s[at.COUNTS + seat]]
    if told.given_to >= 0:
        if winners != side_of(s, told.given_to):
            raise Violation(f"SEV-5: winners {winners}, but it was given to seat {told.given_to}")
    elif s[opt.DRAW_WAY] == _NO_DRAWING and len(inside) == 1 and winners == side_of(s, inside[0]):
        return  # DEA-1: all others had to leave
    elif len(empty) != 1 or winners != side_of(s, empty[0]):
        raise Violation(f"OFF-10: winners {winners} of a hand that a last card ended")


def _check_aside(game: Game, told: Told) -> None:
    """A player has no more cards set aside than it had to (CRO-7)."""
    s = game.state
    size = s[at.ASIDE_SIZE]
    owners = Counter(_owners_of_aside(game))
    most = _REPORTED * told.sorry.total()
    if any(owners[one] > _REPORTED * told.sorry[one] for one in owners) or size > most:
        raise Violation(f"CRO-7: cards set aside by {dict(owners)}, sorry said {told.sorry}")


def _owners_of_aside(game: Game) -> list[int]:
    """Return the owner of each card set aside, which is stored behind the card."""
    return list(game.state[game.aside + 1 : game.aside + 2 * game.state[at.ASIDE_SIZE] : 2])


def _check_scores(game: Game, winners: list[int], points: list[int], before: list[int]) -> None:
    """Add the hand to the scores before and compare (OFF-11, GRD-38, CRO-2)."""
    s = game.state
    expected = list(before)
    for seat in range(s[at.PLAYERS]):
        player = s[at.PLAYER_AT + seat]
        held = sum(points[i] for i in side_of(s, seat))
        if s[opt.SCORING] in _GAINS and seat in winners:
            expected[player] += sum(points) - held
        elif s[opt.SCORING] in (_LOW, _OWN):
            expected[player] += held
            if s[opt.SCORING] == _OWN and seat in winners and s[at.WAY_OVER] == at.BY_LAST_CARD:
                expected[player] += POINTS[FACE[s[at.FIRST_KIND]]]
    if expected != scores_of(game):
        raise Violation(f"OFF-11: the scores are {scores_of(game)}, not {expected}")


def _points(game: Game, seat: int, told: Told) -> int:
    """Add up what counts against a seat; the salt leaves the two dearest cards out (GRD-38)."""
    s = game.state
    offset = game.hands[seat]
    cards = [_worth(s, kind) for kind in s[offset : offset + s[at.COUNTS + seat]]]
    if seat in told.palmed:
        cards.remove(_PALMED)
    if s[at.SALT] == seat:
        cards = sorted(cards)[:-2]
    if seat == told.given_to:
        cards.clear()  # it scores as if it were out (SEV-5)
    for i, owner in enumerate(_owners_of_aside(game)):
        cards += [_worth(s, s[game.aside + 2 * i])] if owner == s[at.PLAYER_AT + seat] else []
    return sum(cards) + told.left.get(seat, 0)


def _worth(s: "bytes | bytearray", card: int) -> int:
    """Return the points of a card."""
    kind = card & KIND_MASK
    if kind < FIRST_WILD_KIND and kind >> 2 == _BLANK:
        return s[opt.BLANK_POINTS]
    if kind >= FIRST_WILD_KIND:
        return _WILD_POINTS.get((kind - FIRST_WILD_KIND) >> 3, 40)
    return _FACE_POINTS.get(kind >> 2, kind >> 2)


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
            elif kind == TAKEN_BACK:  # a set is one event
                self.trail -= s[offset + at.EVENT_OTHER] - before[at.COUNTS + seat]
            elif kind in _ADD_ONE:
                self.trail += 1
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
        self._last_top = s[
            self.game.discards + s[at.DISCARD_SIZE] - 1
        ]  # as it is, not as it counts
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

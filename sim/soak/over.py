"""What must hold when a hand is over: who won, and the score, counted here a second time."""

from engine.cards import FIRST_WILD_KIND, KIND_MASK, POINTS
from engine.choices import MAX_CHOICES
from engine.game import Game
from engine.layout import (
    BY_LAST_CARD,
    COUNTS,
    DEPTH,
    FIRST,
    FIRST_KIND,
    GAINED,
    HAND_POINTS,
    NOBODY,
    PLAYER_AT,
    PLAYERS,
    SALT,
    SCORER,
    SCORES,
    UNCALLED,
    WAY_OVER,
    WINNERS,
)
from engine.options import END, KEEPER, LAST_LEFT, PILES, SCORING, SURRENDER_AT
from engine.seats import word
from sim.soak.violation import Violation

# RULES.md, "Cards": points by face, once more. 13 and what no card has is 0.
_FACE_POINTS = {10: 20, 11: 20, 12: 20}
_WILD_POINTS = {0: 50, 1: 50}
_WINNER, _LOW, _OWN, _NONE = range(4)  # values of the option `scoring`


def scores_of(game: Game) -> list[int]:
    """Return the points of each player in the match, wherever they sit."""
    s = game.state
    scores = [0] * s[PLAYERS]
    for seat in range(s[PLAYERS]):
        scores[s[PLAYER_AT + seat]] = word(s, SCORES + 2 * seat)
    return scores


def check_over(game: Game, before: list[int]) -> None:
    """Raise Violation if a hand has ended wrongly; before: the scores when it began."""
    s = game.state
    out = [0] * MAX_CHOICES
    if game.asked or s[FIRST] != NOBODY or s[DEPTH] or word(s, UNCALLED):
        raise Violation("the hand is over, and somebody is still asked")
    if any(game.choices_into(seat, out) for seat in range(s[PLAYERS])):
        raise Violation("the hand is over, and somebody has choices")
    points = [_points(game, seat) for seat in range(s[PLAYERS])]
    for seat, counted in enumerate(points):
        if word(s, HAND_POINTS + 2 * seat) != counted:
            raise Violation(f"OFF-11: seat {seat} holds {counted} points, not what was counted")
    winners = [seat for seat in range(s[PLAYERS]) if word(s, WINNERS) >> seat & 1]
    _check_winners(game, winners, points)
    _check_scores(game, winners, points, before)


def _check_winners(game: Game, winners: list[int], points: list[int]) -> None:
    s = game.state
    empty = [seat for seat in range(s[PLAYERS]) if not s[COUNTS + seat]]
    if s[WAY_OVER] == BY_LAST_CARD:
        if s[PILES] and (winners != empty or not winners):
            raise Violation(f"GRD-37: winners {winners}, but nothing hold {empty}")
        if not s[PILES] and not s[SURRENDER_AT] and [s[COUNTS + seat] for seat in winners] != [0]:
            raise Violation(f"OFF-10: winners {winners} of a hand that a last card ended")
        if s[KEEPER] and s[SCORER] == NOBODY:
            raise Violation("GRD-39: somebody went out, and nobody keeps score")
    elif s[END] != LAST_LEFT:
        fewest = [seat for seat, held in enumerate(points) if held == min(points)]
        if winners != (fewest if len(fewest) == 1 else []):
            raise Violation(f"CORE-4: winners {winners}, fewest points have {fewest}")
    if len(winners) > 1 and not s[PILES]:
        raise Violation(f"winners {winners}: more than one")
    gained = sum(points) - sum(points[seat] for seat in winners if s[SURRENDER_AT])
    if word(s, GAINED) not in (0, gained) and s[WAY_OVER] == BY_LAST_CARD:
        raise Violation(f"OFF-11: {word(s, GAINED)} points gained of {sum(points)}")


def _check_scores(game: Game, winners: list[int], points: list[int], before: list[int]) -> None:
    """Add the hand to the scores before and compare (OFF-11, GRD-38, CRO-2)."""
    s = game.state
    expected = list(before)
    for seat in range(s[PLAYERS]):
        player = s[PLAYER_AT + seat]
        if s[SCORING] == _WINNER and seat in winners:
            expected[player] += sum(points) - points[seat]
        elif s[SCORING] in (_LOW, _OWN):
            expected[player] += points[seat]
            if s[SCORING] == _OWN and seat in winners[:1] and s[WAY_OVER] == BY_LAST_CARD:
                expected[player] += POINTS[s[FIRST_KIND]]
    if expected != scores_of(game):
        raise Violation(f"OFF-11: the scores are {scores_of(game)}, not {expected}")


def _points(game: Game, seat: int) -> int:
    """Add up a hand; the holder of the salt leaves the two dearest cards out (GRD-38)."""
    s = game.state
    cards = []
    for i in range(s[COUNTS + seat]):
        kind = s[game.hands[seat] + i] & KIND_MASK
        if kind >= FIRST_WILD_KIND:
            cards.append(_WILD_POINTS.get((kind - FIRST_WILD_KIND) >> 3, 40))
        else:
            cards.append(_FACE_POINTS.get(kind >> 2, kind >> 2))
    return sum(sorted(cards)[:-2] if s[SALT] == seat else cards)

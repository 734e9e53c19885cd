"""This module plays a game out at random, for bots that search and for measurements.

    while play_out(game, out, 1000):    all seats choose until the hand is over
        pass

Every seat chooses as the random bot does, by the same numbers, so a game ends as at a `Table` of
random bots. But nobody needs a view, and a plain turn is played without a list of its choices: it
is the loop that a search runs most of its time. No board needs this module.
"""

from engine.bots.random import chosen
from engine.prompt import only_choice
from engine.state import choices
from engine.state.cards import ANY_WILD, FIRST_WILD_KIND, MATCH, WILD_FOUR_KIND
from engine.state.layout import *
from engine.turn.catch import has_rights, rights_into
from engine.turn.hand_cards import seat_of_draft
from engine.turn.legal import is_bluff
from engine.turn.piles import can_draw
from engine.view import seen_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_FITTING = bytearray(255)  # the cards of a hand that match


def play_out(g: "Game", out: list[int], most: int) -> int:
    """Let all seats make at most so many choices at random; return how many they made.

    out: room for MAX_CHOICES choices. Raises ValueError if the game refuses one, which is a fault.
    """
    s = g.state
    is_plain = g.hooks.is_turn_plain
    rights_due = False
    for made in range(most):
        if s[UNTIL_TURN] and rights_due:
            rights_due = False
            if (has_rights(s) or s[JUMPABLE]) and _use_a_right(g, s, out):
                continue
        seat = s[FIRST]
        if seat == NOBODY:
            return made
        rights_due = True
        if is_plain and not (s[DEPTH] or s[PHASE]):
            choice = _plain_turn(g, s, seat)
        else:
            choice = _any_choice(g, s, seat, out)
        if g.choose(seat, choice):
            raise ValueError("no such choice")  # a fault of this module
    return most


def _any_choice(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Return one of all that a seat can choose."""
    choice = only_choice(s) if s[DEPTH] else 0
    if choice:
        return choice
    n = g.choices_into(seat, out)
    if n == 1 and out[0] & choices.VERB_MASK != choices.PLAY:
        return out[0]
    return chosen(_held(s, seat), out, n, g.roll)


def _held(s: bytearray, seat: int) -> int:
    """Return how many cards a seat holds, without those that it has put aside."""
    return s[COUNTS + seat] - (s[DRAFT_SIZE] if seat == seat_of_draft(s) else 0)


def _plain_turn(g: "Game", s: bytearray, seat: int) -> int:
    """Return a play of a card that matches; without one the choice to draw, or to pass."""
    fitting = _FITTING
    match = MATCH
    wanted = match[s[TOP_CARD]] | ANY_WILD
    n = has_four = 0
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        card = s[at]
        if match[card] & wanted:
            if card == WILD_FOUR_KIND:  # the last of the list, and once (engine/turn/legal.py)
                has_four = 1
            else:
                fitting[n] = card
                n += 1
    if has_four and not is_bluff(g, s, seat, WILD_FOUR_KIND):
        fitting[n] = WILD_FOUR_KIND
        n += 1
    if not n:
        return choices.DRAW if s[PILE_SIZE] or can_draw(g, s) else choices.PASS
    card = fitting[g.roll() % n if n > 1 else 0]
    choice = card << choices.CARD_SHIFT | choices.PLAY
    if card >= FIRST_WILD_KIND:
        choice |= (g.roll() & 3) + 1 << choices.COLOR_SHIFT
    return choice | choices.WITH_UNO if s[COUNTS + seat] == 2 else choice


def _use_a_right(g: "Game", s: bytearray, out: list[int]) -> bool:
    """Offer standing rights to each seat, in order; return True as soon as one is used."""
    is_due = has_rights(s)
    offer = g.hooks.rights
    for seat in range(s[PLAYERS]):
        n = rights_into(s, seat, out, 0) if is_due else 0
        if offer is not None and seen_of(g, seat):
            n = offer(g, s, seat, out, n)
        if n:
            choice = chosen(_held(s, seat), out, n, g.roll)
            if choice and not g.choose(seat, choice):
                return True
    return False

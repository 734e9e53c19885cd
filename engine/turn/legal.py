"""This module finds out what the seat on turn can do: lay cards, draw, pass, and what it must do.

A card can be laid if it matches the top card of an open discard pile and no option bars it
(CORE-2, GRD-4). After drawing, only the drawn card can be laid (CORE-5). Only the seat itself knows
whether that card fits, so it chooses to keep it (PASS) even when nothing else is possible.

Options may demand more of the seat: to play if it can (CORE-5, DEA-1, POW-3), or to draw on until
it can and then to play (ROA-3). A free play must be used if a card fits (DBL-2).
"""

from engine.const import const
from engine.state import choices, options, reasons
from engine.state.cards import (
    ANY_BLANK,
    ANY_WILD,
    BLANK,
    COLOR_BITS,
    FACE,
    FIRST_BLANK_KIND,
    FIRST_WILD_KIND,
    KIND_MASK,
    MATCH,
    NO_COLOR,
    WILD_FOUR_KIND,
    WILD_KIND,
    counts_as,
)
from engine.state.choices import CARD_SHIFT, DRAW, PASS, PLAY
from engine.state.layout import *
from engine.turn.hand_cards import find, left_after
from engine.turn.piles import can_draw, draws_into, is_open

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

# Bits of a choice that say more about a play than its verb and card.
DETAILS = const(15 << 5 | 3 << 10 | 7 << 20)
_MISPLACED = const(1 << 6 | 1 << 8 | 3 << 10)  # DOWN, SHOWN, 3 << FROM_SHIFT
_ANY_CARD = const(-1)


# What fits.


def wanted_on(g: "Game", s: bytearray, pile: int) -> int:
    """Return the bits of MATCH by which a card fits on a discard pile, 0 or 1; 0: it is closed."""
    if not s[DISCARD_SIZE + pile] or (pile and not g.hooks.second_pile):
        return 0
    wanted = MATCH[s[TOP_CARD + pile]] | ANY_WILD
    more = g.hooks.wanted
    return wanted | more(g, s, pile) if more is not None else wanted


def wanted_on_any(g: "Game", s: bytearray) -> int:
    """Return the bits of MATCH by which a card fits on a discard pile."""
    wanted = wanted_on(g, s, 0)
    return wanted | wanted_on(g, s, 1) if g.hooks.second_pile else wanted


def fits(g: "Game", s: bytearray, kind: int, pile: int) -> bool:
    """Does a single card fit on a discard pile, 0 or 1 (CORE-2, GRD-4, ROA-2)?"""
    return MATCH[counts_as(s, kind)] & wanted_on(g, s, pile) & ~ANY_BLANK != 0


def why_barred(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Return OK, or why a seat may not lay a card now although it fits."""
    return why_barred_with(g, s, kind, left_after(s, seat)) if g.hooks.bars else reasons.OK


def why_barred_with(g: "Game", s: bytearray, kind: int, left: int) -> int:
    """Return OK, or why a card may not be laid now; left: how many its seat has after it."""
    for bar in g.hooks.bars:
        reason = bar(g, s, kind, left)
        if reason:
            return reason
    return reasons.OK


def why_not_on_pile(g: "Game", s: bytearray, seat: int, kind: int, pile: int) -> int:
    """Return OK, or why a seat cannot lay a card that it holds, alone or as the last of a set."""
    if not is_open(s, pile):
        return reasons.NO_SUCH_PILE
    if s[DRAFT_SIZE]:
        return why_not_complete(g, s, seat, kind, pile)
    if s[PHASE] == DREW and kind != s[DRAWN]:
        return reasons.ONLY_DRAWN
    return why_barred(g, s, seat, kind) if fits(g, s, kind, pile) else reasons.DOES_NOT_FIT


def why_not_complete(g: "Game", s: bytearray, seat: int, kind: int, pile: int) -> int:
    """Return OK, or why a card cannot be laid on a pile as the last of the set put aside."""
    why_not = g.hooks.completes
    return why_not(g, s, seat, kind, pile) if why_not is not None else reasons.OK


def check_details(s: bytearray, seat: int, choice: int) -> int:
    """Return OK, or why the pile, the color or the Uno call of a play is wrong."""
    if choice & _MISPLACED:
        return reasons.NO_SUCH_PILE
    if choice & choices.WITH_UNO and s[COUNTS + seat] - s[DRAFT_SIZE] != 2:
        return reasons.NO_UNO
    color = choice >> choices.COLOR_SHIFT & 7
    if color and (choice >> choices.CARD_SHIFT & 255 < FIRST_WILD_KIND or color > NO_COLOR):
        return reasons.NO_SUCH_COLOR
    return reasons.OK


def is_bluff(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Would a seat be found guilty if it laid this card and was called (OFF-7, GRD-7, DBL-6)?"""
    if kind == WILD_FOUR_KIND and (
        s[options.CHALLENGES] != options.NOBODY_CHALLENGES or s[options.DIRTY]
    ):
        legal = s[options.WILD_FOUR_LEGAL]
    elif kind == WILD_KIND and s[options.CHALLENGES] != options.NOBODY_CHALLENGES:
        legal = s[options.WILD_LEGAL]
    else:
        return False
    if legal >= options.ANY_TIME:
        return False
    wanted = MATCH[s[TOP_CARD]] if is_open(s, 0) else 0
    if is_open(s, 1):
        wanted |= MATCH[s[TOP_CARD + 1]]
    wanted &= COLOR_BITS if legal == options.BY_COLOR else ~(ANY_WILD | ANY_BLANK)
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at] & KIND_MASK
        if FACE[kind] == BLANK:
            kind = counts_as(s, kind)
        if MATCH[kind] & wanted and kind < FIRST_WILD_KIND:
            return True
    return False


def can_play(g: "Game", s: bytearray, seat: int) -> bool:
    """Can a seat lay something without bluffing, alone or in a set?"""
    if s[DRAFT_SIZE]:
        return False
    drawn = s[DRAWN] if s[PHASE] == DREW else _ANY_CARD
    match = MATCH
    wanted = wanted_on_any(g, s) | ANY_BLANK
    base = g.hands[seat]
    for at in range(base, base + s[COUNTS + seat]):
        kind = s[at] & KIND_MASK
        if match[kind] & wanted and (drawn == kind or drawn == _ANY_CARD):
            is_blank = FIRST_BLANK_KIND <= kind < FIRST_WILD_KIND
            bits = match[counts_as(s, kind) if is_blank else kind]
            if bits & wanted & ~ANY_BLANK and not why_barred(g, s, seat, kind):
                if kind < FIRST_WILD_KIND or not is_bluff(g, s, seat, kind):
                    return True
    return _can_play_more(g, s, seat)


def _can_play_more(g: "Game", s: bytearray, seat: int) -> bool:
    """Can a seat lay a set without bluffing?"""
    more = g.hooks.can_play
    return more is not None and more(g, s, seat) > 0


# What must be done.


def must_play(g: "Game", s: bytearray, seat: int) -> int:
    """Must a seat that has not drawn play if it can? Not 0 if so."""
    if s[options.FORCE_PLAY] or s[options.DRAW_WAY] == options.NO_DRAWING:
        return 1
    forces = g.hooks.forces
    return forces(g, s, seat) if forces is not None else 0


def _must_play_drawn(s: bytearray) -> bool:
    """Must a seat that has drawn play if it can (CORE-5, ROA-3)?"""
    return (
        s[options.DRAWN_CARD] == options.MUST_PLAY_DRAWN
        or s[options.DRAW_WAY] == options.UNTIL_PLAYABLE
    )


def draws_on(g: "Game", s: bytearray, seat: int) -> bool:
    """Must a seat draw once more, since it draws until it can play and cannot yet (ROA-3)?"""
    if s[options.DRAW_WAY] != options.UNTIL_PLAYABLE or s[PHASE] != DREW:
        return False
    return can_draw(g, s) and not can_play(g, s, seat)


def why_not_draw(g: "Game", s: bytearray, seat: int) -> int:
    """Return OK, or why a seat may not draw by choice: it must play, or leave the hand (DEA-1)."""
    if must_play(g, s, seat) and can_play(g, s, seat):
        return reasons.MUST_PLAY
    return reasons.NOT_NOW if s[options.DRAW_WAY] == options.NO_DRAWING else reasons.OK


def why_not_pass(g: "Game", s: bytearray, seat: int) -> int:
    """Return OK, or why a seat may not pass, keep the drawn card, or let a free play lapse."""
    if s[PHASE] == DREW:
        if draws_on(g, s, seat):
            return reasons.MUST_DRAW
        must = _must_play_drawn(s)
    else:
        must = s[PHASE] == FREE or must_play(g, s, seat) > 0
    return reasons.MUST_PLAY if must and can_play(g, s, seat) else reasons.OK


# The list of all that the seat on turn can do.


def choices_into(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Write what the seat on turn can do; return how many choices there are.

    Honest plays come first, then bluffs, then what rules add, then drawing or passing. With cards
    put aside for a set there is nothing but to go on with it.
    """
    if seat != s[TURN]:
        return 0
    hooks = g.hooks
    if s[DRAFT_SIZE]:
        n = plays = 0
    else:
        plays_into = hooks.plays_into if hooks.plays_into is not None else matches_into
        n = plays = plays_into(g, s, seat, out)
    for offer in hooks.offers:
        n = offer(g, s, seat, out, n)
    if s[DRAFT_SIZE]:
        return n
    phase = s[PHASE]
    if not phase and not (s[options.FORCE_PLAY] or s[options.DRAW_WAY]) and hooks.forces is None:
        return draws_into(g, s, out, n)
    if phase == FREE:
        must = 1
    else:
        must = _must_play_drawn(s) if phase else must_play(g, s, seat)
    if must and _is_honest(g, s, seat, out, plays):
        return n
    may_draw = (
        s[options.DRAW_WAY] == options.UNTIL_PLAYABLE
        if phase
        else s[options.DRAW_WAY] != options.NO_DRAWING
    )
    if phase != FREE and may_draw:
        return draws_into(g, s, out, n)
    out[n] = PASS
    return n + 1


def plain_choices_into(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Write what the seat on turn can do where no rule adds to it (`Hooks.is_turn_plain`)."""
    n = matches_into(g, s, seat, out)
    out[n] = DRAW if not s[PHASE] and (s[PILE_SIZE] or can_draw(g, s)) else PASS
    return n + 1


def _is_honest(g: "Game", s: bytearray, seat: int, out: list[int], plays: int) -> bool:
    """Can a seat lay something without bluffing? The first `plays` choices lay single cards."""
    if plays and not out[0] & choices.BLUFF:
        return True
    return _can_play_more(g, s, seat)


def matches_into(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    """Write the cards that match, one by one, where nothing else decides what can be laid."""
    at = g.hands[seat]
    end = at + s[COUNTS + seat]
    if s[PHASE] == DREW:
        at = find(g, s, seat, s[DRAWN])
        if at < 0:
            return 0  # the card drawn is in another hand by now (GRD-15, GRD-20)
        end = at + 1
    match = MATCH
    wanted = match[s[TOP_CARD]] | ANY_WILD
    n = has_four = 0
    for i in range(at, end):
        card = s[i]
        if match[card] & wanted:
            if card == WILD_FOUR_KIND:
                has_four = 1
            else:
                out[n] = card << CARD_SHIFT | PLAY
                n += 1
    if has_four:
        out[n] = PLAY | WILD_FOUR_KIND << CARD_SHIFT
        if is_bluff(g, s, seat, WILD_FOUR_KIND):
            out[n] |= choices.BLUFF
        n += 1
    return n

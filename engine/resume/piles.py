"""This module checks that the cards of a saved state are its deck, and lie where sizes say."""

# set-up: whole file

from engine.const import const
from engine.resume.bounds import is_kind
from engine.state.cards import FACE, FIRST_WILD_KIND, KIND_MASK, KINDS, counts_as, uncolored
from engine.state.layout import (
    ASIDE_SIZE,
    BOTH_OPEN,
    CARDS_IN_PLAY,
    CLOSED,
    COUNTS,
    DISCARD_SIZE,
    DISCARDS,
    FIRST_ACTS,
    HANDS,
    KEPT,
    OPENING,
    PILE_SIZE,
    PLAYERS,
    TOP_BY,
    TOP_CARD,
    UNSETTLED,
    ZONES,
)
from engine.state.options import (
    CARDS_ACT,
    DECK,
    DICE,
    FACE_DOWN,
    FACE_UP_CARDS,
    FLAVOR,
    PILES,
    SORRY,
)

_NUMBERS_ON = const(9)  # the highest face of a number


def are_cards_right(s: "bytearray", cards: int, deck: bytes) -> bool:
    """Do all piles and hands make the deck, and are tops and the rest of each zone right?

    cards: in play; deck: the cards of one deck.
    """
    count = len(deck)
    held = bytearray(KINDS)
    for zone in range(HANDS + s[PLAYERS]):
        size = s[PILE_SIZE + zone] if zone < HANDS else s[COUNTS + zone - HANDS]
        start = ZONES + zone * cards
        if size > cards or not _count(s, start, start + size, zone, held):
            return False
    end = ZONES + 2 * cards
    most = cards if s[SORRY] else 0  # CRO-7
    if s[ASIDE_SIZE] > most or not _count(s, end - s[ASIDE_SIZE], end, 0, held):
        return False
    if s[KEPT]:  # the kept discard lies in no pile until it is the first discard
        held[_as_counted(s, uncolored(s[KEPT] & KIND_MASK))] += 1
    for kind in deck:
        at = _as_counted(s, kind)
        if held[at] < cards // count:
            return False
        held[at] -= cards // count
    if any(held) or s[CARDS_IN_PLAY] != cards or s[UNSETTLED] > s[PILE_SIZE]:
        return False
    return _are_tops_right(s, cards) and _is_nothing_behind(s, cards)


def _count(s: "bytearray", start: int, end: int, zone: int, held: bytearray) -> bool:
    """Count the cards from start to end in `held`, by kind; False: one is not a possible card."""
    for at in range(start, end):
        kind = s[at]
        if zone >= HANDS and s[FLAVOR] == CARDS_ACT:
            kind &= KIND_MASK
            face = FACE[counts_as(s, kind)]
            is_open = s[FACE_UP_CARDS] and kind < FIRST_WILD_KIND and 7 <= face <= _NUMBERS_ON
            if (s[at] > KIND_MASK) != is_open:  # GRD-30
                return False
        if not is_kind(kind) or (kind != uncolored(kind) and zone // 2 * 2 != DISCARDS):
            return False
        counted = _as_counted(s, uncolored(kind))
        if held[counted] == 255:
            return False
        held[counted] += 1
    return True


def _as_counted(s: "bytearray", kind: int) -> int:
    """Return the kind of a card without its called color; of a die, its color and sort."""
    if s[DECK] != DICE:
        return kind
    return kind & 3 if FACE[kind] <= _NUMBERS_ON else kind & 3 | 4


def _are_tops_right(s: "bytearray", cards: int) -> bool:
    """Does TOP_CARD say what lies on top of each discard pile?"""
    for pile in range(2):
        size = s[PILE_SIZE + DISCARDS + pile]
        if pile and (s[FLAVOR] != CARDS_ACT or s[PILES] == FACE_DOWN):
            return s[TOP_CARD + 1] == 0
        if not size and s[FLAVOR] != CARDS_ACT:
            return False
        top = s[ZONES + (DISCARDS + pile) * cards + size - 1] if size else 0
        if s[TOP_CARD + pile] != (counts_as(s, top) if is_kind(top) else top):
            return False
    return True


def _is_nothing_behind(s: "bytearray", cards: int) -> bool:
    """Are the bytes behind hands, and where cards act behind piles, zero or players?

    The far end of a discard pile's zone has the players who laid the other pile's cards; the far
    ends of the draw piles' zones have the cards set aside and their players (CRO-7).
    """
    aside = s[ASIDE_SIZE]
    if not _are_players(s, ZONES + cards - aside, ZONES + cards):
        return False
    for seat in range(s[PLAYERS]):
        start = ZONES + (HANDS + seat) * cards
        if any(s[start + s[COUNTS + seat] : start + cards]):
            return False
    end = ZONES + (DISCARDS + 1) * cards
    if s[FLAVOR] != CARDS_ACT:
        return not s[PILE_SIZE + 1]
    if not s[PILES] and (s[PILE_SIZE + 1] or s[DISCARD_SIZE + 1]):  # there is one of each
        return False
    if s[CLOSED] and (s[OPENING] != BOTH_OPEN or s[DISCARD_SIZE + s[CLOSED] - 1]):
        return False
    if not s[DISCARD_SIZE] and s[CLOSED] != 1 and s[OPENING] != FIRST_ACTS:
        return False
    if s[OPENING] != BOTH_OPEN and s[DISCARD_SIZE + 1] and s[PILES] != FACE_DOWN:  # GRD-3
        return False
    for pile in range(2):
        start = ZONES + pile * cards
        others = s[DISCARD_SIZE + 1 - pile]
        if any(s[start + s[PILE_SIZE + pile] : start + cards - aside]):
            return False
        start = end - cards
        if any(s[start + s[DISCARD_SIZE + pile] : end - others]):
            return False
        if not _are_players(s, end - others, end):
            return False
        if s[TOP_BY + 1 - pile] != (s[end - others] if others else 0):
            return False
        end += cards
    return True


def _are_players(s: "bytearray", start: int, end: int) -> bool:
    for at in range(start, end):
        if s[at] >= s[PLAYERS]:
            return False
    return True

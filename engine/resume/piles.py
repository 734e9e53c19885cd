"""This module holds the cards of a saved state to its deck, and piles and hands to their sizes."""

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
    """Are the cards of all piles and hands the deck, and the top ones those of their piles?"""
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
    if s[KEPT]:  # it waits to be the first discard, and lies nowhere
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
    """Add the cards from one place to another to those that are held; False: one is none."""
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
    """A card, or the die that it is, however that lies."""
    if s[DECK] != DICE:
        return kind
    return kind & 3 if FACE[kind] <= _NUMBERS_ON else kind & 3 | 4


def _are_tops_right(s: "bytearray", cards: int) -> bool:
    """Does the table say of each discard pile what lies on top?"""
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
    """Is nothing left behind hands, nor behind piles where cards act, but who laid or owns them?

    At the far end of a discard pile's zone: who laid the cards of the other pile; of a draw pile's:
    cards that were set aside, and who did (CRO-7).
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

"""This module deals out anew all that a viewer cannot know.

The same random numbers produce the same table from all tables that look alike to the viewer.

Where Sevens, Eights and Nines lie face up, no hand hides one, and one that is drawn shows. So they
change places only among themselves and with other cards of the draw piles, and not at all if the
copy then continues with a choice that may turn or draw one.
"""

from random import Random

from engine.game import Game
from engine.state import layout as at
from engine.state.cards import FACE, FACE_UP, FIRST_WILD_KIND, KIND_MASK, NO_CARD, counts_as
from engine.state.options import DIRTY, FACE_DOWN, FACE_UP_CARDS, PEEK, PILES
from engine.state.window_types import W_FACE_DOWN, W_FIVE, W_MELD, W_MELD_GIFTS, W_PALM
from engine.turn.hand_cards import seat_of_draft

NOW, DRAWS, TURNS = range(3)  # what follows an exchange

_WILD_FOUR_KIND = 76
_TURNED = 4  # cards that a choice turns up at most
_SHOWN = 2  # STAGE of a W_FIVE record from which on a card was shown
_ANYTHING = 254  # secrets from here on are no kind of card (engine/rules/melds.py)


def exchange(game: Game, viewer: int, random: Random, then: int = 0) -> None:
    """Deal out anew all that a viewer cannot know; NOBODY: all that lies face down.

    then: NOW, nothing follows; DRAWS, a choice will follow, so the shuffler stays, and so do cards
    that will show when they are drawn; TURNS: also those that may be turned up.
    """
    s = game.state
    drawn = _place_of_drawn(game)
    gained = _places_of_gained(game)
    if then == NOW:
        _forget_plans(s, viewer, random)
    _deal_anew(game, viewer, random, then)
    if drawn >= 0 and s[at.TURN] != viewer:
        s[at.DRAWN] = s[drawn] & KIND_MASK
    for secret, place in gained:
        s[secret] = s[place] & KIND_MASK
    if not _is_claim_settled(s):
        s[at.GUILTY] = random.randrange(2)
    if s[DIRTY]:
        _palm_anew(game, viewer, random)
    if then == NOW:
        for offset in range(at.SHUFFLER, at.ROLLER, 4):
            s[offset] = random.randrange(256)  # the low byte: the word stays in its range


def _palm_anew(game: Game, viewer: int, random: Random) -> None:
    """A player with a Wild Draw Four may now have palmed it, if anybody could (SEV-3)."""
    s = game.state
    if not any(s[at.WINDOWS + i * at.WINDOW_SIZE] == W_PALM for i in range(s[at.DEPTH])):
        return
    for seat in range(s[at.PLAYERS]):
        offset = game.hands[seat]
        holds_one = _WILD_FOUR_KIND in s[offset : offset + s[at.COUNTS + seat]]
        if seat != viewer:
            s[at.PALMED + (seat >> 3)] &= ~(1 << (seat & 7))
            s[at.PALMED + (seat >> 3)] |= (holds_one and random.randrange(2)) << (seat & 7)


def _is_claim_settled(s: bytearray) -> bool:
    """Has a card laid face down been shown, so that everybody knows it (TWD-2)?"""
    for offset in range(at.WINDOW_SIZE, s[at.TOP] + 1, at.WINDOW_SIZE):
        if s[offset + at.KIND] == W_FACE_DOWN and s[offset + at.STAGE]:
            return True
    return False


def _forget_plans(s: bytearray, viewer: int, random: Random) -> None:
    """Change the cards that others have put aside or are giving away, unseen."""
    if seat_of_draft(s) != viewer:
        for offset in range(at.DRAFT_SIZE, at.SECRETS):
            s[offset] = 0
    for i in range(s[at.DEPTH]):
        offset = (i + 1) * at.WINDOW_SIZE
        if s[offset + at.KIND] == W_MELD_GIFTS and s[offset + at.ACTOR] != viewer:
            s[at.SECRETS + i * at.SECRET_SIZE] = random.randrange(10)
            s[at.SECRETS + i * at.SECRET_SIZE + 1] = random.randrange(1, 16)


def _place_of_drawn(game: Game) -> int:
    """Return the place of the card just drawn; -1: there is none, or it was passed on."""
    s = game.state
    if not s[at.PHASE] or s[at.DRAWN] == NO_CARD:
        return -1
    return _last_place(game, s[at.TURN], s[at.DRAWN])


def _last_place(game: Game, seat: int, kind: int) -> int:
    s = game.state
    offset = game.hands[seat] + s[at.COUNTS + seat] - 1
    while offset >= game.hands[seat] and s[offset] & KIND_MASK != kind:
        offset -= 1
    return offset if offset >= game.hands[seat] else -1


def _places_of_gained(game: Game) -> list[tuple[int, int]]:
    """Return where each window stores its seat's gained card, and that card's place."""
    s = game.state
    found = []
    for i in range(s[at.DEPTH]):
        offset = (i + 1) * at.WINDOW_SIZE
        secret = at.SECRETS + i * at.SECRET_SIZE
        if s[offset + at.KIND] == W_MELD and s[secret] < _ANYTHING:
            place = _last_place(game, s[offset + at.ACTOR], s[secret])
            if place >= 0:
                found.append((secret, place))
    return found


def _deal_anew(game: Game, viewer: int, random: Random, then: int) -> None:
    s = game.state
    in_hands = _hidden_in_hands(game, viewer)
    in_piles: list[int] = []
    for pile in range(2):
        in_piles += draws(game, pile)
    in_piles += range(game.aside, game.aside + 2 * s[at.ASIDE_SIZE], 2)
    if s[PILES] == FACE_DOWN:  # what was laid down, the viewer's own too: the game tells neither
        in_piles += discards(game, 1)
    if s[FACE_UP_CARDS]:
        shows = [offset for offset in in_piles if _would_show(s, s[offset])]
        in_piles = [offset for offset in in_piles if not _would_show(s, s[offset])]
    else:
        shows = []
    if then == TURNS:
        on_top = [*draws(game, 0)[-_TURNED:], *draws(game, 1)[-_TURNED:]]
        in_piles = [offset for offset in in_piles if offset not in on_top]
    places = in_hands + in_piles
    _shuffle(s, places, random)
    if then == NOW:
        _shuffle(s, shows + in_piles, random)


def _shuffle(s: bytearray, places: list[int], random: Random) -> None:
    """Deal the cards of some places out anew, independent of their order."""
    cards = sorted([s[offset] for offset in places])
    for i in range(len(cards) - 1, 0, -1):  # as random.shuffle does, which takes twice as long
        bits = (i + 1).bit_length()
        j = random.getrandbits(bits)
        while j > i:
            j = random.getrandbits(bits)
        cards[i], cards[j] = cards[j], cards[i]
    for offset, card in zip(places, cards, strict=True):
        s[offset] = card


def _would_show(s: bytearray, card: int) -> bool:
    """Does a card lie face up as soon as it is drawn (GRD-30)?"""
    return card < FIRST_WILD_KIND and 7 <= FACE[counts_as(s, card)] <= 9


def _hidden_in_hands(game: Game, viewer: int) -> list[int]:
    s = game.state
    kept = {viewer}  # and what must be there for what was put aside or is to be given
    if s[at.DRAFT_SIZE]:
        kept.add(seat_of_draft(s))
    for offset in range(at.WINDOW_SIZE, s[at.TOP] + 1, at.WINDOW_SIZE):
        if s[offset + at.KIND] == W_MELD_GIFTS:
            kept.add(s[offset + at.ACTOR])
    places: list[int] = []
    for seat in range(s[at.PLAYERS]):
        if seat in kept or (s[PEEK] and viewer != at.NOBODY):
            continue
        offset = game.hands[seat]
        end = offset + s[at.COUNTS + seat]
        if viewer != at.NOBODY and s[at.SHOWN_TO] == viewer:
            offset += s[at.SHOWN_COUNTS + seat]
        places += [i for i in range(offset, end) if not s[i] & FACE_UP]
    shown = _shown_gifts(game)
    return [offset for offset in places if offset not in shown]


def _shown_gifts(game: Game) -> list[int]:
    """Return the places of cards that were shown on their way and not taken (GRD-32)."""
    s = game.state
    found = []
    for offset in range(at.WINDOW_SIZE, s[at.TOP] + 1, at.WINDOW_SIZE):
        if s[offset + at.KIND] == W_FIVE and s[offset + at.STAGE] >= _SHOWN:
            found.append(_last_place(game, s[offset + at.TARGET], s[offset + at.CARD]))
    return found


def draws(game: Game, pile: int) -> range:
    """Return the offsets of the cards of draw pile 0 or 1, bottom up."""
    return _places(game, game.draws, game.state[at.PILE_SIZE + pile], pile)


def discards(game: Game, pile: int) -> range:
    """Return the offsets of the cards of discard pile 0 or 1, bottom up."""
    return _places(game, game.discards, game.state[at.DISCARD_SIZE + pile], pile)


def _places(game: Game, zone: int, size: int, is_second: int) -> range:
    end = zone + game.capacity
    return range(end - 1, end - 1 - size, -1) if is_second else range(zone, zone + size)

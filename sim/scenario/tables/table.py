"""This module sets a table: cards go where a `Setting` puts them, all others in seeded order.

In any case the cards on the table are the deck, or with `draw only` a part of it.
"""

from engine.match import hand
from engine.public import can_be_jumped_on
from engine.rules.dice import can_show, sort_of
from engine.rulesets.by_name import put
from engine.state.cards import FACE, FACE_UP, FIRST_WILD_KIND, KIND_MASK, NO_CARD, uncolored
from engine.state.layout import (
    AGES,
    AS_LISTED,
    BOTH_OPEN,
    CALLED,
    CARDS_IN_PLAY,
    COUNTS,
    DEALER,
    DISCARDS,
    DRAWN,
    EFFECTS,
    FIRST,
    FIRST_KIND,
    HAD_TURN,
    HANDS,
    HANDS_WON,
    JUMPABLE,
    KEPT,
    LEFT_IN,
    NOBODY,
    OPENING,
    OPTIONS,
    OUT,
    PEPPER,
    PHASE,
    PILE_SIZE,
    PLAYERS,
    SALT,
    SCORES,
    SEAT_OF_COLOR,
    SEATED,
    SITTING_OUT,
    STARTER,
    TEAM,
    TO_PLAY,
    TURN,
    UNTIL_TURN,
    WINNERS,
)
from engine.state.options import (
    AT_TARGET,
    AT_TURN_END,
    DECK,
    DRAW_WAY,
    END,
    FACE_UP_CARDS,
    LAST_LEFT,
    MATCH_HANDS,
    OUT_WHEN,
    PILES,
    SCORING,
    TABLES,
    TARGET,
    TWO_PILES,
)
from engine.state.seats import add_to, in_set, next_seat, set_direction, set_word, word
from sim.scenario.reading.lines import BadLine
from sim.scenario.reading.setting import Setting, lies_open
from sim.scenario.tables.dealing import deal
from sim.scenario.tables.moving import (
    count_cards,
    lay_card,
    put_on_pile,
    take_card,
    take_draws,
    take_top,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_DICE = 3  # deck=dice
_NO_DRAWING = 2  # draw=none
_OWN_POINTS = 2  # scoring=own
_CARDS_LEFT_OUT = 7  # cards of a hand that the scenario does not name


def set_table(game: "Game", setting: Setting, deck: bytearray) -> None:
    """Set a game by a setting; BadLine for cards that the deck lacks.

    deck: 128 bytes, filled with how many cards of each kind there are.
    """
    rules = setting.rules
    if rules is None:
        raise ValueError("no rules are set")  # a fault of the caller
    s = game.state
    game.set_table(rules, setting.players, setting.seed)
    s[DEALER] = setting.dealer
    s[AS_LISTED] = 1
    for color in setting.seats_of_colors:
        s[SEAT_OF_COLOR + color] = setting.seats_of_colors[color]
    for seat in setting.scores:
        set_word(s, SCORES + 2 * seat, setting.scores[seat])
    for seat in setting.won:
        s[HANDS_WON + seat] = setting.won[seat]
    for seat in setting.teams:
        s[TEAM + seat] = 1 + setting.teams[seat]
    for seat in setting.ages:
        s[AGES + seat] = setting.ages[seat]
    effects = s[EFFECTS:OPTIONS]
    for number in setting.effects:
        put(effects, f"c{number}", setting.effects[number])
    s[EFFECTS:OPTIONS] = effects
    _sit_out(s, setting)
    hand.gather(game, s)
    count_cards(game, deck)
    if s[DECK] == _DICE:
        for kind in range(FIRST_WILD_KIND):
            deck[kind] = deck[sort_of(kind)] if can_show(kind) else 0
    if setting.deal:
        deal(game, setting)
    else:
        _lay_out(game, setting)


def set_next_table(game: "Game", setting: Setting) -> None:
    """Set the next hand of a match by a setting, with the whole deck; the match goes on."""
    rules = setting.rules
    if rules is None:
        raise ValueError("no rules are set")  # a fault of the caller
    s = game.state
    hand.prepare_next(game, s)
    hand.put_deck(game, s, rules.deck)
    s[AS_LISTED] = 1
    setting.dealer = s[DEALER]
    if not setting.says("pepper"):
        setting.pepper = s[DEALER]
    if not setting.says("turn"):
        setting.turn = hand.starter(s)
    if s[KEPT] and (setting.deal or 0 not in setting.discards):
        kept = s[KEPT] & KIND_MASK
        take_card(game, uncolored(kept), setting.line)
        if not setting.deal:
            lay_card(game, 0, kept, setting.dealer)
    if setting.deal:
        deal(game, setting)
    else:
        s[KEPT] = 0
        _lay_out(game, setting)


def _sit_out(s: bytearray, setting: Setting) -> None:
    """Players at the target sit out, where the rules have that (CHA-1, CRO-2)."""
    if s[MATCH_HANDS] or s[TABLES] or not (s[AT_TARGET] or s[SCORING] == _OWN_POINTS):
        return
    for seat in setting.scores:
        if setting.scores[seat] >= word(s, TARGET):
            add_to(s, SITTING_OUT, seat)
            add_to(s, OUT, seat)
            s[LEFT_IN] -= 1
            s[SEATED] -= 1
    if s[LEFT_IN] < 2:
        raise BadLine(setting.line, "at least two players must be under the target")
    if not setting.says("turn") and in_set(s, OUT, setting.turn):
        setting.turn = next_seat(s, setting.turn)


def _lay_out(game: "Game", setting: Setting) -> None:
    """Put the named cards in their places, then the others, and begin the play."""
    s = game.state
    piles = 2 if setting.has(PILES) else 1
    for seat in setting.hands:
        line, cards = setting.hands[seat]
        if cards and in_set(s, OUT, seat):
            raise BadLine(line, f"seat {seat} sits out: it holds no cards")
        for kind in cards:
            take_card(game, kind & KIND_MASK, line)
            s[game.hands[seat] + s[COUNTS + seat]] = kind
            s[COUNTS + seat] += 1
    _lay_discards(game, setting)
    next_cards = [take_draws(game, setting, pile) for pile in range(piles)]
    hand.shuffle_all(game, s)
    for seat in range(setting.players):
        if seat not in setting.hands and not in_set(s, OUT, seat):
            _fill(game, setting, seat)
    for pile in range(piles):
        if not s[PILE_SIZE + DISCARDS + pile]:
            _lay_number(game, setting, pile)
    if setting.draw_only:
        s[PILE_SIZE] = 0
    if s[PILES] == TWO_PILES:
        _split(game)
    for pile in range(piles):
        put_on_pile(game, pile, next_cards[pile])
    _begin(game, setting)


def _split(game: "Game") -> None:
    """Make the lower half of draw pile 1 pile 2, the smaller if they differ."""
    s = game.state
    cards = [take_top(game) for _ in range(s[PILE_SIZE])]
    upper = (len(cards) + 1) // 2
    put_on_pile(game, 0, cards[:upper])
    put_on_pile(game, 1, cards[upper:])


def _lay_discards(game: "Game", setting: Setting) -> None:
    for pile in setting.discards:
        line, cards = setting.discards[pile]
        layers = setting.layers[pile]
        for i in range(len(cards)):
            take_card(game, uncolored(cards[i]), line)
            lay_card(game, pile, cards[i], setting.dealer if layers[i] == NOBODY else layers[i])


def _fill(game: "Game", setting: Setting, seat: int) -> None:
    """Give an unnamed hand seven cards of the rest."""
    s = game.state
    if s[PILE_SIZE] < _CARDS_LEFT_OUT:
        raise BadLine(setting.line, f"too few cards are left for the hand of seat {seat}: write it")
    for i in range(_CARDS_LEFT_OUT):
        kind = take_top(game)
        if s[FACE_UP_CARDS] and lies_open(kind):
            kind |= FACE_UP
        s[game.hands[seat] + i] = kind
    s[COUNTS + seat] = _CARDS_LEFT_OUT


def _lay_number(game: "Game", setting: Setting, pile: int) -> None:
    """Begin a discard pile with the topmost number card of the rest."""
    s = game.state
    for i in range(s[PILE_SIZE] - 1, -1, -1):
        kind = s[game.draws + i]
        if kind < FIRST_WILD_KIND and FACE[kind] <= 9:
            take_card(game, kind, setting.line)
            lay_card(game, pile, kind, setting.dealer)
            return
    raise BadLine(setting.line, "no number card is left to begin a discard pile: write its cards")


def _begin(game: "Game", setting: Setting) -> None:
    s = game.state
    players = setting.players
    for seat in range(players):
        if in_set(s, OUT, seat):
            if seat == setting.turn:
                raise BadLine(setting.line, f"seat {seat} sits out: it cannot be on turn")
        elif not s[COUNTS + seat]:
            _set_out(game, seat, setting.hands[seat][0], setting.turn)
        elif s[COUNTS + seat] == 1:
            add_to(s, CALLED, seat)
    total = sum(s[PILE_SIZE : PILE_SIZE + HANDS])
    for seat in range(players):
        total += s[COUNTS + seat]
    s[CARDS_IN_PLAY] = total
    set_direction(s, setting.direction)
    s[STARTER] = hand.starter(s)
    s[FIRST_KIND] = s[game.discards] & KIND_MASK
    s[SALT] = setting.salt
    s[PEPPER] = setting.pepper
    s[TURN] = s[FIRST] = setting.turn
    s[PHASE] = TO_PLAY
    set_word(s, HAD_TURN, (1 << players) - 1)
    s[OPENING] = BOTH_OPEN
    s[DRAWN] = NO_CARD
    if s[PILES] != TWO_PILES and can_be_jumped_on(s):
        s[JUMPABLE] = s[UNTIL_TURN] = 1


def _set_out(game: "Game", seat: int, line: int, turn: int) -> None:
    """A seat without a card is out of the hand, where play goes on (COW-5, DEA-1).

    Where `out=turn_end` the hand ends with the turn, unless the seat gains a card (GRD-37).
    """
    s = game.state
    goes_on = s[END] == LAST_LEFT or s[DRAW_WAY] == _NO_DRAWING
    if s[OUT_WHEN] == AT_TURN_END and seat != turn and not goes_on:
        return
    if s[DRAW_WAY] == _NO_DRAWING:
        s[SEATED] -= 1
    elif s[END] != LAST_LEFT:
        raise BadLine(
            line, "a hand without cards ends the hand, except with end=last_left or draw=none"
        )
    elif s[LEFT_IN] == s[PLAYERS]:
        add_to(s, WINNERS, seat)
    add_to(s, OUT, seat)
    s[LEFT_IN] -= 1
    if s[LEFT_IN] < 2:
        raise BadLine(line, "at least two players must hold cards")
    if seat == turn:
        raise BadLine(line, f"seat {seat} is on turn: it must hold cards")

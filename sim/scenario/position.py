"""This module sets a table by a `Setting`, and writes a table as settings: positions as text.

    set_table(game, setting, deck)     a match that begins at this table
    set_next_table(game, setting)      the next hand of a match
    settings(game)                     lines up to and with `--`; a scenario's name goes before them

Cards go where the setting puts them, all others in seeded order; so the cards on the table are the
deck, or with `draw only` a part of it. What `settings` wrote sets the same table, card by card.
"""

from engine.game import Game
from engine.match import deal
from engine.match.deal import cards_each
from engine.notation import COLOR_LETTERS, card_text
from engine.public import can_be_jumped_on, has_loser
from engine.rules.dice import can_show, sort_of
from engine.rulesets import index_generated, names_generated
from engine.rulesets.by_name import put, text_of
from engine.rulesets.mixing import value_of
from engine.rulesets.rule_set import ready
from engine.state import cards, layout, options
from engine.state.seats import add_to, in_set, next_seat, set_direction, set_word, word
from engine.state.windows import is_turn
from engine.turn.piles import place
from sim.scenario.reading import BadLine, Setting, lies_open

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

_DICE = 3  # deck=dice
_NO_DRAWING = 2  # draw=none
_OWN_POINTS = 2  # scoring=own
_LEFT_UNDER = 2  # first_wild=left_under
_CARDS_LEFT_OUT = 7  # cards of a hand that the scenario does not name


def set_table(game: Game, setting: Setting, deck: bytearray) -> None:
    """Set a game by a setting; BadLine for cards that the deck lacks.

    deck: 128 bytes, filled with how many cards of each kind there are.
    """
    s = game.state
    game.set_table(setting.rules, setting.players, setting.seed)
    s[layout.DEALER] = setting.dealer
    s[layout.AS_LISTED] = 1
    for color, seat in setting.colors.items():
        s[layout.SEAT_OF_COLOR + color] = seat
    for seat, score in setting.scores.items():
        set_word(s, layout.SCORES + 2 * seat, score)
    for seat, count in setting.won.items():
        s[layout.HANDS_WON + seat] = count
    for seat, team in setting.teams.items():
        s[layout.TEAM + seat] = 1 + team
    for seat, age in setting.ages.items():
        s[layout.AGES + seat] = age
    effects = s[layout.EFFECTS : layout.OPTIONS]
    for number, effect in setting.effects.items():
        put(effects, f"c{number}", effect)
    s[layout.EFFECTS : layout.OPTIONS] = effects
    _sit_out(s, setting)
    deal.gather(game, s)
    count_cards(game, deck)
    if s[options.DECK] == _DICE:
        for kind in range(cards.FIRST_WILD_KIND):
            deck[kind] = deck[sort_of(kind)] if can_show(kind) else 0
    _begin(game, setting)


def set_next_table(game: Game, setting: Setting) -> None:
    """Set the next hand of a match by a setting, with the whole deck; the match goes on."""
    s = game.state
    deal.prepare_next(game, s)
    deal.put_deck(game, s, setting.rules.deck)
    s[layout.AS_LISTED] = 1
    setting.dealer = s[layout.DEALER]
    if not setting.says("pepper"):
        setting.pepper = s[layout.DEALER]
    if not setting.says("turn"):
        setting.turn = deal.starter(s)
    if s[layout.KEPT] and (setting.deal or 0 not in setting.discards):
        kept = s[layout.KEPT] & cards.KIND_MASK
        _take_card(game, cards.uncolored(kept), setting.line)
        if not setting.deal:
            _lay_card(game, 0, kept, setting.dealer)
    if not setting.deal:
        s[layout.KEPT] = 0
    _begin(game, setting)


def count_cards(game: Game, counts: bytearray) -> None:
    """Write how many cards of each kind all piles and hands hold into 128 bytes.

    Of a card only the fixed part counts: a wild's color, or the face of a die, changes.
    """
    s = game.state
    sort = sort_of if s[options.DECK] == _DICE else cards.uncolored
    for kind in range(len(counts)):
        counts[kind] = 0
    for pile in range(layout.DISCARDS + 2):
        for i in range(s[layout.PILE_SIZE + pile]):
            counts[sort(s[place(game, pile, i)])] += 1
    for seat in range(s[layout.PLAYERS]):
        for at in range(game.hands[seat], game.hands[seat] + s[layout.COUNTS + seat]):
            counts[sort(s[at] & cards.KIND_MASK)] += 1
    for i in range(s[layout.ASIDE_SIZE]):  # CRO-7
        counts[sort(s[game.aside + 2 * i])] += 1


def _sit_out(s: bytearray, setting: Setting) -> None:
    """Players at the target sit out, where the rules have that (CHA-1, CRO-2)."""
    sits_out = s[options.AT_TARGET] or s[options.SCORING] == _OWN_POINTS
    if s[options.MATCH_HANDS] or s[options.TABLES] or not sits_out:
        return
    for seat, score in setting.scores.items():
        if score >= word(s, options.TARGET):
            add_to(s, layout.SITTING_OUT, seat)
            add_to(s, layout.OUT, seat)
            s[layout.LEFT_IN] -= 1
            s[layout.SEATED] -= 1
    if s[layout.LEFT_IN] < 2:
        raise BadLine(setting.line, "at least two players must be under the target")
    if not setting.says("turn") and in_set(s, layout.OUT, setting.turn):
        setting.turn = next_seat(s, setting.turn)


def _begin(game: Game, setting: Setting) -> None:
    """Deal the gathered deck, or lay it out as in the middle of a hand."""
    if not setting.deal:
        _lay_out(game, setting)
        _begin_play(game, setting)
    elif game.state[options.PILES] == options.TWO_PILES:
        _order_two_piles(game, setting)
        _deal(game, setting)
    else:
        named = _take_draws(game, setting, 0)
        deal.shuffle_all(game, game.state)
        if setting.draw_only:
            game.state[layout.PILE_SIZE] = 0
        _put_on_pile(game, 0, named)
        _deal(game, setting)


def _lay_out(game: Game, setting: Setting) -> None:
    """Put the named cards in their places, then the others."""
    s = game.state
    piles = 2 if s[options.PILES] else 1
    for seat, (line, kinds) in setting.hands.items():
        if kinds and in_set(s, layout.OUT, seat):
            raise BadLine(line, f"seat {seat} sits out: it holds no cards")
        for kind in kinds:
            _take_card(game, kind & cards.KIND_MASK, line)
            s[game.hands[seat] + s[layout.COUNTS + seat]] = kind
            s[layout.COUNTS + seat] += 1
    for pile, (line, kinds) in setting.discards.items():
        for kind, seat in zip(kinds, setting.layers[pile]):  # noqa: B905 (MicroPython has no strict)
            _take_card(game, cards.uncolored(kind), line)
            _lay_card(game, pile, kind, setting.dealer if seat == layout.NOBODY else seat)
    named = [_take_draws(game, setting, pile) for pile in range(piles)]
    deal.shuffle_all(game, s)
    for seat in range(setting.players):
        if seat not in setting.hands and not in_set(s, layout.OUT, seat):
            _fill(game, setting, seat)
    for pile in range(piles):
        if not s[layout.DISCARD_SIZE + pile]:
            _lay_number(game, setting, pile)
    if setting.draw_only:
        s[layout.PILE_SIZE] = 0
    if (
        s[options.PILES] == options.TWO_PILES
    ):  # the lower half is pile 2, the smaller if they differ
        left = [_take_top(game) for _ in range(s[layout.PILE_SIZE])]
        upper = (len(left) + 1) // 2
        _put_on_pile(game, 0, left[:upper])
        _put_on_pile(game, 1, left[upper:])
    for pile in range(piles):
        _put_on_pile(game, pile, named[pile])


def _fill(game: Game, setting: Setting, seat: int) -> None:
    """Give an unnamed hand seven cards of the rest."""
    s = game.state
    if s[layout.PILE_SIZE] < _CARDS_LEFT_OUT:
        raise BadLine(setting.line, f"too few cards are left for the hand of seat {seat}: write it")
    for i in range(_CARDS_LEFT_OUT):
        kind = _take_top(game)
        is_open = s[options.FACE_UP_CARDS] and lies_open(kind)
        s[game.hands[seat] + i] = kind | cards.FACE_UP if is_open else kind
    s[layout.COUNTS + seat] = _CARDS_LEFT_OUT


def _lay_number(game: Game, setting: Setting, pile: int) -> None:
    """Begin a discard pile with the topmost number card of the rest."""
    s = game.state
    for i in range(s[layout.PILE_SIZE] - 1, -1, -1):
        kind = s[game.draws + i]
        if kind < cards.FIRST_WILD_KIND and cards.FACE[kind] <= 9:
            _take_card(game, kind, setting.line)
            _lay_card(game, pile, kind, setting.dealer)
            return
    raise BadLine(setting.line, "no number card is left to begin a discard pile: write its cards")


def _begin_play(game: Game, setting: Setting) -> None:
    """Write who is on turn, and what else the middle of a hand has."""
    s = game.state
    players = setting.players
    for seat in range(players):
        if in_set(s, layout.OUT, seat):
            if seat == setting.turn:
                raise BadLine(setting.line, f"seat {seat} sits out: it cannot be on turn")
        elif not s[layout.COUNTS + seat]:
            _set_out(s, seat, setting.hands[seat][0], setting.turn)
        elif s[layout.COUNTS + seat] == 1:
            add_to(s, layout.CALLED, seat)
    in_hands = sum(s[layout.COUNTS : layout.COUNTS + players])
    s[layout.CARDS_IN_PLAY] = in_hands + sum(s[layout.PILE_SIZE : layout.PILE_SIZE + layout.HANDS])
    set_direction(s, setting.direction)
    s[layout.STARTER] = deal.starter(s)
    s[layout.FIRST_KIND] = s[game.discards] & cards.KIND_MASK
    s[layout.SALT] = setting.salt
    s[layout.PEPPER] = setting.pepper
    s[layout.TURN] = s[layout.FIRST] = setting.turn
    s[layout.PHASE] = layout.TO_PLAY
    set_word(s, layout.HAD_TURN, (1 << players) - 1)
    s[layout.OPENING] = layout.BOTH_OPEN
    s[layout.DRAWN] = cards.NO_CARD
    if s[options.PILES] != options.TWO_PILES and can_be_jumped_on(s):
        s[layout.JUMPABLE] = s[layout.UNTIL_TURN] = 1


def _set_out(s: bytearray, seat: int, line: int, turn: int) -> None:
    """A seat without a card is out of the hand, where play goes on (COW-5, DEA-1).

    Where `out=turn_end` the hand ends with the turn, unless the seat gains a card (GRD-37).
    """
    is_last_left = s[options.END] == options.LAST_LEFT
    if s[options.DRAW_WAY] == _NO_DRAWING:
        s[layout.SEATED] -= 1
    elif not is_last_left:
        if s[options.OUT_WHEN] == options.AT_TURN_END and seat != turn:
            return
        raise BadLine(
            line, "a hand without cards ends the hand, except with end=last_left or draw=none"
        )
    elif s[layout.LEFT_IN] == s[layout.PLAYERS]:
        add_to(s, layout.WINNERS, seat)
    add_to(s, layout.OUT, seat)
    s[layout.LEFT_IN] -= 1
    if s[layout.LEFT_IN] < 2:
        raise BadLine(line, "at least two players must hold cards")
    if seat == turn:
        raise BadLine(line, f"seat {seat} is on turn: it must hold cards")


def _deal(game: Game, setting: Setting) -> None:
    """Deal the ordered deck; BadLine if it is too small, or no card of it can begin a pile."""
    s = game.state
    count = s[layout.PILE_SIZE] + s[layout.PILE_SIZE + 1]
    s[layout.CARDS_IN_PLAY] = count + 1 if s[layout.KEPT] else count
    if count <= cards_each(s) * setting.players:
        raise BadLine(setting.line, "too few cards to deal them and turn one")
    left = s[layout.PILE_SIZE] - cards_each(s) * s[layout.LEFT_IN]
    is_turned = not s[layout.KEPT] and s[options.PILES] != options.TWO_PILES
    if is_turned and not _can_begin(game, left):
        raise BadLine(setting.line, "no card is left that can begin the discard pile")
    game.deal()


def _can_begin(game: Game, left: int) -> bool:
    """Can a hand begin on one of the undealt cards, the lowest of draw pile 1 (OFF-2)?

    If another is laid face down beside it (TWD-1), there must be that one too.
    """
    s = game.state
    lies_under = s[options.FIRST_WILD] == _LEFT_UNDER
    fit = 0
    for kind in s[game.draws : game.draws + left]:
        if cards.FACE[kind] == cards.WILD_FOUR:
            fit += bool(s[options.FIRST_FOUR]) and not lies_under
        else:
            fit += kind < cards.FIRST_WILD_KIND or not s[options.FIRST_WILD]
    if s[options.PILES] == options.FACE_DOWN:
        return fit > 1 if lies_under else fit > 0 and left > 1
    return fit > 0


def _order_two_piles(game: Game, setting: Setting) -> None:
    """Order the deck so that hands and draw piles match the lines.

    The cards are dealt off the top; the lower half of the rest becomes draw pile 2.
    """
    s = game.state
    named = [_take_draws(game, setting, pile) for pile in range(2)]
    dealt = _take_deals(game, setting)
    deal.shuffle_all(game, s)
    for seat in range(setting.players):
        while len(dealt[seat]) < cards_each(s) and not in_set(s, layout.OUT, seat):
            if not s[layout.PILE_SIZE]:
                raise BadLine(setting.line, "too few cards are left to deal every seat a hand")
            dealt[seat].append(_take_top(game))
    rest = [] if setting.draw_only else [_take_top(game) for _ in range(s[layout.PILE_SIZE])]
    s[layout.PILE_SIZE] = 0
    if setting.draw_only:  # both piles lie as named, however uneven
        _put_on_pile(game, 1, named[1])
        _put_on_pile(game, 0, named[0])
    else:
        _put_below(game, setting, named, rest)
    for i in range(cards_each(s) - 1, -1, -1):
        for step in range(setting.players, 0, -1):
            seat = (setting.dealer + step) % setting.players
            if not in_set(s, layout.OUT, seat):
                _put_on_pile(game, 0, [dealt[seat][i]])


def _put_below(game: Game, setting: Setting, named: list[list[int]], rest: list[int]) -> None:
    """Put the undealt cards into draw pile 1, with the future draw pile 2 as its lower half."""
    total = len(named[0]) + len(named[1]) + len(rest)
    sizes = (total - total // 2, total // 2)
    for pile, (line, _) in setting.draws.items():
        if len(named[pile]) > sizes[pile]:
            raise BadLine(line, f"draw pile {pile + 1} has {sizes[pile]} cards after the deal")
    for pile in (1, 0):
        _put_on_pile(game, 0, [rest.pop() for _ in range(sizes[pile] - len(named[pile]))])
        _put_on_pile(game, 0, named[pile])


def _take_deals(game: Game, setting: Setting) -> list[list[int]]:
    """Take the cards of the `deal S:` lines out of the deck; return them by seat."""
    most = cards_each(game.state)
    dealt: list[list[int]] = [[] for _ in range(setting.players)]
    for seat, (line, kinds) in setting.deals.items():
        if in_set(game.state, layout.OUT, seat):
            raise BadLine(line, f"seat {seat} sits out: it is dealt no cards")
        if len(kinds) > most:
            raise BadLine(line, f"{most} cards are dealt to each seat")
        for kind in kinds:
            _take_card(game, kind, line)
            dealt[seat].append(kind)
    return dealt


def _take_draws(game: Game, setting: Setting, pile: int) -> list[int]:
    """Take out the cards of a `draw` line; return them, the next to be drawn first."""
    line, kinds = setting.draws.get(pile, (0, []))
    for kind in kinds:
        _take_card(game, kind, line)
    return kinds


def _take_card(game: Game, kind: int, line: int) -> None:
    """Take a card of a kind, or a die that can show it, out of any place in draw pile 1."""
    s = game.state
    size = s[layout.PILE_SIZE]
    is_die = s[options.DECK] == _DICE and can_show(kind)
    for at in range(game.draws, game.draws + size):
        if s[at] == kind or (is_die and sort_of(s[at]) == sort_of(kind)):
            s[at] = s[game.draws + size - 1]
            s[layout.PILE_SIZE] = size - 1
            return
    raise BadLine(line, f"the deck has no {card_text(kind)}, or too few of them")


def _take_top(game: Game) -> int:
    """Take the top card off draw pile 1."""
    s = game.state
    s[layout.PILE_SIZE] -= 1
    return s[game.draws + s[layout.PILE_SIZE]]


def _put_on_pile(game: Game, pile: int, kinds: list[int]) -> None:
    """Put cards on a draw pile, the next to be drawn first."""
    s = game.state
    for i in range(len(kinds) - 1, -1, -1):
        s[place(game, pile, s[layout.PILE_SIZE + pile])] = kinds[i]
        s[layout.PILE_SIZE + pile] += 1


def _lay_card(game: Game, pile: int, kind: int, seat: int) -> None:
    """Lay a card for a seat."""
    s = game.state
    size = s[layout.DISCARD_SIZE + pile]
    at = place(game, layout.DISCARDS + pile, size)
    s[at] = kind
    s[at + game.capacity] = s[layout.TOP_BY + pile] = seat
    s[layout.DISCARD_SIZE + pile] = size + 1
    s[layout.TOP_CARD + pile] = kind


def settings(game: Game) -> str:
    """Return the settings of a scenario that begins at a game's position.

    Raises ValueError, in one line, if the game is inside a turn or between hands: no window may be
    open, no card just drawn, no Uno to catch, and of two discard piles none missing.
    """
    s = game.state
    if game.status != layout.IN_PLAY:
        raise ValueError("the hand is over: there is no table to write")
    if not is_turn(s) or s[layout.PHASE] != layout.TO_PLAY or s[layout.DRAFT_SIZE]:
        raise ValueError("the turn has begun: a scenario starts between turns")
    if word(s, layout.UNCALLED) or word(s, layout.DISCOVERED):
        raise ValueError("an Uno is uncalled: a scenario starts when it was caught or is safe")
    is_open = s[layout.OPENING] == layout.BOTH_OPEN and not s[layout.CLOSED]
    if s[options.PILES] == options.TWO_PILES and not is_open:
        raise ValueError("a discard pile is missing: a scenario starts with both")
    own = ready(s[layout.RULE_SET])
    rules = s[layout.EFFECTS : layout.EFFECTS + len(own)]
    changes = [
        f" {name}={text_of(rules, i)}"
        for i, name in enumerate(names_generated.NAMES)
        if value_of(rules, i) != value_of(own, i)
    ]
    lines = [f"rules {index_generated.NAMES[s[layout.RULE_SET]]}{''.join(changes)}"]
    lines += [f"players {s[layout.PLAYERS]}", f"dealer {s[layout.DEALER]}"]
    lines += [f"turn {s[layout.TURN]}"] + ["direction right"] * s[layout.DIRECTION]
    lines += list(_card_lines(game)) + list(_lines_of_seats(s)) + ["--"]
    return "\n".join(lines) + "\n"


def _card_lines(game: Game) -> "Iterable[str]":
    s = game.state
    for seat in range(s[layout.PLAYERS]):
        held = s[game.hands[seat] : game.hands[seat] + s[layout.COUNTS + seat]]
        yield " ".join([f"hand {seat}:"] + [card_text(kind) for kind in held])
    seats = {s[layout.PLAYER_AT + seat]: seat for seat in range(s[layout.PLAYERS])}
    piles = 2 if s[options.PILES] else 1
    for pile in range(piles):
        text = f"discard {pile + 1}:"
        for i in range(s[layout.DISCARD_SIZE + pile]):
            at = place(game, layout.DISCARDS + pile, i)
            seat = seats[s[at + game.capacity]]
            text += " " + card_text(s[at]) + ("" if seat == s[layout.DEALER] else f"@{seat}")
        yield text
    for pile in range(piles):
        size = s[layout.PILE_SIZE + pile]
        drawn = [card_text(s[place(game, pile, i)]) for i in range(size - 1, -1, -1)]
        if drawn:
            yield f"draw {pile + 1}: {' '.join(drawn)}"
    yield "draw only"


def _lines_of_seats(s: bytearray) -> "Iterable[str]":
    if s[options.PILES] == options.TWO_PILES:
        yield f"salt {'nobody' if s[layout.SALT] == layout.NOBODY else s[layout.SALT]}"
        yield f"pepper {s[layout.PEPPER]}"
    if s[layout.EFFECTS + 2] == layout.CALLS_SEAT:
        for color in range(cards.COLORS):
            yield f"color {s[layout.SEAT_OF_COLOR + color]} = {COLOR_LETTERS[color]}"
    for seat in range(s[layout.PLAYERS]):
        player = s[layout.PLAYER_AT + seat]
        numbers = {
            "score": word(s, layout.SCORES + 2 * seat),
            "lost" if has_loser(s) else "won": s[layout.HANDS_WON + player],
            "team": s[layout.TEAM + player],
            "age": s[layout.AGES + seat],
        }
        for name, number in numbers.items():
            if number:
                yield f"{name} {seat} = {number - 1 if name == 'team' else number}"

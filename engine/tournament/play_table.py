"""This module plays a table of a round: it begins it, and takes its result.

    begin_table(t, game, rules, number)     seats its entrants, deals the first hand
    …                                       the hands are played
    end_table(t, game)                      the result goes to the tournament

Bots alone do both by `play_bots`, some choices at each call, so that a screen stays alive. A
table's seed depends on the tournament's seed, the round and the table alone, so bots can play a
table again (round.py), and a match is the same on every machine (CORE-9). Bots play it twice in the
same way only if `Table.rights_due` is False when it begins.
"""

from engine.const import const
from engine.public import has_loser
from engine.state.cards import COLORS, NO_CARD
from engine.state.generator import load
from engine.state.layout import *
from engine.state.layout import TEAM as TEAM_OF_SEAT
from engine.state.options import LIMIT
from engine.state.seats import in_set, set_word, word
from engine.state.seeds import seed as seed_word
from engine.tournament.layout import *
from engine.tournament.round import is_to_scout, keeps_pace, next_table
from engine.turn.flow import end_hand

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.bots import Bot
    from engine.game import Game
    from engine.rulesets.rule_set import RuleSet
    from engine.table import Table

_TWO = const(2)  # a face
_TABLE_STREAM = const(18)  # of the seed; setup.py takes the one before for ties


def begin_table(t: bytearray, game: "Game", rules: "RuleSet", number: int) -> None:
    """Begin a table of this round on a game; the entrant at seat n is player n.

    Raises ValueError if the rules or the game cannot seat them (`setup.check_rules`).
    """
    game.start(rules, seats_at(t, number), new_table_seed(t, number))
    t[T_TABLE] = number
    s = game.state
    if t[T_SIDE_SIZE] > 1:
        sides = sides_at(t, number)
        for player in range(s[PLAYERS]):
            s[TEAM_OF_SEAT + player] = 1 + player % sides
    if s[EFFECTS + _TWO] == CALLS_SEAT:
        _give_colors(t, s, number)
    if keeps_pace(t):
        _limit_turns(t, s)


def _give_colors(t: bytearray, s: bytearray, number: int) -> None:
    """Give each player at a table a color (GRD-26): the one of their number, if it is free.

    So four entrants keep theirs in every round; of more some must take another for a round.
    """
    taken = 0
    for seat in range(s[PLAYERS]):
        color = entrant_at(t, number, seat) % COLORS
        while taken >> color & 1:
            color = (color + 1) % COLORS
        taken |= 1 << color
        s[SEAT_OF_COLOR + color] = seat


def new_table_seed(t: bytearray, number: int) -> int:
    """Return the seed of a table in this round, and note it."""
    seed_word(t, T_TABLE_SEED, load(t, T_SEED), _TABLE_STREAM + number)
    seed_word(t, T_TABLE_SEED, load(t, T_TABLE_SEED), _TABLE_STREAM + t[T_ROUND])
    return load(t, T_TABLE_SEED)


def _limit_turns(t: bytearray, s: bytearray) -> None:
    """Limit the turns of the hand just dealt to those of the round's quickest hand."""
    limit = word(s, LIMIT)
    usual = limit if limit else 100 * s[PLAYERS]
    turns = word(t, T_QUICKEST)
    if not turns or turns > usual:
        turns = usual
    set_word(t, T_TURN_LIMIT, turns)
    # A first Draw Two is drawn in nobody's turn, so the count may have one more for it.
    set_word(s, TURNS_LEFT, turns + word(s, TURNS_LEFT) - usual)


def is_played(t: bytearray, game: "Game") -> bool:
    """Are the hands of the table in play over?"""
    s = game.state
    if s[STATUS] == MATCH_ENDED:
        return True
    return s[STATUS] == HAND_ENDED and s[HAND_NUMBER] >= t[T_HANDS]


def stop_table(game: "Game") -> None:
    """Stop the hand in play: somebody went out elsewhere, and all count what they hold (SOC-1)."""
    if game.state[STATUS] == IN_PLAY:
        end_hand(game, game.state, BY_STOP)


def leave_table(t: bytearray) -> None:
    """Leave the table in play, so that it can be begun again, or its result reported."""
    t[T_TABLE] = NOBODY


def end_table(t: bytearray, game: "Game") -> bool:
    """Take the result of the table in play; False if its hands are not over."""
    number = t[T_TABLE]
    if number == NOBODY or not is_played(t, game):
        return False
    s = game.state
    if keeps_pace(t) and _has_anybody_gone_out(s):
        set_word(t, T_QUICKEST, word(t, T_TURN_LIMIT) - word(s, TURNS_LEFT) + 1)
    status = SCOUTED
    if not is_to_scout(t, number):
        status = DONE
        for seat in range(seats_at(t, number)):
            _take_seat(t, s, number, seat)
    t[table_record(number)] = status
    t[T_TABLE] = NOBODY
    return True


def _has_anybody_gone_out(s: bytearray) -> bool:
    """Did the hand end because somebody went out? Not if all others had to leave (DEA-1)."""
    for seat in range(s[PLAYERS]):
        if _went_out(s, seat):
            return True
    return False


def _went_out(s: bytearray, seat: int) -> bool:
    return in_set(s, WINNERS, seat) > 0 and not s[COUNTS + seat]


def _take_seat(t: bytearray, s: bytearray, number: int, seat: int) -> None:
    """Write the result of one seat of a game to the record of its entrant."""
    player = s[PLAYER_AT + seat]
    at = seat_record(t, number, player)
    # In a social or team match everybody counts only what is left in the own hand (SOC-3).
    points = HAND_POINTS if keeps_pace(t) else SCORES
    set_word(t, at + ROUND_POINTS, word(s, points + 2 * seat))
    t[at + ROUND_WON] = 0 if has_loser(s) else s[HANDS_WON + player]
    t[at + ROUND_UNOS] = s[UNOS + player]
    t[at + TIE_CARD] = NO_CARD
    flags = t[at + ENTRANT_FLAGS] & ~WENT_OUT | HAS_RESULT
    if t[T_HANDS] == 1 and _went_out(s, seat):
        flags |= WENT_OUT
    t[at + ENTRANT_FLAGS] = flags


def play_bots(t: bytearray, table: "Table", rules: "RuleSet", bot: "Bot", most: int) -> bool:
    """Let bots make at most `most` choices at the next table, if only bots sit there.

    False: nothing was done, since a person sits at that table, or the round is over.
    """
    number = t[T_TABLE]
    if number == NOBODY:
        number = next_table(t)
        if number == NOBODY or has_people(t, number):
            return False
        begin_table(t, table.game, rules, number)
        for player in range(seats_at(t, number)):
            table.bots[player] = bot
        table.rights_due = False  # so that a scouted table is played again in the same way
    elif has_people(t, number):
        return False
    play_on(t, table, most)
    return True


def play_on(t: bytearray, table: "Table", most: int) -> None:
    """Let the bots of the table in play choose, deal its next hand, or take its result."""
    table.play_bots(most)
    game = table.game
    if is_played(t, game):
        end_table(t, game)
    elif game.state[STATUS] == HAND_ENDED:
        game.next_hand()

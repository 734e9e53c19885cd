"""`python -m sim soak --matches N [--seed S]` plays whole matches of every format, scored twice.

Bots play. After each hand the engine's scores, hands won, Unos, who sits out, the next dealer,
tables covered and the match's winners are compared with those of a plain scorer that is written
from the rules alone (tests/engine/matches/plain_scorer.py). The matches at one table are in
sim/soak/formats.py, formats over several tables in sim/soak/tournaments.py.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.bots import plain, random
from engine.game import Game
from engine.notation import card_text
from engine.public import event_at
from engine.rulesets import load, options_of
from engine.state.cards import KIND_MASK
from engine.state.events import LAID, LEFT_HAND, SAID_UNO, SURRENDERED, WENT_OUT
from engine.state.layout import (
    ASIDE_SIZE,
    BY_LAST_CARD,
    COUNTS,
    DEALER,
    DISCARDS,
    EVENT_COUNT,
    EVENT_KIND,
    EVENT_OTHER,
    EVENT_SEAT,
    FIRST_KIND,
    HAND_ENDED,
    HAND_NUMBER,
    HANDS_WON,
    LOSER,
    MATCH_ENDED,
    MATCH_WINNERS,
    NOBODY,
    NOTED,
    PEPPER,
    PILE_SIZE,
    PLAYER_AT,
    SALT,
    SCORER,
    SCORES,
    SITTING_OUT,
    STATUS,
    TEAM,
    TOP_CARD,
    TRAIL,
    UNOS,
    WAY_OVER,
    WINNERS,
)
from engine.state.options import START, TABLES
from engine.state.seats import word
from engine.table import Table
from sim.soak.formats import FORMATS, Format
from sim.soak.tournaments import FORMATS as TOURNAMENTS
from sim.soak.tournaments import Form
from sim.soak.violation import Violation

if TYPE_CHECKING:
    from engine.bots import Bot
    from tests.engine.matches.plain_scorer import PlainMatch

    NewScorer = Callable[[dict[str, str], int, int], PlainMatch]

_MOST_HANDS = 400  # a longer match never ends
_BOTS = (plain.decide, random.decide)


@dataclass
class HandPlayed:
    """What a hand left each player with; lists are by seat where noted."""

    cards: dict[int, list[str]] = field(default_factory=dict)  # of who was dealt any
    seats: dict[int, int] = field(default_factory=dict)  # where each player sits at the end
    noted: dict[int, int] = field(default_factory=dict)  # points of who had to leave
    left: list[int] = field(default_factory=list)  # who had to leave, without having won
    out: list[int] = field(default_factory=list)  # who went out, the first one first
    out_at: list[int] = field(default_factory=list)  # the seats where they did
    unos: dict[int, int] = field(default_factory=dict)
    given_to: int | None = None
    is_blocked: bool = False
    salt: int | None = None
    pepper: int = 0  # a seat
    first_card: str = ""
    turned: int = 0  # discards that the hand began with
    laid: int = 0


class Played:
    """Counts of matches, hands and choices, by format."""

    def __init__(self) -> None:
        self.hands: dict[str, list[int]] = {}
        self.choices = 0

    def line(self) -> str:
        """Return the counts in one line."""
        hands = sum(sum(count) for count in self.hands.values())
        matches = sum(len(count) for count in self.hands.values())
        return (
            f"{matches} matches of {len(self.hands)} formats, {hands} hands, {self.choices} choices"
        )


def play_matches(count: int, seed: int, new_scorer: "NewScorer", played: Played) -> None:
    """Play that many matches, the formats in turn; Violation if the scorer disagrees."""
    names = list(FORMATS)
    for number in range(count):
        name = names[number % len(names)]
        again = number // len(names)
        form = FORMATS[name]
        players = form.players[again % len(form.players)]
        try:
            hands = _play_match(
                form, players, seed + number, _BOTS[number + again & 1], new_scorer, played
            )
        except Violation as broken:
            where = f"{name}, {players} players, seed {seed + number}"
            raise Violation(f"{where}: {broken}") from broken
        played.hands.setdefault(name, []).append(hands)


def _play_match(
    form: Format, players: int, seed: int, bot: "Bot", new_scorer: "NewScorer", played: Played
) -> int:
    """Play a match to its end; return its number of hands."""
    rules = load(form.rules, form.options)
    table = Table(Game(players, rules.deck_size(players)))
    for player in range(players):
        table.bots[player] = bot
    game = table.game
    game.start(rules, players, seed)
    scorer = new_scorer(options_of(form.rules) | form.options, players, game.state[DEALER])
    scorer.teams = form.teams
    for player, team in enumerate(form.teams):
        game.state[TEAM + player] = team
    while True:
        hand = play_hand(table, players, played)
        compare(game.state, scorer, scorer.add(hand))
        if game.status != HAND_ENDED:
            return scorer.hands
        if scorer.hands == _MOST_HANDS:
            raise Violation(f"the match goes on after {_MOST_HANDS} hands")
        top = game.state[TOP_CARD]
        game.next_hand()
        _check_begin(game.state, scorer, top)


def play_hand(table: Table, players: int, played: Played) -> HandPlayed:
    """Play the hand that was dealt to its end; return its result."""
    s = table.game.state
    hand = HandPlayed(first_card=card_text(s[FIRST_KIND]), turned=s[PILE_SIZE + DISCARDS])
    dealt = [seat for seat in range(players) if not word(s, SITTING_OUT) >> seat & 1]
    before = bytes(s)
    _note_events(hand, bytes(len(s)), s, s[EVENT_COUNT])  # the deal alone may have ended it
    while table.bot_step():
        played.choices += 1
        _note_events(hand, before, s, before[EVENT_COUNT])
        before = bytes(s)
    at = {s[PLAYER_AT + seat]: seat for seat in dealt}
    for player, seat in at.items():
        zone = table.game.hands[seat]
        hand.cards[player] = [
            card_text(kind & KIND_MASK) for kind in s[zone : zone + s[COUNTS + seat]]
        ]
        if player in hand.left:
            hand.noted[player] = word(s, NOTED + 2 * seat)
    hand.seats = {s[PLAYER_AT + seat]: seat for seat in range(players)}
    _add_aside(table.game, hand)
    hand.first_card = card_text(s[FIRST_KIND])  # where the deal asked somebody, it came later
    hand.is_blocked = s[WAY_OVER] != BY_LAST_CARD
    hand.salt = None if s[SALT] == NOBODY else s[PLAYER_AT + s[SALT]]
    hand.pepper = s[PEPPER]
    return hand


def _add_aside(game: Game, hand: HandPlayed) -> None:
    """Add cards set aside to their owners' (CRO-7); each is stored before its owner."""
    s = game.state
    for at in range(game.aside, game.aside + 2 * s[ASIDE_SIZE], 2):
        hand.cards[s[at + 1]].append(card_text(s[at] & KIND_MASK))


def _note_events(hand: HandPlayed, before: bytes, s: bytearray, count: int) -> None:
    """Note the events since there were `count` of them; before: the state then."""
    left: dict[int, int] = {}  # cards, by seat, after the last one it laid
    for i in range(count, count + (s[EVENT_COUNT] - count & 255)):
        at = event_at(i)
        kind, seat, other = s[at + EVENT_KIND], s[at + EVENT_SEAT], s[at + EVENT_OTHER]
        if kind == WENT_OUT:
            hand.out.append(s[PLAYER_AT + seat])
            hand.out_at.append(seat)
        elif kind == LEFT_HAND:
            hand.left.append(s[PLAYER_AT + seat])
        elif kind == SURRENDERED:
            hand.given_to = s[PLAYER_AT + other]
        elif kind == SAID_UNO:
            player = before[PLAYER_AT + seat]  # with the card that may change seats
            hand.unos[player] = hand.unos.get(player, 0) + 1
        elif kind == LAID:
            left[seat] = other
    for seat, count_left in left.items():
        hand.laid += before[COUNTS + seat] - count_left


def compare(s: bytearray, scorer: "PlainMatch", won: set[int]) -> None:
    """Raise Violation unless the engine and the scorer agree."""
    seats = {s[PLAYER_AT + seat]: seat for seat in range(scorer.players)}
    found = {
        "hand": s[HAND_NUMBER],
        "hand's winners": _players(s, WINNERS, scorer.players),
        "hand's loser": None if s[LOSER] == NOBODY else s[PLAYER_AT + s[LOSER]],
        "scores": {player: word(s, SCORES + 2 * seats[player]) for player in scorer.score},
        "hands won or lost": {player: s[HANDS_WON + player] for player in scorer.score},
        "Unos": {player: s[UNOS + player] for player in scorer.score},
        "scorekeeper": None if s[SCORER] == NOBODY else s[SCORER],
        "sitting out": _players(s, SITTING_OUT, scorer.players),
        "match over": s[STATUS] == MATCH_ENDED,
        "match's winners": _players(s, MATCH_WINNERS, scorer.players),
    }
    expected = {
        "hand": scorer.hands & 255,
        "hand's winners": won,
        "hand's loser": scorer.loser,
        "scores": scorer.score,
        "hands won or lost": scorer.won,
        "Unos": {player: min(unos, 255) for player, unos in scorer.unos.items()},
        "scorekeeper": scorer.keeper,
        "sitting out": scorer.sitting_out,
        "match over": scorer.is_over,
        "match's winners": scorer.winners,
    }
    if s[TABLES]:
        found["trail"] = word(s, TRAIL) + s[PILE_SIZE + DISCARDS]
        expected["trail"] = scorer.trail
    for what, value in expected.items():
        if found[what] != value:
            raise Violation(
                f"hand {scorer.hands}: {what} {found[what]}, the plain scorer has {value}"
            )


def _players(s: bytearray, at: int, players: int) -> set[int]:
    """The players of a set of seats."""
    return {s[PLAYER_AT + seat] for seat in range(players) if word(s, at) >> seat & 1}


def _check_begin(s: bytearray, scorer: "PlainMatch", top: int) -> None:
    """Raise Violation unless the right seat deals, and the hand begins on the right card."""
    if s[DEALER] != scorer.dealer:
        raise Violation(f"CORE-1: seat {s[DEALER]} deals, the plain scorer has {scorer.dealer}")
    if s[START] and s[FIRST_KIND] != top:
        raise Violation(f"TAB-1: {card_text(s[FIRST_KIND])} begins the hand, not {card_text(top)}")


def main(count: int, seed: int) -> int:
    """Play and print; 0 if the results agree."""
    from tests.engine.matches.plain_scorer import PlainMatch
    from tests.engine.tournament.plain_scorer import judge

    played = Played()
    try:
        play_matches(count, seed, PlainMatch, played)
        rounds = _judge_tournaments(judge, max(1, count // 50), seed)
    except Violation as broken:
        print(broken)
        return 1
    print(played.line())
    print(
        f"{rounds[0]} matches of {len(TOURNAMENTS)} formats over several tables, {rounds[1]} rounds"
    )
    return 0


def _judge_tournaments(judge: Callable[[Form, int], int], each: int, seed: int) -> tuple[int, int]:
    """Play each format over several tables that many times; return matches and rounds."""
    rounds = 0
    for name, form in TOURNAMENTS.items():
        for number in range(each):
            try:
                rounds += judge(form, seed + number)
            except AssertionError as wrong:
                raise Violation(f"{name}, seed {seed + number}: {wrong}") from wrong
    return each * len(TOURNAMENTS), rounds

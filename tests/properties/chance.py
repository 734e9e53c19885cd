"""This module plays at random: every kind of choice, bluffs and forgotten calls too.

A hand has a temper, so that short, long and blocked hands all occur: eager players lay what they
can, free ones take any choice, hoarders hardly ever lay. Interrupts are used often, so that they
meet each other, and the cards of some faces are kept back, so that they become last cards. In the
long run all but a few players become eager and decline most interrupts; otherwise gifts would go on
for ever. Choices come from the game's own lists; what a list omits (the color called, the Uno
call, a card shown on its way) is added or left to a later question.
"""

from random import Random

from engine.game import Game
from engine.state import choices as ch
from engine.state import layout as at
from engine.state import options
from engine.state.cards import FACE, FIRST_WILD_KIND, REVERSE, WILD
from engine.state.seats import word
from engine.state.window_types import W_FIVE, W_THREE
from engine.turn.piles import can_draw

EAGER, FREE, HOARDING = range(3)
_TEMPERS = (EAGER,) * 10 + (FREE,) * 5 + (HOARDING,)
_LAYS = (0.92, 0.0, 0.05)  # how often a playable card is laid; 0.0: any choice
_USES_RIGHT = 0.25
_REPORTS = 0.3  # how often a "sorry" for a draw card is said and reported (CRO-7)
_CLAIMS_WELL = 0.95  # how often there is no false claim to jump
_KNOWS_BETTER = 0.3  # how often a sum is answered with any number
_INTERRUPTS = (0.9, 0.6, 0.3)  # how often a chance to interrupt is used
_KEPT = ((), (REVERSE,), (5,), (REVERSE, WILD, 5), (3, 5), (WILD,))
_PATIENCE = 200  # choices in a hand
_NEVER_ENDING = 0.03
_PICKS_ON = 0.3  # how often the player with the fewest cards is named
_SHOWS_GIFT = 0.2
_LAYING = (ch.PLAY, ch.ADD, ch.JUMP)
_INTERRUPTING = (ch.BACKFIRE, ch.RECOVER, ch.RAINBOW, ch.RUN, ch.SHOW, ch.REFUSE, ch.GIVE)
_GIVES = 1  # STAGE of a W_FIVE record: the first card is to be given
_LETTING_GO = (ch.PLAY, ch.JUMP, ch.BACKFIRE, ch.RECOVER, ch.GIVE)


class Chance:
    """Picks the next choice of a game; `random` is its own generator, not the game's."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.temper = FREE
        self.interrupts = _INTERRUPTS[0]
        self.reports = _REPORTS
        self.claims_well = _CLAIMS_WELL
        self.kept: tuple[int, ...] = ()
        self._patience = _PATIENCE
        self._out = [0] * ch.MAX_CHOICES

    def begin_hand(self) -> None:
        """Choose a temper for the new hand."""
        self.temper = self.random.choice(_TEMPERS)
        self.interrupts = self.random.choice(_INTERRUPTS)
        self.kept = self.random.choice(_KEPT)
        self._patience = 1 << 30 if self.random.random() < _NEVER_ENDING else _PATIENCE

    def choices(self, game: Game, seat: int) -> list[int]:
        """Return a seat's choices, as the game lists them."""
        return self._out[: game.choices_into(seat, self._out)]

    def pick(self, game: Game) -> tuple[int, int]:
        """Return a seat and its choice: usually of the seats asked, at times a standing right."""
        self._patience -= 1
        if not self._patience:
            self.temper = EAGER
            self.interrupts = 0.1
        right = self._right(game)
        if right:
            return right
        seat = self.random.choice([s for s in range(game.state[at.PLAYERS]) if game.asked >> s & 1])
        return seat, self._one_of(game, seat)

    def _right(self, game: Game) -> tuple[int, int] | None:
        """Return a seat and its standing right, if one is used now."""
        s = game.state
        if s[options.SORRY] and any(sorries(s, seat) for seat in range(s[at.PLAYERS])):
            report = self._report(game)
            if report and self.random.random() < self.reports:
                return report
        has_some = word(s, at.UNCALLED) or word(s, at.DISCOVERED) or s[at.JUMPABLE]
        if not has_some or self.random.random() > _USES_RIGHT:
            return None
        others = [seat for seat in range(s[at.PLAYERS]) if not game.asked >> seat & 1]
        self.random.shuffle(others)
        for seat in others:
            rights = self.choices(game, seat)
            if rights:
                return seat, self._dressed(game, seat, self.random.choice(rights))
        return None

    def _report(self, game: Game) -> tuple[int, int] | None:
        """Return a report of a "sorry"; no list contains it, since a device cannot hear one."""
        s = game.state
        said = self.random.choice([i for i in range(s[at.PLAYERS]) if sorries(s, i)])
        seat = self.random.choice([i for i in range(s[at.PLAYERS]) if i != said])
        if not can_set_aside(game):
            return None  # there is nothing to set aside
        return seat, ch.SORRY | said << ch.SEAT_SHIFT

    def _one_of(self, game: Game, seat: int) -> int:
        listed = self.choices(game, seat)
        is_vain = len(listed) > 1 and listed[-1] == ch.JUMP_IN_VAIN
        if is_vain and self.random.random() < self.claims_well:
            listed = listed[:-1]
        plays = [choice for choice in listed if choice & ch.VERB_MASK in _LAYING]
        if plays and len(plays) < len(listed) and self.temper != FREE:
            does_lay = self.random.random() < _LAYS[self.temper]
            rest = [choice for choice in listed if choice not in plays]
            listed = self._not_kept(plays) if does_lay else rest
        interrupts = [choice for choice in listed if self._is_interrupt(choice)]
        if interrupts and len(interrupts) < len(listed):
            rest = [choice for choice in listed if choice not in interrupts]
            listed = interrupts if self.random.random() < self.interrupts else rest
        if listed[0] & ch.VERB_MASK == ch.NAME and self.random.random() < _PICKS_ON:
            listed = [min(listed, key=lambda choice: game.state[at.COUNTS + ch.seat_of(choice)])]
        return self._dressed(game, seat, self.random.choice(listed))

    def _not_kept(self, plays: list[int]) -> list[int]:
        """Remove the cards that are kept back, if there are others."""
        others = [choice for choice in plays if not self._is_kept(choice)]
        return others if others else plays

    def _is_kept(self, choice: int) -> bool:
        """Is the card of a choice kept back? A false claim to jump has no card."""
        return choice != ch.JUMP_IN_VAIN and FACE[ch.card_of(choice)] in self.kept

    def _is_interrupt(self, choice: int) -> bool:
        """Is this a choice that is rare in a hand?"""
        verb = choice & ch.VERB_MASK
        return verb in _INTERRUPTING or (verb == ch.DRAW and choice & ch.FROM_P1 != 0)

    def _dressed(self, game: Game, seat: int, choice: int) -> int:
        """Add a color, the Uno call and the showing of a gift, or omit them."""
        verb = choice & ch.VERB_MASK
        if verb == ch.ANSWER and self.random.random() < _KNOWS_BETTER:
            return ch.ANSWER | self.random.randrange(256) << ch.CARD_SHIFT
        is_given_down = verb == ch.GIVE and choice & ch.DOWN
        if verb not in _LETTING_GO or is_given_down or choice == ch.JUMP_IN_VAIN:
            return choice
        lays = verb in (ch.PLAY, ch.JUMP, ch.BACKFIRE)
        if lays and ch.card_of(choice) >= FIRST_WILD_KIND and self.random.random() < 0.6:
            choice = ch.with_color(choice, self.random.randrange(4))
        count = game.state[at.COUNTS + seat] - game.state[at.DRAFT_SIZE] * (verb == ch.PLAY)
        if count == 2 and self.random.random() < 0.6:
            choice |= ch.WITH_UNO
        if verb == ch.GIVE and self._can_show(game) and self.random.random() < _SHOWS_GIFT:
            choice |= ch.SHOWN
        if self.random.random() < 0.5:
            choice &= ~ch.BLUFF  # it is ignored when it comes back
        return choice

    def _can_show(self, game: Game) -> bool:
        """Is it a gift for a Three or a Five, with no other card shown before?"""
        s = game.state
        kind, stage = s[s[at.TOP] + at.KIND], s[s[at.TOP] + at.STAGE]
        return kind == W_THREE or (kind == W_FIVE and stage == _GIVES)


def sorries(s: bytearray, seat: int) -> int:
    """Return for how many draw cards of the player at a seat no "sorry" was reported (CRO-7)."""
    return s[at.SORRIES + s[at.PLAYER_AT + seat]]


def can_set_aside(game: Game) -> bool:
    """Is there a card to set aside, and room for it?"""
    s = game.state
    return can_draw(game, s) and 2 * s[at.ASIDE_SIZE] + 2 <= s[at.CARDS_IN_PLAY]

"""What the holder is asked where cards act: every window, and the turn, in one way.

Cards that a choice can be made with are raised in the hand; all other choices stand in the row
above it, one at a time (`ui.offers`). A card with several choices (piles, sets, players to give
it to) puts those into the row, a wild its colors. On a pad left and right move, up and down
change between hand and row; with two buttons B walks: raised cards, the row, the other cards.

While a player is named in the row, the strip shows what is known of that one's cards. Watching
is the same with nothing to choose; it goes on by itself but while the holder looks around.
"""

from micropython import const

from engine.cards import FACE, FIRST_WILD_KIND, KIND_MASK, WILD_FOUR
from engine.choices import (
    BACKFIRE,
    BLUFF,
    CALL_UNO,
    CARD_SHIFT,
    CATCH,
    CHALLENGE,
    COLOR_SHIFT,
    GIVE,
    NAME,
    NOT_NOW,
    OK,
    PASS,
    PLAY,
    RECOVER,
    SEAT_SHIFT,
    SHOWN,
    TAKE,
    TAKE_UNSEEN,
    VERB_MASK,
    WITH_UNO,
    play,
)
from engine.layout import (
    COUNTS,
    DISCOVERED,
    DREW,
    NOBODY,
    PHASE,
    SHOWN_TO,
    TOP,
    UNCALLED,
    VIEW_DRAFT,
    VIEW_DRAWN,
)
from engine.seats import in_set
from engine.windows import GAINED, GIFTS, GIVING, ON_TURN, TAKING
from ui.asks import BACK as GO_BACK
from ui.asks import CARDS_OF, GO_ON, LOOK, PROMPT, SEEN, SHOW_IT, write_answer
from ui.asks import UNO as SAY_UNO
from ui.font import CHECK
from ui.keys import BACK, CHOOSE, HIGHER, LOWER, MENU, NEXT, PREVIOUS, UNO
from ui.reasons import HOLDS_COLOR, notice_of

# What lets a card go, so that Uno may be called with it.
_LETS_GO = 1 << PLAY | 1 << GIVE | 1 << BACKFIRE | 1 << RECOVER
# Where the cursor begins in the hand.
_OF_HAND = 1 << ON_TURN | 1 << GIVING | 1 << GIFTS | 1 << TAKING

# What the row is about.
_ALL = const(0)
_ONE_CARD = const(1)
_COLOR = const(2)
_LOOKING = const(3)
_SEEING = const(4)


class AskMode:
    """screen: the table screen."""

    is_watching = False

    def __init__(self, screen: "Screen") -> None:
        self._screen = screen
        self._page = screen.page
        self._match = None
        self._offers = screen.offers
        self._at = 0  # in the row
        self.about = _ALL
        self._in_hand = False
        self._card = 0
        self._pending = 0  # a wild's choice that waits for a color
        self._is_warned = False
        self._is_called = False  # Uno, for the card about to be let go
        self._is_shown = False  # the card about to be given

    def enter(self) -> None:  # per frame
        """The holder is asked something, or watches."""
        match = self._match = self._screen.app.match
        self._about_all()
        if self.is_watching:
            self._offers.watch(match)
            self._in_hand = False
            self._at = min(self._at, self._offers.count - 1)
        else:
            self._offers.collect(match)
            self._place_cursor()
        self._draw_table()
        self._draw()
        app = self._screen.app
        self._page.hint(app.turn_hint if self._is_turn() else app.action_hint)

    def _about_all(self) -> None:  # per frame
        self.about = _ALL
        self._pending = 0
        self._is_warned = False

    def is_looking(self) -> bool:  # per frame
        """Does the holder look at others' cards?"""
        return self.about == _LOOKING

    def _is_turn(self) -> bool:  # per frame
        view = self._match.view
        return not self.is_watching and view[view[TOP]] == ON_TURN

    def _place_cursor(self) -> None:  # per frame
        """On a card where one is wanted, the drawn one at best; else on what is most usual."""
        view = self._match.view
        window = view[view[TOP]]
        hand = self._page.hand
        first = hand.first_marked()
        self._in_hand = first != NOBODY and 1 << window & _OF_HAND != 0
        self._card = first if self._in_hand else 0
        if self._in_hand and window == ON_TURN and view[PHASE] == DREW:
            drawn = hand.place_of(view[VIEW_DRAWN])
            if hand.marks[drawn]:
                self._card = drawn
        self._at = 0
        for i in range(self._offers.count):
            if self._offers.items[i] == PASS and window != GAINED:
                self._at = i

    def _draw_table(self) -> None:  # per frame
        is_plain = self._is_turn() and not self._match.view[VIEW_DRAFT]
        self._tell(0 if is_plain or self.is_watching else PROMPT)

    def _draw(self) -> None:  # per frame
        """Strip and row, with the cursor."""
        offers = self._offers
        item = offers.items[self._at]
        if not offers.is_taking and self.about != _SEEING:
            self._show_named(item)
        hand = self._page.hand
        is_dim = hand.first_marked() != NOBODY
        is_on_card = self._in_hand or self.about == _ONE_CARD or self.about == _COLOR
        hand.show(self._card if is_on_card and not self.is_watching else NOBODY, is_dim)
        row = self._page.actions
        row.begin(offers.count, not self._in_hand)
        write_answer(row.text, self._match.view, item)
        is_said = self._is_called if item == SAY_UNO else item == SHOW_IT and self._is_shown
        if is_said:
            row.text.letter(CHECK)
        row.text.end_inverse()
        card = hand.cards[self._card]
        self._warn(offers.is_bluff and self._in_hand and FACE[card & KIND_MASK] == WILD_FOUR)

    def _show_named(self, item: int) -> None:  # per frame
        """Let the strip show the cards of who is named in the row, else the holder's own."""
        verb = item & VERB_MASK
        whose = NOBODY
        if not self._in_hand and (verb == NAME or verb == CARDS_OF):
            whose = item >> SEAT_SHIFT & 15
        if whose != self._offers.whose:
            self._offers.lay_out(self._match, whose)

    def _warn(self, is_due: bool) -> None:  # per frame
        """Tell, or no longer, that the card under the cursor is laid at a risk (OFF-7)."""
        if self._is_warned != is_due:
            self._is_warned = is_due
            if is_due:
                self._tell(HOLDS_COLOR)
            else:
                self._draw_table()

    def _tell(self, notice: int) -> None:  # per frame
        self._screen.notice = notice
        self._screen.draw()
        self._screen.notice = 0

    def wish(self, wish: int) -> None:  # per frame
        """Move or choose."""
        if wish == CHOOSE:
            if self._in_hand:
                self._pick()
            else:
                self._take_item(self._offers.items[self._at])
        elif wish == UNO:
            self._call()
        elif wish == BACK or wish == MENU:
            self._leave(wish)
        else:
            self._move(wish)
            self._draw()

    def _leave(self, wish: int) -> None:  # per frame
        """From a card's choices back to all; from the hand to the row; or the menu."""
        if self.about == _SEEING:
            self._screen.chosen()
        elif self.about != _ALL:
            self.enter()
        elif wish == MENU:
            self._screen.app.go("menu")
        else:
            self._in_hand = False
            self._at = 0
            self._draw()

    def _move(self, wish: int) -> None:  # per frame
        has_cards = self.about == _ALL and not self.is_watching and self._page.hand.count
        if wish == HIGHER:
            self._in_hand = False
        elif wish == LOWER:
            self._in_hand = bool(has_cards)
            self._own_again()
        elif wish == NEXT and has_cards and not self._screen.app.keys.has_pad:
            self._walk()
        elif wish == NEXT or wish == PREVIOUS:
            step = 1 if wish == NEXT else -1
            if self._in_hand:
                self._card = (self._card + step) % self._page.hand.count
            else:
                self._at = (self._at + step) % self._offers.count

    def _own_again(self) -> None:  # per frame
        """The cursor moves into the hand: it shows the holder's own cards again."""
        offers = self._offers
        if self._in_hand and not offers.is_taking and offers.whose != NOBODY:
            offers.lay_out(self._match, NOBODY)
        if self._card >= self._page.hand.count:
            self._card = 0

    def _walk(self) -> None:  # per frame
        """With one button: raised cards, the row, other cards, and around."""
        hand = self._page.hand
        if not self._in_hand:
            self._at += 1
            if self._at < self._offers.count:
                return
            self._at = 0
            self._in_hand = True
            self._own_again()
            self._card = hand.next_card(-1, 0)
            if self._card == NOBODY:
                self._card = hand.next_card(-1, 1)
            return
        is_raised = hand.marks[self._card]
        card = hand.next_card(self._card, is_raised)
        if card == NOBODY and not is_raised:
            card = hand.next_card(-1, 1)
        if card == NOBODY:
            self._in_hand = False
            self._at = 0
            card = 0
        self._card = card

    def _pick(self) -> None:  # per frame
        """Choose with the card under the cursor; several ways to do so go into the row."""
        hand = self._page.hand
        kind = hand.cards[self._card] & KIND_MASK
        offers = self._offers
        if offers.is_taking:
            if self._card < offers.lying_open:
                self._do(TAKE | kind << CARD_SHIFT)
            else:
                self._do(TAKE_UNSEEN | self._card + 1 - offers.lying_open << CARD_SHIFT)
            return
        if not hand.marks[self._card]:
            self._answer(self._match.choose(play(kind)) if self._is_turn() else NOT_NOW, PLAY)
            return
        offers.of_card(self._match, kind)
        if offers.count == 1:
            self._do(offers.items[0])
        else:
            offers.offer(GO_BACK, True)
            self._open_row(_ONE_CARD)

    def _open_row(self, about: int) -> None:  # per frame
        """Let the row be about something alone."""
        self.about = about
        self._at = 0
        self._in_hand = False
        self._draw()

    def _take_item(self, item: int) -> None:  # per frame
        """Do what the row shows."""
        verb = item & VERB_MASK
        if verb == GO_ON:
            self._screen.skip()
        elif verb == SEEN:
            self._screen.chosen()
        elif verb == SAY_UNO:
            self._call()
        elif verb == CATCH:
            self._answer(self._match.catch(), CATCH)
        elif verb == LOOK:
            self._offers.others(self._match)
            self._open_row(_LOOKING)
        elif verb == SHOW_IT:
            self._is_shown = not self._is_shown
            self._draw()
        elif verb == GO_BACK or self.about == _LOOKING:
            self.enter()
        elif self._pending:
            self._choose(self._pending | item & 7 << COLOR_SHIFT)
        else:
            self._do(item)

    def _do(self, choice: int) -> None:  # per frame
        """Make a choice, first asking for the color of a wild."""
        match = self._match
        view = match.view
        verb = choice & VERB_MASK
        left = view[COUNTS + match.holder] - (view[VIEW_DRAFT] if self._is_turn() else 0)
        choice &= ~BLUFF
        if 1 << verb & _LETS_GO and self._is_called and left == 2:
            choice |= WITH_UNO
        if verb == GIVE and self._is_shown:
            choice |= SHOWN
        is_laid = verb == PLAY or verb == BACKFIRE
        if is_laid and choice >> CARD_SHIFT & 255 >= FIRST_WILD_KIND:
            self._pending = choice
            self._offers.colors()
            self._open_row(_COLOR)
        else:
            self._choose(choice)

    def _choose(self, choice: int) -> None:  # per frame
        self._answer(self._match.choose(choice), choice & VERB_MASK)

    def _call(self) -> None:  # per frame
        """Call Uno: late, for the card let go last, or for the one about to be."""
        match = self._match
        view = match.view
        is_late = in_set(view, UNCALLED, match.holder) or in_set(view, DISCOVERED, match.holder)
        if is_late or self.is_watching:
            self._answer(match.call_late(), CALL_UNO)
            return
        self._is_called = not self._is_called
        self._draw()

    def _answer(self, reason: int, verb: int) -> None:  # per frame
        """Go on after an accepted choice, tell why another was refused."""
        screen = self._screen
        match = self._match
        if reason != OK:
            self._tell(notice_of(reason))
            return
        if 1 << verb & _LETS_GO:
            self._is_called = self._is_shown = False
        if verb == CHALLENGE and match.view[SHOWN_TO] == match.holder:
            self._draw_table()
            self._offers.see(match)
            self._open_row(_SEEING)
        else:
            screen.chosen()


class WatchMode(AskMode):
    """Others play."""

    is_watching = True


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.screen_acts import Screen

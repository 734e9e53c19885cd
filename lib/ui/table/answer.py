"""This module carries out what the holder answers to a question (`ui.table.question`).

use_card(question)            A on a card
take_entry(question, entry)   A on an entry of the rows
call_uno(question)            SELECT
make(question, choice)        make a choice, first asking for the color of a wild
"""

from engine.state import choices, layout
from engine.state.cards import FIRST_WILD_KIND
from engine.state.options import SETS
from engine.state.seats import in_set
from ui import says
from ui.table import prompt_words
from ui.table.hand import MARK
from ui.table.menu import ONE_CARD, OTHERS, SORRIES, WITH_CARD, find_use

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.table.question import Question

# What lets a card go, so that Uno may be called with it.
LETS_GO = WITH_CARD & ~(1 << choices.ADD)
# What lays a wild, so that its color is called.
_LAYS = 1 << choices.PLAY | 1 << choices.BACKFIRE | 1 << choices.JUMP


def use_card(question: "Question") -> None:  # per frame
    """Use the card under the cursor; where there are several ways to, the rows list them."""
    cursor = question.cursor
    match = question.match
    menu = question.menu
    kind = cursor.pointed()
    is_marked = question.hand.marks[cursor.card] & MARK
    claim = choices.PLAY | choices.DOWN
    if menu.is_taking:
        choice = choices.TAKE | kind << choices.CARD_SHIFT
        if cursor.card >= menu.lying_open:
            place = cursor.card + 1 - menu.lying_open
            choice = choices.TAKE_UNSEEN | place << choices.CARD_SHIFT
        make(question, choice)
    elif is_marked or find_use(match, kind, choices.VERB_MASK | choices.DOWN, claim):
        menu.open(match, ONE_CARD, kind)
        if is_marked and menu.entries[1] == prompt_words.BACK:
            make(question, menu.entries[0])
        else:
            question.open(ONE_CARD)
    elif question.is_turn():
        question.choose(choices.play(kind))
    else:
        question.chosen(says.NOT_THIS_CARD, choices.PLAY)


def take_entry(question: "Question", entry: int) -> None:  # per frame
    """Carry out the answer under the cursor."""
    verb = entry & choices.VERB_MASK
    screen = question.screen
    match = question.match
    if entry == prompt_words.GO_ON:
        screen.skip()
    elif entry == prompt_words.SEEN:
        screen.chosen()
    elif verb == prompt_words.UNO:
        call_uno(question)
    elif verb == choices.CATCH:
        question.chosen(match.catch(), verb)
    elif entry == prompt_words.TIP:
        _tip(question)
    elif verb == prompt_words.LOOK:
        question.open(OTHERS)
    elif verb == prompt_words.SHOW_IT:
        question.is_shown = not question.is_shown
        question.draw()
    elif verb == prompt_words.BACK or question.about == OTHERS:
        question.come_back()
    elif entry == prompt_words.WITHDRAW:
        match.withdraw()
        screen.go_on(0)
    elif entry == prompt_words.READ_DARE:
        match.place = question.place()
        question.read()
    elif entry == prompt_words.SORRY_SAID:
        question.open(SORRIES)
    else:
        make(question, entry)


def _tip(question: "Question") -> None:  # per frame
    """Put the cursor on what a bot would choose, and say it in words."""
    cursor = question.cursor
    tip = question.match.tip
    tip.ask(question.match, question.hand, question.menu.lying_open)
    cursor.in_hand = tip.card != layout.NOBODY
    cursor.card = tip.card if cursor.in_hand else 0
    cursor.at = tip.place_in(question.menu)
    question.screen.colors.advised = tip.color()
    question.draw()
    tip.tell(question.page.strip)


def make(question: "Question", choice: int) -> None:  # per frame
    """Make a choice, first asking for the color of a wild."""
    match = question.match
    view = match.view
    verb = choice & choices.VERB_MASK
    left = view[layout.COUNTS + match.holder] - view[layout.VIEW_DRAFT]
    choice &= ~choices.BLUFF
    if 1 << verb & LETS_GO and match.called == match.holder and left == 2:
        choice |= choices.WITH_UNO
    if verb == choices.GIVE and question.is_shown:
        choice |= choices.SHOWN
    if verb == choices.DRAW:
        match.draws_on = 0 if choice & (choices.DOWN | choices.FROM_P1) else choice
        choice &= ~choices.DOWN
    is_wild = choice >> choices.CARD_SHIFT & 255 >= FIRST_WILD_KIND
    if 1 << verb & _LAYS and is_wild and not choice & choices.DOWN:
        question.screen.colors.ask(choice)
    else:
        question.choose(choice)


def call_uno(question: "Question") -> None:  # per frame
    """Call Uno for the card about to be laid or given, or late for the last one."""
    match = question.match
    view = match.view
    holder = match.holder
    is_late = in_set(view, layout.UNCALLED, holder) or in_set(view, layout.DISCOVERED, holder)
    if is_late or question.screen.is_watching:
        question.chosen(match.choose(choices.CALL_UNO), choices.CALL_UNO)
    elif not view[SETS] and view[layout.COUNTS + holder] > 2:
        question.chosen(says.TOO_EARLY, choices.CALL_UNO)
    else:
        match.called = layout.NOBODY if match.called == holder else holder
        question.draw()

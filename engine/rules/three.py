"""Three: the others may give the active player their Threes (GRD-28).

option   three=get
window   W_THREE (engine/spec/windows.py)
"""

from engine.state import choices, reasons
from engine.state.cards import FACE, counts_as
from engine.state.events import SHOWN_GIFT, note
from engine.state.layout import *
from engine.state.seats import remove_from, set_word
from engine.state.window_types import W_THREE
from engine.state.windows import define_window, push
from engine.turn.asking import ask_or_close
from engine.turn.gifts import hand_over
from engine.turn.hand_cards import find, holders, kinds_into, look_at
from engine.turn.uno import calls_uno_wrongly

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks


def _act(g: "Game", s: bytearray, card: int, times: int, pile: int, turned: int) -> None:
    w = push(s, W_THREE, s[ACTIVE])
    s[w + CARD] = card
    s[w + OTHER] = NOBODY
    set_word(s, w + ASKED, holders(s) & ~(1 << s[ACTIVE]))


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    w = s[TOP]
    n = 0
    for i in range(kinds_into(g, s, seat, FACE[s[w + CARD]], out, 0)):
        kind = out[i]
        if not _stays(g, s, w, seat, kind):
            out[n] = choices.GIVE | kind << choices.CARD_SHIFT | s[w + ACTOR] << choices.SEAT_SHIFT
            n += 1
    out[n] = choices.PASS
    return n + 1


def _stays(g: "Game", s: bytearray, w: int, seat: int, kind: int) -> bool:
    """Did the seat show this card on its way, so that it stays?"""
    if s[w + OTHER] != seat or not s[w + FLAGS] >> (kind & 3) & 1:
        return False
    return look_at(g, s, seat, counts_as(s, kind)) < 2


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    w = s[TOP]
    verb = choice & choices.VERB_MASK
    if verb == choices.PASS:
        remove_from(s, w + ASKED, seat)
        return reasons.OK
    if verb != choices.GIVE:
        return reasons.NOT_NOW
    kind = choice >> choices.CARD_SHIFT & 255
    at = find(g, s, seat, kind)
    if at < 0:
        return reasons.NOT_IN_HAND
    if FACE[counts_as(s, kind)] != FACE[s[w + CARD]]:
        return reasons.DOES_NOT_FIT
    actor = s[w + ACTOR]
    other = choice >> choices.SEAT_SHIFT & 15
    if other != actor and other != choices.NO_SEAT:
        return reasons.NO_SUCH_PLAYER
    if calls_uno_wrongly(s, seat, choice):
        return reasons.NO_UNO
    if _stays(g, s, w, seat, kind):
        return reasons.ANOTHER_CARD
    if choice & choices.SHOWN:
        if s[w + OTHER] != seat:
            s[w + OTHER] = seat
            s[w + FLAGS] = 0
        s[w + FLAGS] |= 1 << (kind & 3)
        note(s, SHOWN_GIFT, seat, actor, kind)
        return reasons.OK
    if s[COUNTS + seat] == 1:
        remove_from(s, w + ASKED, seat)
    hand_over(g, s, seat, actor, at, choice & choices.WITH_UNO)
    return reasons.OK


def register(hooks: "Hooks") -> None:  # set-up
    define_window(W_THREE, _choices, _answer, ask_or_close)
    hooks.acts[GETS_THREES] = _act

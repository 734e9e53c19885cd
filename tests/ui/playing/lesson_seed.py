"""This program finds seeds whose deal a lesson can use (`ui.lesson`).

    python tests/ui/playing/lesson_seed.py FIRST COUNT

It prints each seed with the first card, what the person plays in turn (a card of the same color,
one with the same number, a Wild, a Draw Two, and two more), and what the bot answers to the first
three and to the fifth. About one in 20,000 seeds will do. A new one goes into `ui.match.planning`,
its cards into `ui.lesson`.
"""

import sys
from itertools import permutations
from pathlib import Path

sys.path.append(str(Path(__file__).parents[3]))

from engine.game import Game
from engine.notation import card_text
from engine.rulesets import load
from engine.state.cards import DRAW_TWO, FIRST_SYMBOL_KIND, WILD_KIND, colored
from engine.state.layout import FIRST, TOP_CARD

_HAND = 6


def _fit(card, other):
    return card & 3 == other & 3 or card >> 2 == other >> 2


def _answers(top, mine, two, theirs):
    """Return what both play, or None."""
    for one, number, three, last in permutations(mine):
        is_taught = one & 3 == top & 3 and one >> 2 != top >> 2 and three & 3 == two & 3
        if not is_taught or number & 3 == two & 3 or one == number or three == last:
            continue
        for a, b, c, d in permutations(theirs, 4):
            has_number = a >> 2 == number >> 2 and a & 3 != number & 3 and _fit(a, one)
            goes_on = _fit(b, number) and c & 3 == two & 3 and _fit(d, three) and _fit(last, d)
            if has_number and goes_on:
                return [top, one, number, WILD_KIND, two, three, last], [a, b, c, d]
    return None


def main():
    first, count = map(int, sys.argv[1:])
    rules = load("official", {"cards": str(_HAND), "peek": "1", "target": "1"})
    game = Game(2, rules.deck_size(2))
    s = game.state
    for seed in range(first, first + count):
        game.set_table(rules, 2, seed)
        game.begin()
        hands = [bytes(s[zone : zone + _HAND]) for zone in game.hands[:2]]
        mine, theirs = ([card for card in hand if card < FIRST_SYMBOL_KIND] for hand in hands)
        twos = [card for card in hands[0] if colored(DRAW_TWO, 0) <= card <= colored(DRAW_TWO, 3)]
        is_good = s[FIRST] == 0 and s[TOP_CARD] < FIRST_SYMBOL_KIND and len(mine) == 4
        if is_good and len(twos) == 1 and WILD_KIND in hands[0]:
            found = _answers(s[TOP_CARD], mine, twos[0], theirs)
            if found:
                print(seed, *(" ".join(map(card_text, cards)) for cards in found), sep="  ")


if __name__ == "__main__":
    main()

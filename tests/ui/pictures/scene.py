"""A scene for golden pictures: how a table or a screen begins, and what is done there.

A scene is called with an `open_app` (tests/ui/conftest.py, or a page's, on MicroPython) and a size,
and returns a player who sees what the scene is named after; golden/READ.md says what that is. Its
steps:

    "UP RIGHT*2 A"    presses keys
    "cover", "ask"    lets time pass until the player is on that screen, or asked in that mode
    14                lets as many frames pass
    a function        is called with the player
"""

from engine.state.reasons import OK
from tests.ui.reading import choose


class Scene:
    """begin: a function of an `open_app` and a size, which may be another scene; steps: see above.

    is_moving: things move over the table, so that they may lie on each other.
    """

    def __init__(self, begin, *steps, is_moving=False):
        self._begin = begin
        self._steps = steps
        self.is_moving = is_moving
        self.__name__ = ""

    def __call__(self, open_app, size):
        player = self._begin(open_app, size)
        for step in self._steps:
            if isinstance(step, int):
                player.frames(step)
            elif isinstance(step, str):
                _follow(player, step.split())
            else:
                step(player)
        return player


def _follow(player, words):
    """Press keys, and wait for the screens and modes between them."""
    for word in words:
        if word.isupper():
            key, _, times = word.partition("*")
            player.press(*[key] * int(times or 1))
        else:
            player.until(lambda word=word: player.mode == word)


def name_scenes(module):
    """Let the scenes among a module's globals be called as they are there; return them by name."""
    found = {name: one for name, one in module.items() if isinstance(one, Scene)}
    for name in found:
        found[name].__name__ = name
    return found


# How a scene begins.


def opened(start=None, **more):
    """Open the app, as `open_app` does."""
    return lambda open_app, size: open_app(size, start=start, **more)


def table(rules, hands, tops, people=1, options=None, speed=0, **laid):
    """Lay out a table as `set_table` does, for as many players as there are hands."""

    def begin(open_app, size):
        start = (rules, people, len(hands) - people, 1, options)
        player = open_app(size, start=start, speed=speed)
        player.set_table(hands, tops, **laid)
        return player

    return begin


def official(hands, top, people=1, speed=0):
    """Lay out a table of `official`; the draw pile is as it was dealt."""
    return table("official", hands, top, people, speed=speed, piles=None)


# Steps.


def when(condition):
    """Let time pass until a condition of the player holds."""
    return lambda player: player.until(lambda: condition(player))


def chosen(words):
    """Choose a row of a list."""
    return lambda player: choose(player, words)


def happened(*choices):
    """Let seats make choices, each a seat and a choice, and show the table as it is then."""

    def step(player):
        match = player.app.match
        for seat, choice in choices:
            reason = match.game.choose(seat, choice)
            assert reason == OK, (seat, choice, reason)
        match.table.rights_due = False  # no bot uses one before
        match.stepped()
        player.app.go("table")

    return step

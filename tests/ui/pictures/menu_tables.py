"""Scenes of the menus, help and lessons, of the players' own rules, and of their names."""

from tests.ui.pictures.scene import Scene, chosen, name_scenes, opened

# The lesson: what it says before the third turn, and that turn.

_NEXT_TURN = ("notice", 40, "A ask A")
learn_said = Scene(opened(), chosen("Learn"), *_NEXT_TURN, *_NEXT_TURN, "notice")
learn_turn = Scene(learn_said, 40, "A ask")

# Own rules: a new mix with another rule set as its base and two changed options.

own_mix = Scene(opened(), chosen("Own rules"), "A RIGHT DOWN*3 A*2 B")
own_options = Scene(own_mix, "A DOWN*2 A")
own_contradiction = Scene(own_mix, "A DOWN LEFT DOWN A B")
own_name = Scene(own_mix, "UP*4 A B*5 DOWN*2 A RIGHT A RIGHT")
own_list = Scene(own_name, "START B")
own_players = Scene(opened(), "A DOWN*4 A DOWN*3 A DOWN*4 RIGHT*11")


def _help(rules, options=None):
    """Begin a match, and open its help."""

    def begin(open_app, size):
        player = open_app(size, start=(rules, 1, 3, 1, options))
        player.app.go("help")
        player.frames()
        return player

    return begin


_CHANGED = {"stack": "same", "jump": "exact", "uno": "2", "end": "last_left", "scoring": "none"}
own_help = Scene(_help("official", _CHANGED))
help_pictures = Scene(_help("grand"), "RIGHT*17")
help_words = Scene(_help("official"), "RIGHT")  # a page without cards, all rows full

# Names and settings.

_NAMES = (b"Maximilian", b"Katharina", b"Maxim", b"Jo")
# By the place of a name and the rule set: hands, won, points held, most turns, caught.
_PLAYED = (
    ((1, 0), (48, 17, 1021, 93, 4)),
    ((1, 2), (9, 1, 405, 140, 2)),
    ((1, 12), (21, 20, 33, 61, 0)),
    ((2, 0), (48, 11, 1404, 93, 1)),
)


def named(open_app, size):
    """Open a device with four names, some of which have played."""
    player = open_app(size)
    from ui import people

    setup = player.app.setup
    setup.names = [*_NAMES] + [b""] * 6
    for place, name in enumerate(_NAMES):
        people.rename(player.app.saves, place, name)
    some = people.read_statistics(player.app.saves)
    for (who, rules), (hands, won, points, turns, caught) in _PLAYED:
        at = people._record_for(some, who, rules)
        people._add(some, at + people.HANDS_AT, hands)
        people._add(some, at + people.WON_AT, won)
        people._add_points(some, at, points)
        people._add(some, at + people.TURNS_AT, turns)
        people._add(some, at + people.CAUGHT_AT, caught)
    people.write_statistics(player.app.saves, some)
    for seat in range(4):
        setup.people[seat] = 1
        setup.name_numbers[seat] = seat + 1
    return player


settings = Scene(opened(), chosen("Settings"), "DOWN LEFT")
who_plays = Scene(named, chosen("Who plays"))
played = Scene(who_plays, "A DOWN*3")
names_of_partners = Scene(named, "A B DOWN*3 A DOWN*2 A")

MENUS = name_scenes(globals())

"""Loads the engine on the virtual machine the way a board can: one file at a time.

    load("engine.table", "engine.bots.plain")
    load_acts()                                 what plays grand, and its rules
    load_rules("double-down")                   what plays this rule set, and no more than it asks

A board collects garbage while it imports; this virtual machine does between steps alone, so
each file is looked through, then loaded, in a step of its own, those first that others need.
Call it when a test module is loaded: its steps come before those of the tests. Elsewhere
there is nothing to do.
"""

import sys

try:
    import vm
except ImportError:
    vm = None

_PACKAGES = (
    "engine",
    "engine.acts",
    "engine.bots",
    "engine.house",
    "engine.matches",
    "engine.rounds",
    "engine.rulesets",
)

_needs = {}  # by module: the modules of ours that it imports when it is loaded
_queue = []  # still to be looked through


def load(*names):
    """Put off the loading of modules and of all that they need."""
    if vm is None:
        return
    _queue.extend(names)
    for _ in range(80):  # steps that find nothing to do cost nothing
        vm.then(_look_through)
    for _ in range(40):
        vm.then(_load_next)


def load_acts():
    """Put off the loading of what plays with two discard piles, and of `grand`."""
    if vm is not None:
        from engine.acts import MODULES

        load("engine.game", "engine.table", "engine.challenge", "engine.bots.acting")
        for name in MODULES:
            _queue.append("engine.acts." + name)
        load("engine.bots.plain", "engine.bots.random", "engine.rulesets", "engine.matches.asked")
        for _ in range(40):
            vm.then(_load_next)


def load_rules(name):
    """Put off the loading of what plays a rule set, bots included."""
    if vm is not None:
        load("engine.game", "engine.table", "engine.bots.plain", "engine.bots.random")
        load("engine.rulesets", "engine.house.asked", "engine.matches.asked")
        vm.then(lambda: _queue_parts(name))
        load()


def _queue_parts(name):
    """Queue the modules that a rule set's options ask for, as `engine.ruleset.bring` would."""
    from engine.house import asked as of_house
    from engine.layout import EFFECTS as AT
    from engine.matches import asked as of_matches
    from engine.options import FLAVOR
    from engine.rulesets.index import NAMES
    from engine.rulesets.ready import EFFECTS, FLATS

    number = NAMES.index(name)
    rules = EFFECTS[number] + FLATS[number]
    flavor = rules[FLAVOR - AT]
    if flavor == 2:
        _queue.append("engine.bots.house")
        _queue.extend(["engine.house." + part for part in of_house.wanted(rules)])
    elif flavor == 1:
        from engine.acts import MODULES

        _queue.append("engine.bots.acting")
        _queue.extend(["engine.acts." + part for part in MODULES])
    else:
        _queue.extend(["engine.turn", "engine.first"])
    _queue.extend(["engine.matches." + part for part in of_matches.wanted(rules)])


def _look_through():
    """Read one file's imports, and put what it needs behind in the queue."""
    while _queue:
        name = _queue.pop()
        if name not in _needs and name not in sys.modules:
            _needs[name] = found = []
            package = name[: name.rfind(".")] if "." in name else ""
            if package in _PACKAGES:
                found.append(package)  # it is loaded before what lies in it
            for line in open(_path(name)):
                if line.startswith("from engine") and not line.startswith("from " + name + "."):
                    _note_imports(line, found)
            _queue.extend(found)
            return


def _note_imports(line, found):
    words = line.replace(",", " ").replace("(", " ").split()
    source = words[1]
    found.append(source)
    if source in _PACKAGES:
        for word in words[3:]:
            if _is_module(source + "." + word):
                found.append(source + "." + word)


def _path(name):
    path = name.replace(".", "/")
    return path + "/__init__.py" if name in _PACKAGES else path + ".py"


def _is_module(name):
    try:
        open(_path(name)).close()
    except OSError:
        return False
    return True


def _load_next():
    """Load one module whose needs are all loaded."""
    for name in _needs:
        if all(need in sys.modules for need in _needs[name]):
            if name not in sys.modules:
                __import__(name)
            del _needs[name]
            return
    assert not _needs, "these import each other: " + " ".join(_needs)

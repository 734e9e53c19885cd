"""Loads the engine on the virtual machine the way a board can: one file at a time.

    load("engine.table", "engine.bots.plain")
    load_acts("plain")                          what plays grand, and bots that play it
    load_rules("double-down", "random")         what plays this rule set, no more than it asks,
                                                and bots

A board collects garbage while it imports; this virtual machine does between steps alone, so
each file is looked through, then loaded, in a step of its own, those first that others need.
Call it when a test module is loaded: its steps come before those of the tests. Elsewhere
there is nothing to do. When all is loaded this module forgets itself, and leaves its heap to the
tests.
"""

import sys

try:
    import vm
except ImportError:
    vm = None

_PACKAGES = (
    "engine",
    "engine.bots",
    "engine.evenings",
    "engine.house",
    "engine.match",
    "engine.own",
    "engine.rules",
    "engine.rulesets",
    "engine.state",
    "engine.turn",
    "engine.two_piles",
)

_needs = {}  # by module: the modules of ours that it imports when it is loaded
_sizes = {}  # of those, in characters
_queue = []  # still to be looked through
_loads = [0]  # put off and not yet done


def load(*names):
    """Put off the loading of modules and of all that they need."""
    if vm is None:
        return
    _loads[0] += 1
    _queue.extend(names)
    for _ in range(80):  # steps that find nothing to do cost nothing
        vm.then(_look_through)
    for _ in range(40):
        vm.then(_load_next)
    vm.then(_end)


def load_acts(*bots, last=None):
    """Put off the loading of what plays `grand`, on two discard piles, and of bots that do.

    last: one more module, to be loaded after them.
    """
    if vm is not None:
        load("engine.game", "engine.match.hand", "engine.match.score", "engine.rulesets")
        vm.then(lambda: _queue_parts("grand"))
        load()
        if bots:
            load("engine.table", *["engine.bots." + name for name in bots])
        if last:
            vm.then(lambda: __import__(last))


def load_rules(name, *bots):
    """Put off the loading of what plays a rule set, and of bots."""
    if vm is not None:
        load("engine.game", "engine.match.hand", "engine.match.score", "engine.table")
        load("engine.bots.plain", *["engine.bots." + bot for bot in bots])
        load("engine.rulesets")
        vm.then(lambda: _queue_parts(name))
        load()


def _queue_parts(name):
    """Queue the modules that a rule set's options ask for, which are joined when it is."""
    from engine.parts import parts_for
    from engine.rulesets import whole
    from engine.rulesets.index import NAMES

    _queue.extend(parts_for(whole(NAMES.index(name))))


def _look_through():
    """Read one file's imports, and put what it needs behind in the queue."""
    while _queue:
        name = _queue.pop()
        if name not in _needs and name not in sys.modules:
            _needs[name] = found = []
            package = name[: name.rfind(".")] if "." in name else ""
            if package in _PACKAGES:
                found.append(package)  # it is loaded before what lies in it
            _sizes[name] = 0
            for line in open(_path(name)):
                _sizes[name] += len(line)
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
    """Load the largest module whose needs are all loaded: it takes most room to be compiled."""
    largest = None
    for name in _needs:
        if all(need in sys.modules for need in _needs[name]):
            if largest is None or _sizes[name] > _sizes[largest]:
                largest = name
    if largest is not None:
        del _needs[largest]
        __import__(largest)
    assert largest or not _needs, "these import each other: " + " ".join(_needs)


def _end():
    """Forget this module, functions and all, if nothing else is put off."""
    _loads[0] -= 1
    if not _loads[0]:
        assert not _queue and not _needs, "more steps are needed to load all"
        del sys.modules[__name__]
        names = globals()
        for name in list(names):
            if name[:2] != "__":
                del names[name]

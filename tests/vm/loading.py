"""Loads the engine on the virtual machine the way a board can: one file at a time.

    load("engine.table", "engine.bots.plain")
    load_acts()                                 what plays grand, and its rules

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

_PACKAGES = ("engine", "engine.acts", "engine.bots", "engine.house", "engine.rulesets")

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
        load("engine.bots.plain", "engine.bots.random", "engine.rulesets")
        for _ in range(40):
            vm.then(_load_next)


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

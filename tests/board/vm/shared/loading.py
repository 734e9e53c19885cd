"""This module loads the engine on the virtual machine as a board does: one file at a time.

    load("engine.table", "engine.bots.plain")
    load_rules("double-down", "random")         the parts that this rule set needs, and bots

A board collects garbage while it imports; this virtual machine does so only between steps. So each
file's imports are read, then it is loaded, in its own step, after the files that it needs. Call
these functions when a test module is loaded, so that their steps come before those of the tests. On
CPython they do nothing. When all is loaded this module forgets itself, to leave its heap to the
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
    "engine.tournament",
    "engine.match",
    "engine.rules",
    "engine.rulesets",
    "engine.state",
    "engine.turn",
)

_needs = {}  # by module: our modules that it imports when it is loaded
_sizes = {}  # by module: its length in characters
_queue = []  # modules whose imports are still to be read
_loads = [0]  # calls of `load` that are not done yet


def load(*names):
    """Plan the loading of modules and of all that they need."""
    if vm is None:
        return
    _loads[0] += 1
    _queue.extend(names)
    for _ in range(80):  # a step with nothing to do costs nothing
        vm.then(_read_imports)
    for _ in range(40):
        vm.then(_load_next)
    vm.then(_end)


def load_rules(name, *bots):
    """Plan the loading of the parts that play a rule set, and of bots."""
    if vm is not None:
        load("engine.game", "engine.match.deal", "engine.match.score", "engine.table")
        load("engine.bots.plain", *["engine.bots." + bot for bot in bots])
        load("engine.rulesets.rule_set", "engine.parts")
        vm.then(lambda: _queue_parts(name))
        load()


def _queue_parts(name):
    """Queue the modules that a rule set's options ask for; loading the rule set joins them."""
    from engine.parts import rules_for
    from engine.rulesets.index_generated import NAMES
    from engine.rulesets.rule_set import ready

    _queue.append("engine.loading")
    _queue.append("engine.turn.plays")  # loaded by most rules; `Hooks.settle` loads it
    _queue.extend(rules_for(ready(NAMES.index(name))))


def _read_imports():
    """Read one file's imports, and add the modules that it needs to the queue."""
    while _queue:
        name = _queue.pop()
        if name not in _needs and name not in sys.modules:
            _needs[name] = found = []
            package = name[: name.rfind(".")] if "." in name else ""
            if package in _PACKAGES:
                found.append(package)  # a package is loaded before its modules
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
    """Load the largest module whose needs are loaded, as compiling it takes the most room."""
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
    """Forget this module and its functions if nothing else is planned."""
    _loads[0] -= 1
    if not _loads[0]:
        assert not _queue and not _needs, "more steps are needed to load all"
        del sys.modules[__name__]
        names = globals()
        for name in list(names):
            if name[:2] != "__":
                del names[name]

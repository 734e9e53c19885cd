"""The rules of the match that was set up, chosen where no screen is; nothing plays them yet.

    begin(app)               choose them and let the match be dealt, or say why it cannot be
    choose_mix(setup, name)  choose a mix of the players' own; False: there is none of that name
    chosen(setup)            -> the RuleSet that is chosen

Imported by the app for that, and forgotten when it is done.
"""

from engine.ruleset import forget_all, forget_loader
from engine.rulesets.index import NAMES
from ui.forget import IS_SMALL, forget
from ui.keeping import write
from ui.saved_setup import saved
from ui.saves import SETTINGS

_OWN = (
    "engine.own.said engine.own.lines engine.own.words engine.own.codes engine.own.mixed engine.own"
)


def begin(app: "App") -> None:
    """Begin the match that was set up."""
    setup = app.setup
    write(app.saves, SETTINGS, saved(setup))
    app.match = None  # its memory is needed for the next one
    try:
        rules = chosen(setup)
        rules.check_players(setup.players)
    except ValueError as error:
        app.resumes = ""
        app.tell("Cannot start", str(error) + ".", "rules")
        return
    if IS_SMALL:
        forget_all()
    app.rules = rules
    app.go("deal")


def choose_mix(setup: "Setup", called: "str | None") -> bool:
    """See the module."""
    from ui.mixes import choose, count, name

    for mix in range(count(setup)):
        if called and name(setup, mix) == called.encode():
            choose(setup, mix)
            return True
    return False


def chosen(setup: "Setup") -> "RuleSet":
    """See the module. Raises ValueError, in one line, for a mix that contradicts itself."""
    from ui.mixes import changes

    some = changes(setup)
    forget("ui.mixes")
    try:
        if some:
            from engine.own.mixed import rules_of as own_rules_of

            return own_rules_of(setup.rules, some)
        from engine.rulesets import rules_of

        return rules_of(NAMES[setup.rules])
    finally:
        for name in _OWN.split():
            forget(name)
        forget_loader()


TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.ruleset import RuleSet
    from ui.app import App
    from ui.setup import Setup

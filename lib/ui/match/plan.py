"""This module has the plan of a match, which the menus make and the beginning of the match uses."""

from engine.bots.levels import NORMAL
from engine.state.layout import NOBODY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.rulesets.rule_set import RuleSet
    from engine.state.hooks import Hooks
    from ui.app import App


class Plan:
    """A match that is about to begin: made by `ui.match.planning`, begun by `ui.match.match_start`.

    modules: the names of the modules of its rules (engine.parts); hooks: their functions
    number: the place in the index of the rule set that its rules come from
    whole: its rules, as in a state from layout.EFFECTS on
    rules: of `engine.rulesets.rule_set`; None: the match is resumed from its save
    people: by seat, 1 for a person, 0 for a bot
    name_numbers: by seat, the number of a person's name, from 1; 0: no name
    level: of the bots (engine.bots.levels)
    own: ages, sums and teams, bytes of `ui.custom_rules.store`
    table: of the current tournament; NOBODY: a match at one table
    pupil: the app whose player it teaches (`ui.lesson`); None: it is no lesson
    """

    def __init__(self, modules: "list[str]", number: int, whole: bytes) -> None:
        self.modules = modules
        self.number = number
        self.whole = whole
        self.hooks: Hooks  # once its rules are loaded
        self.rules: RuleSet | None = None
        self.people = b""
        self.level = NORMAL
        self.name_numbers = b""
        self.own: bytes | bytearray = b""
        self.seed = 0
        self.table = NOBODY
        self.pupil: App | None = None

"""This file sets up Hypothesis: the same examples in each `make test`, others in each `make soak`.

WILDHAND_EXAMPLES: how many examples of each property to play; they are then new ones each time, and
those that failed are kept in .hypothesis and played first the next time.
"""

import os

from hypothesis import HealthCheck, settings

_COMMON = {
    "deadline": None,
    "suppress_health_check": list(HealthCheck),
    "print_blob": False,
    "report_multiple_bugs": False,
}
_EXAMPLES = int(os.environ.get("WILDHAND_EXAMPLES", "0"))

if _EXAMPLES:
    settings.register_profile("soak", max_examples=_EXAMPLES, stateful_step_count=40, **_COMMON)
    settings.load_profile("soak")
else:
    settings.register_profile(
        "test", max_examples=48, stateful_step_count=12, derandomize=True, database=None, **_COMMON
    )
    settings.load_profile("test")

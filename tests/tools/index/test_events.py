"""`sim index` refuses a wrong event with the line of its declaration; names are those of code."""

import dataclasses
import re
import subprocess
import sys
from typing import Any

import pytest

from engine.spec import events as spec
from engine.spec.events import (
    BAD,
    BY,
    EVENTS,
    FOR,
    GOOD,
    OTHER,
    PRICE,
    TEMPERS,
    Banner,
    Cases,
    Event,
    number,
)
from engine.spec.values import CARD, CARD_OR_NONE, SEAT, SEAT_OR_NOBODY
from engine.state.events import BACKFIRED, JUMPED, LAST_KIND
from sim.errors import UsageError
from tests.tools.index.test_rule_set_added import NEEDED, ROOT, copy_to, run
from tools.index import events as made
from tools.index.wrong_events import NUMBERS

RIGHT: dict[str, Any] = {"log": "@ waved"}


def _message_for(**changes: Any) -> str:
    """Declare one more event; return the message with which it is refused."""
    name = changes.pop("name", "WAVED")
    sentence = changes.pop("sentence", "Seat waved at other.")
    event = Event(name, sentence, **{**RIGHT, **changes})
    with pytest.raises(UsageError) as error:
        made.file_texts((*EVENTS, event))
    where, _, what = str(error.value).partition(f": {name}: ")
    assert where == f"tests/tools/index/test_events.py:{event.place.line}"
    return what


def test_one_more_event_takes_the_next_number() -> None:
    event = Event("WAVED", "Seat waved at other.", rule="backfire", other=SEAT, log="@ waved at #")
    events = (*EVENTS, event)
    texts = {path.name: text for path, text in made.file_texts(events).items()}
    assert f"WAVED = const({LAST_KIND + 1})  # Seat waved at other.\n" in texts["events.py"]
    assert f"LAST_KIND = const({LAST_KIND + 1})" in texts["events.py"]
    assert made.log_lines(events)[LAST_KIND + 1] == b"@ waved at #"


def test_a_line_is_that_at_which_the_declaration_begins() -> None:
    lines = (ROOT / "engine" / "spec" / "events.py").read_text(encoding="utf-8").splitlines()
    for event in EVENTS:
        assert lines[event.place.line - 1 : event.place.line + 1] == [
            "    Event(",
            f'        "{event.name}",',
        ]


@pytest.mark.parametrize(
    ("changes", "message"),
    (
        ({"name": "LAID"}, "another event has this name: choose another"),
        ({"name": "Waved"}, "a name has capitals, with _ between words"),
        ({"sentence": "waved"}, "'waved' must be a sentence, with a capital and a full stop"),
        ({"sentence": f"Seat{' waved' * 20}."}, "its sentence is 46 letters too long"),
        ({"sentence": "Seat waved.", "other": SEAT}, "its sentence must say who `other` is"),
        ({"rule": "wave"}, "there is no engine/rules/wave.py: name the file of its rule, or none"),
        ({"log": "@ waved to many an old friend"}, "too long for the narrowest log"),
        ({"log": "@ waved|"}, "may have letters and signs of ASCII only"),
        ({"log": "@ waved at #"}, "'@ waved at #' names #, but its other is 0: use %"),
        ({"log": "@: %", "other": SEAT}, "has the number %, but its other is a seat: use #"),
        ({"log": "@: $"}, "'@: $' names the card $, but it has none: say card=CARD"),
        ({"log": Cases("@", when_no_card="#")}, "when_no_card never is: say card=CARD_OR_NONE"),
        (
            {"log": Cases("@", when_no_card="@"), "card": CARD},
            "when_no_card never is: say card=CARD_OR_NONE",
        ),
        (
            {"log": Cases("@", when_other_is_nobody="@"), "other": SEAT},
            "when_other_is_nobody never is: say other=SEAT_OR_NOBODY",
        ),
        (
            {"log": Cases("@", when_other_counts="@"), "other": SEAT},
            "when_other_counts never is: its other is a seat",
        ),
        (
            {"log": Cases("@", when_other_is_seat="@"), "other": number("waves")},
            "when_other_is_seat never is: its other is waves",
        ),
        ({"banner": Banner("WAVES AT")}, ""),
        ({"banner": Banner("WAVES ALL")}, "says 'WAVES ALL': its plate has room for 8 letters"),
        ({"banner": Banner("WAVES", you="WAVE AT ME")}, "its plate has room for 8 letters"),
        ({"banner": Banner("WAVES", in_place_of_name="AT EVERYONE HERE")}, "room for 14 letters"),
        ({"banner": Banner("WAVE", hits=OTHER)}, "its banner hits other, which is 0"),
        ({"banner": Banner("WAVE", hits="ALL")}, "unknown whom a banner hits 'ALL': one of SITTER"),
        ({"banner": Banner("WAVE", reads="TO")}, "unknown how a banner reads 'TO': one of NAME"),
        ({"banner": Banner("WAVE", color="PINK")}, "unknown color 'PINK': one of RED, GREEN"),
        ({"banner": Banner("")}, "its banner has no words: say PRICE, or leave it out"),
        ({"banner": Cases(PRICE, when_other_is_seat=PRICE)}, "when_other_is_seat never is"),
        ({"bubble": "hello all"}, "its bubble says 'hello all': there is room for 8 letters"),
        ({"to_seat": "FINE"}, "unknown feeling 'FINE': one of NO_MATTER, GOOD"),
        ({"to_other": GOOD}, "to_other=GOOD, but its other is 0: say other=SEAT"),
        ({"to_seat_without_card": BAD}, "to_seat_without_card never is: say card=CARD_OR_NONE"),
        ({"sound": "TUNE_SIZE"}, "unknown tune 'TUNE_SIZE': one of MY_TURN"),
        ({"sound": "UNO", "sounds_when_told": True}, "sounds_when_told needs a sound and a banner"),
        ({"motion": "FLIES"}, "unknown motion 'FLIES': one of STAYS"),
        ({"owed_for": "a long wave"}, "owed_for='a long wave' is 1 letters too long"),
    ),
)
def test_a_wrong_declaration_is_refused_with_its_line(changes, message) -> None:
    if not message:
        made.file_texts((*EVENTS, Event("WAVED", "Seat waved at other.", **RIGHT, **changes)))
    else:
        assert message in _message_for(**changes)


def test_more_events_than_a_byte_has_numbers_are_refused() -> None:
    more = [dataclasses.replace(EVENTS[3], name=f"WAVED_{'A' * n}") for n in range(1, 256)]
    with pytest.raises(UsageError, match="an event is a byte: 255 at most"):
        made.file_texts((*EVENTS, *more))


@pytest.mark.parametrize(
    ("changes", "message"),
    (
        (
            {"name": "CROSS"},
            "CROSS: the tempers of lib/ui/table/tempers.py are, in order, CALM",
        ),
        ({"bad": "CROSS"}, "GRUMPY: unknown mood 'CROSS': one of CALM, GLAD, SAD, SLY"),
    ),
)
def test_a_wrong_mood_is_refused(changes, message) -> None:
    grumpy = TEMPERS[2]
    tempers = (*TEMPERS[:2], dataclasses.replace(grumpy, **changes), *TEMPERS[3:])
    with pytest.raises(UsageError) as error:
        made.file_texts(EVENTS, tempers)
    assert f"engine/spec/events.py:{grumpy.place.line}: {message}" in str(error.value)


def test_a_declaration_that_lacks_a_word_is_told_with_its_line(tmp_path) -> None:
    copy_to(tmp_path, NEEDED)
    path = tmp_path / "engine" / "spec" / "events.py"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('        log="@ backfired on #{@ backfired",\n', ""))
    line = next(event.place.line for event in EVENTS if event.name == "BACKFIRED")
    done = run(tmp_path, "index")
    assert done.returncode == 2
    assert f"engine/spec/events.py:{line}: " in done.stderr and "'log'" in done.stderr


def test_names_of_the_declarations_are_constants_of_the_code_that_reads_them() -> None:
    """And that code has no other: a name that no declaration could say would be dead."""
    assert list(NUMBERS["hits"]) == [spec.SITTER, spec.OTHER, spec.BOTH, spec.PAYER]
    assert list(NUMBERS["colors"]) == [spec.RED, spec.GREEN, spec.BLUE, spec.YELLOW]
    assert list(NUMBERS["reads"]) == [spec.NAME_BELOW, FOR, BY, spec.NAME_ABOVE, spec.SAYS]
    assert list(NUMBERS["feelings"]) == [
        spec.NO_MATTER,
        GOOD,
        spec.GREAT,
        spec.MEAN,
        BAD,
        spec.AWFUL,
    ]
    moves = [spec.STAYS, spec.DEALS, spec.DRAWS, spec.LAYS, spec.TURNS_UP, spec.TAKES_BACK]
    assert list(NUMBERS["motions"]) == moves
    assert list(NUMBERS["tempers"]) == [temper.name for temper in TEMPERS]
    for names in NUMBERS.values():
        assert len(set(names.values())) == len(names)


def test_a_tune_that_code_gives_is_named_there() -> None:
    for module, field in (("sound", "sound"), ("tempers", "to_seat")):
        text = (ROOT / "lib" / "ui" / "table" / f"{module}.py").read_text(encoding="utf-8")
        named = set(re.findall(r"kind == events\.([A-Z_]+)", text))
        assert {one.name for one in EVENTS if getattr(one, field) == spec.CODED} == named, module


def test_a_game_loads_no_declaration() -> None:
    program = "import sys; from engine.table import Table; from engine.rulesets import rules_of; "
    program += "print([name for name in sys.modules if name.startswith('engine.spec')])"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout == "[]\n", done.stderr


def test_cases_are_packed_behind_their_signs() -> None:
    assert made.log_lines()[BACKFIRED] == b"@ backfired on #{@ backfired"
    assert made.log_lines()[JUMPED] == b"@ jumped in|-@ jumped in vain{@: in vain|!: in vain"
    log = Cases("a", when_no_card="b", when_other_is_seat="c", when_other_is_nobody="d")
    event = Event("X", "Other.", other=SEAT_OR_NOBODY, card=CARD_OR_NONE, rule="two", log=log)
    assert made.log_lines([event]) == {1: b"a|-b|=c|?d"}


def test_a_banner_has_its_parts_behind_signs() -> None:
    banner = Banner("HAS", reads=BY, you="HAVE", in_place_of_name="NOBODY")
    event = Event("X", "Seat.", log=None, banner=banner, bubble="ha")
    assert made.banners([event]) == {1: b"\0\0\2HAS/HAVE_NOBODY;ha"}

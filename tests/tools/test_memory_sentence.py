"""The README says what the table of matches comes to, and which of them do not fit."""

from tools.memory import sentence_of

HEAD = ["| rule set | players | … |", "| --- | ---: | ---: |"]
GRAND = "| `grand` | 10 | 126,216 | none | 6,649 | plays | all |"
SMALL = "| `official` | 2 | 99,432 | 113,464 | 14,080 | plays | all |"
LARGE = "| `stack` | 10 | 150,000 | none | 3,000 | does not | larger boards |"


def test_the_smallest_block_of_all_matches_is_told() -> None:
    said = sentence_of([*HEAD, SMALL, GRAND])
    assert said.startswith("- Every rule set fits a PyGamer") and " 6,649 bytes" in said


def test_a_match_that_does_not_fit_is_named() -> None:
    assert sentence_of([*HEAD, SMALL, LARGE]).startswith(
        "- Every rule set but `stack` with 10 fits"
    )

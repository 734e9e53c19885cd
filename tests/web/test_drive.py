"""No save that was seen is lost, whatever transactions a killed browser loses."""


def test_the_drive_loses_nothing_that_was_seen(run_node):
    assert run_node("drive.mjs") == "150 runs\n"

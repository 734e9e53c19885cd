"""The page itself, on its MicroPython, says what it shows, and knows what a tap stands for."""

import json


def test_the_page_says_what_it_shows_and_what_taps_stand_for(run_spec):
    said = json.loads(run_spec("words.mjs", link="people=1&bots=3&seed=5", frames=1500))
    title = said["title"].splitlines()
    assert title[0] == "WILDHAND" and title[-1].startswith("A choose") and "[PLAY]" in title
    table = said["table"]
    assert table.count(" cards") == 3 and "face down" in table and "on turn" in table
    assert table.splitlines()[-1].startswith(("A ", "B "))
    assert {"A", "START"} <= set(said["taps"])
    pressed = {word for words in said["taps"] for word in words.split()}
    assert pressed <= {"A", "B", "UP", "DOWN", "LEFT", "RIGHT", "START", "SELECT", "AGAIN"}

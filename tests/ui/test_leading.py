"""From screen to screen: what is let go, and what is resumed."""

START = ("official", 1, 2, 5, None)


def test_a_new_game_lets_the_match_go_and_the_title_resumes_it(open_app):
    player = open_app(start=START)
    player.press("A", "A", "A")
    state = bytes(player.state)
    player.press("START", "DOWN", "DOWN", "DOWN", "A")
    assert player.screen == "rules"
    assert player.app.match is None
    player.press("B")
    assert player.screen == "title"
    player.press("A")
    assert player.screen == "cover"
    assert bytes(player.state) == state

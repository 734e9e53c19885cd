"""Whatever a person names as a path, a command reads or writes it, or says in one line why not.

The paths are those of every command, from its declarations; a new one is found by itself.
"""

import argparse
import os
import re

import pytest

from sim import paths
from sim.__main__ import main
from sim.arguments import Parser
from sim.commands import COMMANDS
from tests.engine.matches.forged import in_time

# What a path is called in the help of a command.
PATH = re.compile(r"FILE|DIR|PATH|PLACE|REPLAY|\.wav")
# Words with such a name that are compared with a list, and never opened.
NAMES = {("fast", "--only"), ("mutants", "--only")}
# What else a command needs, so that nothing but the path is wrong.
BESIDES = {
    "play": ["--headless"],
    "where": ["A1"],
    "drive": ["pygamer"],
    "stats": ["rules", "--rules", "official"],
}
REPLAY = "rules official\nplayers 2\nseed 1\n--\n"
HOSTILE = ("loop", "dangling", "pipe", "device", "below", "folder", "file", "endless", "/proc/x")


def actions(parser):
    """Return the arguments of a parser, those of its parts among them."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for part in action.choices.values():
                yield from actions(part)
        else:
            yield action


def named_by(command):
    parser = Parser(prog=command)
    COMMANDS[command].declare(parser)
    for action in actions(parser):
        yield (action.option_strings or [action.dest])[0], action


def is_path(action):
    return getattr(action.type, "__module__", "") == paths.__name__


PATHS = {
    (command, name): action
    for command in COMMANDS
    for name, action in named_by(command)
    if is_path(action)
}


def test_every_path_of_a_command_is_opened_by_one_module():
    called = {
        (command, name)
        for command in COMMANDS
        for name, action in named_by(command)
        if PATH.search(str(action.metavar)) and not re.search(r"NAME\[", str(action.metavar))
    }
    assert called - NAMES == set(PATHS)


def suffix_of(action):
    """Return the end that the name of a file to write must have."""
    for suffix in (".png", ".gif", ".wav"):
        try:
            action.type(f"no-such{suffix}")
            action.type("no-such")
        except argparse.ArgumentTypeError as error:
            if f"ends in {suffix}" in str(error):
                return suffix
    return ""


@pytest.fixture
def places(tmp_path, monkeypatch):
    """Return a function that makes a hostile path with an end of its name."""
    monkeypatch.setattr(paths, "_PATIENCE_S", 0.1)
    monkeypatch.setattr(paths, "_LONGEST_FILE", 1 << 20)

    def make(kind, suffix):
        if kind.startswith("/"):
            return kind + suffix
        path = tmp_path / (kind + suffix)
        if kind == "loop":
            path.symlink_to(path)
        elif kind == "dangling":
            path.symlink_to(tmp_path / "nowhere" / "it")
        elif kind == "pipe":
            os.mkfifo(path)
        elif kind == "device":
            path.symlink_to("/dev/full")
        elif kind == "endless":
            path.symlink_to("/dev/zero")
        elif kind == "below":
            (tmp_path / "text").write_text("no folder")
            return str(tmp_path / "text" / ("it" + suffix))
        elif kind == "folder":
            path.mkdir()
        else:
            path.write_text("neither this nor that")
        return str(path)

    return make


def is_fit(command, name, action, kind):
    """Could the command do its work with such a path?"""
    if kind == "folder":
        is_storage = (command, name) == ("play", "--storage")
        return is_storage or action.type in (
            paths.folder,
            paths.existing_folder,
            paths.folder_or_file,
        )
    if kind == "/proc/x":  # only refused when the work is done
        is_folder = action.type in (paths.folder, paths.folder_or_file)
        return is_folder or command == "record"
    is_written = action.type is not paths.any_path and suffix_of(action)
    return kind == "file" and bool(is_written or action.type is paths.folder_or_file)


def words_for(command, name, path, tmp_path):
    words = [*BESIDES.get(command, ()), *([name, path] if name.startswith("-") else [path])]
    if command == "record":
        replay = tmp_path / "good.replay"
        replay.write_text(REPLAY)
        words += [str(replay)] if name == "--gif" else ["--gif", str(tmp_path / "new.gif")]
    if (command, name) == ("vm", "--with"):
        words.append("tests/board/vm/runner.py")
    return [command, *words]


@pytest.mark.parametrize("kind", HOSTILE)
@pytest.mark.parametrize(("command", "name"), PATHS)
def test_a_path_that_cannot_be_used_is_told_in_one_line(
    command, name, kind, places, tmp_path, capsys
):
    action = PATHS[command, name]
    if is_fit(command, name, action, kind):
        pytest.skip("it can be used")
    path = places(kind, suffix_of(action))
    with in_time():
        assert main(words_for(command, name, path, tmp_path)) == 2
    output = capsys.readouterr()
    assert output.err.startswith("python -m sim: ") and output.err.count("\n") == 1, output.err
    assert os.path.basename(path) in output.err or "MB" in output.err, output.err
    assert output.out == ""


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_key_script_and_its_pictures_are_paths_as_well(kind, places, capsys):
    if kind != "folder":
        with in_time():
            assert main(["play", "--headless", "--keys", "@" + places(kind, "")]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    if kind != "file":
        with in_time():
            assert main(["play", "--headless", "--keys", "shot:" + places(kind, ".png")]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_a_pipe_that_somebody_feeds_is_read(tmp_path):
    feed, end = os.pipe()
    os.write(end, b"one\r\ntwo")
    os.close(end)
    assert paths.read_text(f"/dev/fd/{feed}", "anything") == "one\ntwo"
    os.close(feed)


def test_a_device_takes_no_more_than_there_is_room_for(tmp_path):
    with pytest.raises(paths.UsageError, match="No space left"), paths.written("/dev/full") as file:
        file.write(b"it")

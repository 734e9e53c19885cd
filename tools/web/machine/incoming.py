"""This module looks into a save that a player brings, before it replaces what a page has kept.

    found_in("/incoming.sav")      "a match, settings and own rules", as far as they can be used

A save without any such thing is a ValueError, whose text is one line.
"""
# mypy: ignore-errors

from board import board_id

from engine.rulesets.editions_generated import EARLIER, VERSION
from engine.rulesets.index_generated import NAMES as RULE_SETS
from engine.save_check import can_be_resumed
from journal import MATCH, SETTINGS, STATISTICS
from journal.file import KINDS, open_journal, tag
from journal.reasons import OK, OTHER_VERSION, SAVED, TORN
from ui.match.match_bytes import CARDS_AT, HEAD, PLAYERS_AT, head_of, tail_of
from ui.match.planning import is_whole, match_of
from ui.match.saves import RULE_TAGS, Saves
from ui.tournament.tournament import read_tournament

_WORDS = ("a match", "settings and own rules", "names and results")
_FOREIGN = ("another version of Wildhand", "another board", "rules unknown here")


def found_in(path):
    """See the module."""
    book = open_journal(path, KINDS, lambda: None, VERSION, tag(board_id), RULE_TAGS, EARLIER)
    if book.barred != SAVED:
        raise ValueError("it cannot be read as one")
    kept = [kind for kind in (MATCH, SETTINGS, STATISTICS) if book.length(kind)]
    lost = _why_no_match(book)
    if lost:
        kept = [kind for kind in kept if kind != MATCH]
    if not kept:
        raise ValueError(lost or "nothing is saved in it")
    return ", ".join([_WORDS[kind] for kind in kept]) + "." + (lost and " But " + lost + ".")


def _why_no_match(book):
    """Return why the match in a save cannot be resumed; an empty text: it can, or there is none."""
    state = book.state(MATCH)
    if state == TORN:
        return "its match is damaged"
    if state >= OTHER_VERSION:
        return "its match is of " + _FOREIGN[state - OTHER_VERSION]
    if state == OK and book.length(MATCH) and not _can_be_resumed(book):
        return "its match is damaged"
    return ""


def _can_be_resumed(book):
    """Would `ui.match.planning.resume` go on with its match?"""
    kept = match_of(Saves(book))
    if kept is None or not is_whole(kept):
        return False
    head = head_of(kept)
    tail = tail_of(head)
    if tail and read_tournament(kept, len(RULE_SETS)) is None:
        return False
    return not head[PLAYERS_AT] or can_be_resumed(kept[: len(kept) - HEAD - tail], head[CARDS_AT])

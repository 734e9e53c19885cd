"""This module completes the teams of a table being set, and their scores (PAR-1)."""


def complete_partners(teams: "dict[int, int]", players: int) -> None:
    """Give each seat without a team one; ValueError unless there are two teams of two.

    Its partner is the opposite seat, if that has none yet, otherwise a remaining seat.
    """
    if not teams:
        teams[0], teams[1] = 0, 1
    for seat in range(players):
        opposite = (seat + players // 2) % players
        if seat not in teams and opposite in teams and _size(teams, teams[opposite]) < 2:
            teams[seat] = teams[opposite]
    for seat in range(players):
        if seat not in teams:
            short = [team for team in teams.values() if _size(teams, team) < 2]
            teams[seat] = min(short) if short else max(teams.values()) + 1
    if any([_size(teams, team) != 2 for team in teams.values()]):
        raise ValueError("there are two teams of two: give the `team` of two seats")


def share_scores(teams: "dict[int, int]", scores: "dict[int, int]") -> None:
    """Give each seat its team's score; ValueError if two are given."""
    for seat in list(scores):
        for other in teams:
            if seat in teams and teams[other] == teams[seat]:
                if scores.get(other, scores[seat]) != scores[seat]:
                    raise ValueError("a team has one score: give it once")
                scores[other] = scores[seat]


def _size(teams: "dict[int, int]", team: int) -> int:
    return list(teams.values()).count(team)

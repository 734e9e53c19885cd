"""Teams of a table being set: who belongs together, and one score for all of a team (PAR-1)."""


def complete_partners(teams: "dict[int, int]", players: int) -> None:
    """Give each seat without a team one; ValueError unless they are two and two.

    It is partner of who sits opposite, where that one has none yet, else of who is left.
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
        raise ValueError("partners are two and two: `team` of two seats is enough")


def share_scores(teams: "dict[int, int]", scores: "dict[int, int]") -> None:
    """Let a team's score be that of each of its seats; ValueError where two are said."""
    for seat in list(scores):
        for other in teams:
            if seat in teams and teams[other] == teams[seat]:
                if scores.get(other, scores[seat]) != scores[seat]:
                    raise ValueError("a team has one score: say it once")
                scores[other] = scores[seat]


def _size(teams: "dict[int, int]", team: int) -> int:
    return list(teams.values()).count(team)

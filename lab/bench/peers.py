"""This module drives other engines at random: rlcard's Uno and OpenSpiel's crazy eights.

    peers_of(players, seed)    those that are installed; each has a name and plays turns

The last of WAYS lets OpenSpiel roll games out in C++, with no Python between the choices.

rlcard draws and lays a drawn card that fits in one step, so a step is a turn. OpenSpiel's game is
written in C++ and has no cards that call colors by themselves; a turn there lasts until another
player is asked.
"""

import importlib
import random
import time
from collections.abc import Callable
from typing import Any

_RLCARD = "rlcard"
_OPEN_SPIEL = "pyspiel"
# The interfaces of the peers, in the order of the table.
WAYS = (
    "rlcard, env.run with its agent",
    "rlcard, env.step with its agent",
    "rlcard, env.step with random.choice",
    "OpenSpiel crazy_eights (C++) from Python",
    "OpenSpiel crazy_eights (C++), its own rollouts",
)
_SAMPLE = 300  # games whose turns are counted
_SIMULATIONS = 5  # of a search
_A_SIMULATION = 20  # rollouts


class Peer:
    """One interface of a peer: `play` plays a game and returns its number of turns."""

    def __init__(self, name: str, play: Callable[[], int]) -> None:
        self.name = name
        self._play = play

    def microseconds(self, turns: int) -> float:
        """Play at least that many turns; return the time of one."""
        started = time.process_time()
        played = 0
        while played < turns:
            played += self._play()
        return (time.process_time() - started) / played * 1e6


def peers_of(players: int, seed: int) -> list[Peer]:
    """Return those of WAYS that this machine can play."""
    random.seed(seed)
    found = []
    for module, plays_of in ((_RLCARD, _plays_of_rlcard), (_OPEN_SPIEL, _plays_of_open_spiel)):
        try:
            peer = importlib.import_module(module)
        except ImportError:
            continue
        found += [Peer(name, play) for name, play in plays_of(peer, players, seed)]
    return found


def _plays_of_rlcard(rlcard: Any, players: int, seed: int) -> list[tuple[str, Callable[[], int]]]:
    env: Any = rlcard.make("uno", config={"seed": seed, "game_num_players": players})
    agents: Any = importlib.import_module("rlcard.agents")
    agent = agents.RandomAgent(num_actions=env.num_actions)
    env.set_agents([agent] * players)

    def run() -> int:
        before = int(env.timestep)
        env.run(is_training=False)
        return int(env.timestep) - before

    def step(action_of: Callable[[Any], Any]) -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(action_of(state))
            steps += 1
        return steps

    return [
        (WAYS[0], run),
        (WAYS[1], lambda: step(agent.step)),
        (WAYS[2], lambda: step(lambda state: random.choice(list(state["legal_actions"])))),
    ]


def _plays_of_open_spiel(spiel: Any, players: int, _: int) -> list[tuple[str, Callable[[], int]]]:
    game: Any = spiel.load_game(f"crazy_eights(players={players})")

    def dealt() -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes, _ = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(outcomes))
        return state

    def play() -> int:
        state = dealt()
        turns = 0
        asked = -1
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, _ = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choice(outcomes))
                continue
            if state.current_player() != asked:
                asked = state.current_player()
                turns += 1
            state.apply_action(random.choice(state.legal_actions()))
        return turns

    a_game = sum(play() for _ in range(_SAMPLE)) / _SAMPLE

    def roll_out() -> int:
        """Let a search roll a dealt game out; return the turns of as many games, on average."""
        evaluator = spiel.RandomRolloutEvaluator(n_rollouts=_A_SIMULATION, seed=_seed())
        search = spiel.MCTSBot(game, evaluator, 2.0, _SIMULATIONS, 100, False, _seed(), False)
        state = dealt()
        while len(state.legal_actions()) == 1:  # a search that has no choice rolls out once
            state = dealt()
        search.step(state)
        return round(_SIMULATIONS * _A_SIMULATION * a_game)

    return [(WAYS[3], play), (WAYS[4], roll_out)]


def _seed() -> int:
    return random.getrandbits(30)

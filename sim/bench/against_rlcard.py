"""rlcard's Uno environment, driven in the two ways that its own texts show.

Steps are turns here: its environment draws and lays a drawn card that fits in one step.
"""

import importlib
import random
import time
from typing import Any

from sim.errors import UsageError

WAYS = ("stepped with random.choice", "env.run with RandomAgent")


class Environment:
    """rlcard's `uno` for two players, its default, seeded."""

    def __init__(self, seed: int) -> None:
        try:
            rlcard: Any = importlib.import_module("rlcard")
            agents: Any = importlib.import_module("rlcard.agents")
        except ImportError as error:
            raise UsageError(
                f"bench: --against rlcard: {error}; run `make bench`, or `pip install '.[rlcard]'`"
            ) from error
        random.seed(seed)
        self.version = str(rlcard.__version__)
        self._env = rlcard.make("uno", config={"seed": seed})
        agent = agents.RandomAgent(num_actions=self._env.num_actions)
        self._env.set_agents([agent] * self._env.num_players)
        self.players = int(self._env.num_players)

    def rate(self, way: int, steps: int) -> float:
        """Play so many steps or a little more in one of WAYS; return steps a second."""
        play = self._stepped if way == 0 else self._run
        started = time.perf_counter()
        played = 0
        while played < steps:
            played += play()
        return played / (time.perf_counter() - started)

    def _stepped(self) -> int:
        """Play one game, step by step; return how many steps it had."""
        env = self._env
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    def _run(self) -> int:
        """Let the environment play one game by itself; return how many steps it had."""
        before = int(self._env.timestep)
        self._env.run(is_training=False)
        return int(self._env.timestep) - before

"""rlcard's Uno environment, driven in three ways: as its own texts show, and ever barer.

Steps are turns here: its environment draws and lays a drawn card that fits in one step.
"""

import importlib
import random
import time
from typing import Any

from sim.errors import UsageError

WAYS = (
    "env.run with its RandomAgent",
    "env.step with its RandomAgent",
    "env.step with Python's random.choice",
)


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
        self._agent = agents.RandomAgent(num_actions=self._env.num_actions)
        self._env.set_agents([self._agent] * self._env.num_players)
        self.players = int(self._env.num_players)

    def rate(self, way: int, steps: int) -> float:
        """Play so many steps or a little more in one of WAYS; return steps a second."""
        play = (self._run, self._stepped_by_agent, self._stepped_by_chance)[way]
        started = time.perf_counter()
        played = 0
        while played < steps:
            played += play()
        return played / (time.perf_counter() - started)

    def _stepped_by_agent(self) -> int:
        """Play one game, step by step, by rlcard's own agent; return how many steps it had."""
        env = self._env
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(self._agent.step(state))
            steps += 1
        return steps

    def _stepped_by_chance(self) -> int:
        """The same without an agent: one of the legal actions, by Python's own generator."""
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

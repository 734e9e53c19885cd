# Everything is set up in .venv and node_modules the first time it is needed, and again only when
# pyproject.toml, the constraints or the lock file change.
#
#   make help    this list
#   make play    the game, in a window or in the terminal
#   make setup   what the checks and tests need
#   make quick   lint without types, all scenarios, the engine: in seconds
#   make test    all checks, and everything in Python: in minutes
#   make full    what `make test` leaves out: every board, machine and Python, the browser, chance
#   make lint    the checks alone; installs nothing
#   make vm      MicroPython for the tests, and the proof that its heap ends
#   make fast    the engine compiled for this computer, ten times as fast: build/fast
#   make bench   what a turn costs, here and in other engines
#   make soak    matches by any rules, EXAMPLES=1000 of each property, and every promise checked
#   make web     the page on which the game is played in a browser: build/web
#   make test-web   the page in a real browser, if there is one
#   make test-pythons   the engine, the simulator and the tools on every other Python from 3.11 on
#   make drive BOARD=NAME   the folder to copy to a board
#   make release a zip for each board
#   make faults  power cuts at every flash operation, and what they cost
#   make clean   removes all that make and the tools made

SHELL := /bin/sh
.DEFAULT_GOAL := play

BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check \
	-c requirements/constraints.txt
PINS := pyproject.toml requirements/constraints.txt
MICROPYTHON := node_modules/.wildhand-stamp
CHROMIUM ?= $(shell command -v chromium chromium-browser google-chrome | head -n 1)
EXAMPLES := 1000
PYTEST := $(BIN)/pytest --numprocesses 2 --dist loadfile --no-loadscope-reorder
SCENARIOS := $(shell find tests/rules tests/interactions -name '*.txt')

.PHONY: help play setup quick test full lint vm fast bench soak faults web test-web test-pythons drive \
	release clean

# What the comment above says of each target.
help:
	@sed -n 's/^#   \(make .*\)/\1/p' Makefile

play: .venv/play-stamp
	@$(BIN)/python -m sim play

setup: .venv/test-stamp $(MICROPYTHON)

quick: .venv/test-stamp
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/python -m sim checks
	@$(BIN)/python -m sim index --check
	@$(BIN)/python -m sim scenario $(SCENARIOS)
	@$(BIN)/pytest -q -m "not full" tests/engine/views tests/engine/matches tests/engine/rulesets

test: setup
	@$(MAKE) --no-print-directory lint
	@$(PYTEST) -m "not full"

full: setup
	@$(PYTEST) -m full
	@$(BIN)/python -m sim faults --quick
	@$(BIN)/python -m sim mutants --count 20 --seed 3
	@$(BIN)/python -m sim mash --presses 100000
	@if [ -n "$(CHROMIUM)" ]; then $(MAKE) --no-print-directory test-web; \
		else echo "No Chromium here: the page is not tested in a browser"; fi
	@$(MAKE) --no-print-directory test-pythons

lint:
	@test -x $(BIN)/ruff || { echo "Nothing is set up yet: run make setup"; exit 1; }
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/python -m sim checks

vm: $(MICROPYTHON)
	@$(BIN)/python -m sim vm sim/vm/board/nothing.py

fast: .venv/fast-stamp
	@$(BIN)/python -m sim fast

bench: .venv/peers-stamp $(MICROPYTHON)
	@$(BIN)/python -m sim bench

soak: .venv/test-stamp $(MICROPYTHON)
	@WILDHAND_EXAMPLES=$(EXAMPLES) $(BIN)/pytest -q tests/properties

faults: .venv/test-stamp
	@$(BIN)/python -m sim faults
	@WILDHAND_SAVES=3000 $(BIN)/pytest -q tests/lab/faults/test_damaged_saves.py

web: .venv/web-stamp $(MICROPYTHON)
	@$(BIN)/python -m sim web
	@$(BIN)/python -m sim web --single

test-web: web
	@.ci/node .venv/bin node tests/web/browser/run.mjs build/web

test-pythons: setup
	@.ci/pythons .venv | while read -r version python; do \
		$(MAKE) --no-print-directory .venv-$$version PYTHON=$$python && \
		.venv-$$version/bin/pytest -q -m "not full" --numprocesses 2 --dist loadfile \
			tests/engine tests/hal tests/journal tests/scenario tests/sim tests/tools || exit 1; \
	done

.venv-%:
	@echo "Setting up $@"
	@.ci/venv $@
	@$@/bin/python -m pip install --quiet --disable-pip-version-check \
		-c requirements/constraints.txt '.[window,test]'

drive: .venv/play-stamp
	@$(BIN)/python -m sim drive $(BOARD)

release: .venv/play-stamp
	@$(BIN)/python -m sim release

clean:
	rm -rf .venv .venv-* node_modules build/fast build/kept build/pycache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/made-stamp:
	@.ci/venv .venv
	@touch $@

# A machine without a pygame-ce that fits still plays in the terminal.
.venv/play-stamp: .venv/made-stamp $(PINS)
	@echo "Setting up .venv for playing"
	@$(PIP) '.[window]' || { echo "No window on this machine; the terminal will do"; $(PIP) .; }
	@touch $@

.venv/test-stamp: .venv/play-stamp
	@echo "Setting up .venv for the tests"
	@$(PIP) '.[test]'
	@touch $@

.venv/web-stamp: .venv/play-stamp
	@echo "Adding what packs the page to .venv"
	@$(PIP) '.[web]'
	@touch $@

.venv/fast-stamp: .venv/play-stamp
	@echo "Adding a compiler for the engine to .venv"
	@$(PIP) '.[fast]' || echo "No mypy on this machine: the engine is not compiled"
	@touch $@

# A peer that this machine cannot have is not measured.
.venv/peers-stamp: .venv/play-stamp
	@echo "Adding rlcard and OpenSpiel to .venv"
	@$(PIP) '.[rlcard]' || echo "No rlcard on this machine: it is not measured"
	@$(PIP) '.[open-spiel]' || echo "No OpenSpiel on this machine: it is not measured"
	@touch $@

# Node.js from this machine if it has one, else from the package index into .venv.
$(MICROPYTHON): .venv/play-stamp package.json package-lock.json .npmrc
	@.ci/node .venv/bin || { echo "Adding Node.js to .venv"; $(PIP) '.[node]' || :; }
	@.ci/node .venv/bin npm ci --silent
	@touch $@

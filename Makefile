# make          format, lint, types, layers, all tests, reference (what CI runs)
# make quick    the same in about a minute, with the fast tests only
# make play     set up, then play in the browser (ARGS="--port 8080")
# make test     set up, then all tests
# make docs     the API reference, into build/reference
# make gallery  pictures of every page and game at every size, into build/gallery (ARGS="--game china --size 390x844")
# make bench    our engine beside its peers, in one run

ARGS ?=
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

SOURCES := src tests bench examples scripts

.PHONY: all quick play test docs gallery bench format lint types layers tests coverage clean

all: format lint types layers tests coverage docs

# What a change is checked with while it is made. Rules run as plain Python, so nothing waits for a compiler: every scenario and
# test of every game, and the whole contract for the toy. Left out are tests that compile, install or play many games.
QUICK := (not contract or toy or test_scenario) and not second_process and not compiled_play and not random
quick: $(TORCH)
	$(BIN)/ruff format --check --quiet $(SOURCES)
	$(BIN)/ruff check --quiet $(SOURCES)
	$(BIN)/mypy
	$(BIN)/lint-imports
	TIANXIA_INTERPRET=1 $(BIN)/pytest -q -n 2 --dist worksteal -m "not compiled" -k "$(QUICK)" \
		tests/contract tests/games tests/kernel tests/test_campaign.py tests/test_look.py tests/test_words.py

play: $(READY)
	@$(BIN)/tianxia serve $(ARGS)

test: tests

# The environment: with uv if it is there, else with a uv of its own inside the environment.
$(READY): pyproject.toml uv.lock
	@echo "Setting up .venv (once) ..."
	@if command -v uv >/dev/null 2>&1; then uv sync --frozen --quiet; else \
		test -x $(BIN)/uv || { $(PYTHON) -m venv .venv && $(BIN)/python -m pip install --quiet uv; }; \
		$(BIN)/uv sync --frozen --inexact --quiet; fi
	@touch $@

# PyTorch for the tests of examples/ppo.py: a processor's build, by pip, which finds one on the disk if there is one.
TORCH := .venv/.torch
$(TORCH): $(READY)
	@$(BIN)/python -c "import torch" 2>/dev/null || $(PYTHON) -m pip --python $(BIN)/python install --quiet torch==2.13.0
	@touch $@

# The libraries that tests/research/clients tries our environments with.
CLIENTS := .clients-venv/.ready
$(CLIENTS): tests/research/clients/requirements.txt $(TORCH)
	@scripts/clients.sh

# CI only checks the format; at home it is put right.
format: $(READY)
	$(BIN)/ruff format $(if $(CI),--check --quiet) $(SOURCES)

lint: $(READY)
	$(BIN)/ruff check $(SOURCES)

types: $(TORCH)
	$(BIN)/mypy

layers: $(READY)
	$(BIN)/lint-imports

# Two workers would compile the same rules twice: compile first.
tests: $(TORCH) $(CLIENTS)
	@scripts/test-tools.sh
	$(BIN)/python -m tests.prepare
	$(BIN)/pytest -q -n 2 --dist worksteal

# The rules once more as plain Python: the same tests with fewer games, and how much of the rules they reach.
coverage: $(READY)
	rm -f .coverage .coverage.*
	TIANXIA_INTERPRET=1 $(BIN)/coverage run -m pytest -q -n 2 --dist worksteal -m "not compiled" tests/contract tests/games tests/kernel
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --skip-covered --fail-under=95

docs: $(READY)
	$(BIN)/python scripts/reference.py

gallery: $(READY)
	@scripts/test-tools.sh
	TIANXIA_INTERPRET=1 $(BIN)/python -m scripts.gallery $(ARGS)

bench: $(READY)
	$(BIN)/python bench/run.py $(ARGS)

clean:
	rm -rf .venv .bench-venv .clients-venv build .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache

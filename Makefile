# `make play` and `make test` set up everything they need in .venv; all the rest is for working on the code.
# GNU make 3.81 is enough. Another Python: make test PYTHON=python3.12

VENV   ?= .venv
PYTHON ?= $(firstword $(wildcard $(VENV)/bin/python) python3)
# How many processes the tests may use.
JOBS   ?= 2
# More words for the command or the benchmarks: make bench ARGS="..."
ARGS   ?=

BIN     := $(VENV)/bin
PREPARE  = $(PYTHON) tools/environment.py $(VENV)
CODE     = $(wildcard hexenkessel tests benchmarks tools)

.NOTPARALLEL:
.PHONY: help play test check bench compiled format lock clean python

help:
	@echo "make play      play Titan in this terminal"
	@echo "make test      everything that must hold: check, all tests, the compiled copy"
	@echo "make check     lint, format, types, direction of imports"
	@echo "make format    put the code into shape"
	@echo "make bench     measure speed (installs the engines to compare with)"
	@echo "make compiled  build the compiled copy in build/compiled"
	@echo "make lock      write requirements/*.txt anew (UPGRADE=1: with the newest versions)"
	@echo "make clean     remove what was built (not $(VENV))"

play: python
	@$(PREPARE) play
	@HEXENKESSEL_MAKE="play titan" $(BIN)/hexenkessel play titan $(ARGS)

test: check
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(ARGS)
	@$(BIN)/python tools/compiled.py test $(JOBS)

check: python
	@$(PREPARE) dev
	$(BIN)/python -m ruff check $(CODE)
	$(BIN)/python -m ruff format --check $(CODE)
	$(BIN)/python -m mypy $(CODE)
	$(BIN)/lint-imports --no-logo

format: python
	@$(PREPARE) dev
	$(BIN)/python -m ruff check --fix $(CODE)
	$(BIN)/python -m ruff format $(CODE)

bench: python
	@$(PREPARE) bench
	$(BIN)/python -m benchmarks $(ARGS)

compiled: python
	@$(PREPARE) dev
	@$(BIN)/python tools/compiled.py build

# Each lock keeps to the versions of the one before, so that all of them fit into one environment.
COMPILE = UV_CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --only-binary :all: $(if $(UPGRADE),--upgrade)

lock: python
	@$(PREPARE) lock
	$(COMPILE) pyproject.toml --extra server requirements/play.in -o requirements/play.txt
	$(COMPILE) pyproject.toml --all-extras requirements/play.in requirements/dev.in -c requirements/play.txt -o requirements/dev.txt
	$(COMPILE) requirements/bench.in -c requirements/dev.txt -o requirements/bench.txt
	$(COMPILE) requirements/lock.in -o requirements/lock.txt

clean:
	rm -rf build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .grimp_cache
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Hexenkessel needs Python 3.11 or newer, which '$(PYTHON)' is not: name one, as in: make test PYTHON=python3.12" >&2; \
		exit 1; }

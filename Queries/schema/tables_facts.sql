-- What was found. A fact holds from a position of the mainline until another, where it is no more;
-- no end means it holds at the head. Path, line and column are those of the last commit it held in.

CREATE TABLE view (
  view_id INTEGER PRIMARY KEY,
  repo_id INTEGER NOT NULL REFERENCES repo,
  path_id INTEGER NOT NULL REFERENCES path,
  name TEXT NOT NULL,
  UNIQUE (repo_id, path_id, name)
) STRICT;
CREATE INDEX view_path ON view (path_id);

CREATE TABLE screen_span (
  screen_span_id INTEGER PRIMARY KEY,
  repo_id INTEGER NOT NULL REFERENCES repo,
  view_id INTEGER NOT NULL REFERENCES view,
  from_position INTEGER NOT NULL,
  until_position INTEGER CHECK (until_position > from_position),
  line INTEGER NOT NULL,
  reason TEXT NOT NULL,
  is_opaque INTEGER NOT NULL CHECK (is_opaque IN (0, 1)),
  assumed_rows INTEGER NOT NULL,
  swipes_guideline INTEGER NOT NULL,
  swipes_guideline_min INTEGER NOT NULL,
  swipes_platform INTEGER NOT NULL,
  swipes_platform_min INTEGER NOT NULL,
  chrome_guideline INTEGER NOT NULL,
  chrome_guideline_min INTEGER NOT NULL,
  chrome_platform INTEGER NOT NULL,
  chrome_platform_min INTEGER NOT NULL,
  swipes_guideline_typical REAL NOT NULL DEFAULT 0 CHECK (swipes_guideline_typical >= 0),
  swipes_platform_typical REAL NOT NULL DEFAULT 0 CHECK (swipes_platform_typical >= 0),
  framework TEXT NOT NULL DEFAULT 'swiftui'
    CHECK (framework IN ('swiftui', 'uikit', 'react-native', 'flutter')),
  UNIQUE (view_id, from_position),
  FOREIGN KEY (repo_id, from_position) REFERENCES git_commit (repo_id, position),
  FOREIGN KEY (repo_id, until_position) REFERENCES git_commit (repo_id, position)
) STRICT;
-- What holds at the head is asked for most, and history must not make it slower.
CREATE INDEX screen_span_open ON screen_span (repo_id, view_id) WHERE until_position IS NULL;
CREATE INDEX screen_span_from ON screen_span (repo_id, from_position);
CREATE INDEX screen_span_until ON screen_span (repo_id, until_position);

CREATE TABLE row_span (
  row_span_id INTEGER PRIMARY KEY,
  repo_id INTEGER NOT NULL REFERENCES repo,
  view_id INTEGER NOT NULL REFERENCES view,
  ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
  from_position INTEGER NOT NULL,
  until_position INTEGER CHECK (until_position > from_position),
  path_id INTEGER NOT NULL REFERENCES path,
  line INTEGER NOT NULL,
  column INTEGER NOT NULL,
  count INTEGER NOT NULL,
  is_assumed INTEGER NOT NULL CHECK (is_assumed IN (0, 1)),
  is_ungrouped INTEGER NOT NULL CHECK (is_ungrouped IN (0, 1)),
  stops_guideline INTEGER NOT NULL,
  stops_guideline_min INTEGER NOT NULL,
  stops_platform INTEGER NOT NULL,
  stops_platform_min INTEGER NOT NULL,
  stops_grouped INTEGER NOT NULL,
  stops_guideline_typical REAL NOT NULL DEFAULT 0 CHECK (stops_guideline_typical >= 0),
  stops_platform_typical REAL NOT NULL DEFAULT 0 CHECK (stops_platform_typical >= 0),
  UNIQUE (view_id, ordinal, from_position),
  FOREIGN KEY (repo_id, from_position) REFERENCES git_commit (repo_id, position),
  FOREIGN KEY (repo_id, until_position) REFERENCES git_commit (repo_id, position)
) STRICT;
CREATE INDEX row_span_path ON row_span (path_id);
CREATE INDEX row_span_open ON row_span (repo_id, view_id) WHERE until_position IS NULL;
CREATE INDEX row_span_from ON row_span (repo_id, from_position);
CREATE INDEX row_span_until ON row_span (repo_id, until_position);

CREATE TABLE rule (
  rule_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  severity TEXT NOT NULL CHECK (severity IN ('critical', 'serious', 'moderate', 'minor')),
  wcag TEXT NOT NULL,
  document TEXT NOT NULL,
  reason TEXT NOT NULL,
  fix TEXT NOT NULL,
  population TEXT NOT NULL,
  claim TEXT NOT NULL
) STRICT;

CREATE TABLE finding (
  finding_id INTEGER PRIMARY KEY,
  repo_id INTEGER NOT NULL REFERENCES repo,
  rule_id INTEGER NOT NULL REFERENCES rule,
  fingerprint TEXT NOT NULL CHECK (length(fingerprint) = 16),
  occurrence INTEGER NOT NULL CHECK (occurrence >= 0),
  severity TEXT NOT NULL CHECK (severity IN ('critical', 'serious', 'moderate', 'minor')),
  path_id INTEGER NOT NULL REFERENCES path,
  line INTEGER NOT NULL,
  column INTEGER NOT NULL,
  view_phrase INTEGER NOT NULL REFERENCES phrase,
  message_phrase INTEGER NOT NULL REFERENCES phrase,
  fix_phrase INTEGER NOT NULL REFERENCES phrase,
  swipes_saved INTEGER NOT NULL,
  from_position INTEGER NOT NULL,
  introduced_id INTEGER NOT NULL REFERENCES git_commit,
  until_position INTEGER CHECK (until_position > from_position),
  ended_id INTEGER REFERENCES git_commit,
  end_reason TEXT CHECK (end_reason IN ('fixed', 'code-removed', 'file-removed')),
  UNIQUE (repo_id, fingerprint, occurrence, from_position),
  CHECK ((until_position IS NULL) = (ended_id IS NULL)),
  CHECK ((until_position IS NULL) = (end_reason IS NULL)),
  FOREIGN KEY (repo_id, from_position) REFERENCES git_commit (repo_id, position),
  FOREIGN KEY (repo_id, until_position) REFERENCES git_commit (repo_id, position)
) STRICT;
CREATE INDEX finding_from ON finding (repo_id, from_position);
CREATE INDEX finding_open ON finding (repo_id, rule_id) WHERE until_position IS NULL;
CREATE INDEX finding_until ON finding (repo_id, until_position);
CREATE INDEX finding_rule ON finding (rule_id, repo_id, from_position, until_position);
CREATE INDEX finding_rule_until ON finding (rule_id, repo_id, until_position);
CREATE INDEX finding_introduced ON finding (introduced_id);
CREATE INDEX finding_ended ON finding (ended_id);
CREATE INDEX finding_path ON finding (path_id);
CREATE INDEX finding_view ON finding (view_phrase);
CREATE INDEX finding_message ON finding (message_phrase);
CREATE INDEX finding_fix ON finding (fix_phrase);

-- Holds from its position until the next one of the same rule and repository.
CREATE TABLE rule_count (
  repo_id INTEGER NOT NULL REFERENCES repo,
  rule_id INTEGER NOT NULL REFERENCES rule,
  from_position INTEGER NOT NULL,
  elements INTEGER NOT NULL CHECK (elements >= 0),
  findings INTEGER NOT NULL CHECK (findings >= 0),
  PRIMARY KEY (repo_id, rule_id, from_position),
  FOREIGN KEY (repo_id, from_position) REFERENCES git_commit (repo_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX rule_count_rule ON rule_count (rule_id);
CREATE INDEX rule_count_from ON rule_count (repo_id, from_position);

-- What was crawled: repositories, the files and people of their histories, and the commits.

CREATE TABLE meta (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE schema_doc (
  table_name TEXT NOT NULL,
  column_name TEXT NOT NULL,
  description TEXT NOT NULL,
  unit TEXT,
  PRIMARY KEY (table_name, column_name)
) STRICT, WITHOUT ROWID;

CREATE TABLE repo (
  repo_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  location TEXT NOT NULL,
  ref TEXT,
  web TEXT,
  tags TEXT NOT NULL DEFAULT '',
  status TEXT NOT NULL CHECK (status IN ('full', 'partial', 'failed', 'missing')),
  head TEXT CHECK (head IS NULL OR length(head) IN (40, 64)),
  state TEXT
) STRICT;

CREATE TABLE path (
  path_id INTEGER PRIMARY KEY,
  path TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE person (
  person_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
) STRICT;

-- Sentences and names that many rows share.
CREATE TABLE phrase (
  phrase_id INTEGER PRIMARY KEY,
  phrase TEXT NOT NULL UNIQUE
) STRICT;

-- Figures sum over the whole tree of the commit; rows of unknown length count as meta 'rows'.
CREATE TABLE git_commit (
  commit_id INTEGER PRIMARY KEY,
  repo_id INTEGER NOT NULL REFERENCES repo,
  sha TEXT NOT NULL CHECK (length(sha) IN (40, 64)),
  first_parent_id INTEGER REFERENCES git_commit DEFERRABLE INITIALLY DEFERRED,
  parents INTEGER NOT NULL,
  position INTEGER CHECK (position >= 0),
  author_id INTEGER REFERENCES person,
  authored_at TEXT NOT NULL CHECK (authored_at GLOB
    '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]Z'),
  committed_at TEXT NOT NULL CHECK (committed_at GLOB
    '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]Z'),
  subject TEXT NOT NULL,
  is_complete INTEGER NOT NULL CHECK (is_complete IN (0, 1)),
  swift_files INTEGER NOT NULL,
  lines INTEGER NOT NULL,
  views INTEGER NOT NULL,
  opaque_views INTEGER NOT NULL,
  screens INTEGER NOT NULL,
  elements INTEGER NOT NULL,
  rows INTEGER NOT NULL,
  ungrouped_rows INTEGER NOT NULL,
  row_stops_guideline INTEGER NOT NULL,
  row_stops_guideline_median REAL,
  row_stops_platform INTEGER NOT NULL,
  row_stops_platform_median REAL,
  swipes_guideline INTEGER NOT NULL,
  swipes_guideline_min INTEGER NOT NULL,
  swipes_platform INTEGER NOT NULL,
  swipes_platform_min INTEGER NOT NULL,
  findings_critical INTEGER NOT NULL,
  findings_serious INTEGER NOT NULL,
  findings_moderate INTEGER NOT NULL,
  findings_minor INTEGER NOT NULL,
  changes_settings INTEGER NOT NULL DEFAULT 0 CHECK (changes_settings IN (0, 1)),
  swipes_guideline_typical REAL NOT NULL DEFAULT 0 CHECK (swipes_guideline_typical >= 0),
  swipes_platform_typical REAL NOT NULL DEFAULT 0 CHECK (swipes_platform_typical >= 0),
  UNIQUE (repo_id, sha),
  UNIQUE (repo_id, position)
) STRICT;

CREATE INDEX git_commit_first_parent ON git_commit (first_parent_id);
CREATE INDEX git_commit_author ON git_commit (author_id);
CREATE INDEX git_commit_mainline ON git_commit (repo_id, position, committed_at)
  WHERE position IS NOT NULL;

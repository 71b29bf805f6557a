-- Screens at the head in full, so that pages and drawings need no source.

CREATE TABLE head_screen (
  view_id INTEGER PRIMARY KEY REFERENCES view,
  opaque_names TEXT NOT NULL,
  layout TEXT NOT NULL
) STRICT;

CREATE TABLE head_delta (
  view_id INTEGER NOT NULL REFERENCES head_screen ON DELETE CASCADE,
  number INTEGER NOT NULL,
  reason TEXT NOT NULL,
  per_row INTEGER NOT NULL,
  PRIMARY KEY (view_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE head_stop (
  view_id INTEGER NOT NULL REFERENCES head_screen ON DELETE CASCADE,
  model TEXT NOT NULL CHECK (model IN ('guideline', 'platform')),
  number INTEGER NOT NULL CHECK (number >= 1),
  path_id INTEGER NOT NULL REFERENCES path,
  line INTEGER NOT NULL,
  column INTEGER NOT NULL,
  count INTEGER NOT NULL,
  label TEXT,
  speech TEXT NOT NULL,
  role TEXT NOT NULL,
  confidence TEXT NOT NULL CHECK (confidence IN ('documented', 'reported', 'inferred')),
  hint TEXT,
  group_name TEXT,
  is_chrome INTEGER NOT NULL CHECK (is_chrome IN (0, 1)),
  actions TEXT NOT NULL,
  PRIMARY KEY (view_id, model, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX head_stop_path ON head_stop (path_id);

-- The packages that an app is built with at its head, by what they are pinned with.
CREATE TABLE package (
  repo_id INTEGER NOT NULL REFERENCES repo,
  package TEXT NOT NULL,
  name TEXT NOT NULL,
  url TEXT,
  revision TEXT,
  version TEXT,
  status TEXT NOT NULL CHECK (status IN ('read', 'table', 'missing', 'outdated', 'unpinned')),
  PRIMARY KEY (repo_id, package)
) STRICT, WITHOUT ROWID;

-- What was read of each head, for the next crawl: no part of the results, and not in copies for readers.
CREATE TABLE head_reading (
  repo_id INTEGER PRIMARY KEY REFERENCES repo,
  readings BLOB NOT NULL
) STRICT;

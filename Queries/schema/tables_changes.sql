-- What a crawl must know of commits that it does not read again.

-- The parents after the first.
CREATE TABLE commit_parent (
  commit_id INTEGER NOT NULL REFERENCES git_commit,
  number INTEGER NOT NULL CHECK (number >= 2),
  sha TEXT NOT NULL CHECK (length(sha) IN (40, 64)),
  PRIMARY KEY (commit_id, number)
) STRICT, WITHOUT ROWID;

-- Findings that a commit has and its first parent has not, and the other way round: so that a merge can
-- tell which commit of a side branch brought or ended them. The fingerprint is kept as a number.
CREATE TABLE finding_change (
  repo_id INTEGER NOT NULL REFERENCES repo,
  fingerprint INTEGER NOT NULL,
  occurrence INTEGER NOT NULL CHECK (occurrence >= 0),
  commit_id INTEGER NOT NULL REFERENCES git_commit,
  is_present INTEGER NOT NULL CHECK (is_present IN (0, 1)),
  PRIMARY KEY (repo_id, fingerprint, occurrence, commit_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX finding_change_commit ON finding_change (commit_id);

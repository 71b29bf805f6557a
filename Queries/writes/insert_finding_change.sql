INSERT INTO finding_change (repo_id, fingerprint, occurrence, commit_id, is_present)
VALUES (?, ?, ?, ?, ?)

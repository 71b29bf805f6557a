SELECT finding_id, fingerprint, occurrence FROM finding
WHERE repo_id = ? AND until_position IS NULL

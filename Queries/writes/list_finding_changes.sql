SELECT commit_id, is_present FROM finding_change
WHERE repo_id = ? AND fingerprint = ? AND occurrence = ?

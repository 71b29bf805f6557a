SELECT repo.name, git_commit.sha, fingerprint, occurrence, is_present
FROM finding_change JOIN git_commit USING (commit_id)
JOIN repo ON repo.repo_id = finding_change.repo_id

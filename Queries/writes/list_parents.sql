SELECT commit_parent.commit_id, commit_parent.sha FROM commit_parent
JOIN git_commit USING (commit_id) WHERE repo_id = ? ORDER BY commit_id, number

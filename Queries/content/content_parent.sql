SELECT repo.name, git_commit.sha, commit_parent.number, commit_parent.sha AS parent
FROM commit_parent JOIN git_commit USING (commit_id) JOIN repo USING (repo_id)

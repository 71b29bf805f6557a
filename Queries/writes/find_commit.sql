SELECT commit_id FROM git_commit WHERE repo_id = :repo AND sha = :sha

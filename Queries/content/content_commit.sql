SELECT v_commit.*, git_commit.row_stops_guideline, git_commit.row_stops_platform
FROM v_commit
JOIN repo ON repo.name = v_commit.repo
JOIN git_commit ON git_commit.repo_id = repo.repo_id AND git_commit.sha = v_commit.sha

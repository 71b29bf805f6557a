-- Parents before children.
SELECT commit_id, sha, first_parent_id FROM git_commit WHERE repo_id = ? ORDER BY commit_id

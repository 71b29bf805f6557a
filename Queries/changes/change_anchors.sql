-- Where did the mainline of each repository stand after a run, or at a time?
SELECT
  repo.repo_id, repo.name,
  ifnull(
    (SELECT tip.position FROM repo_run
      JOIN git_commit AS tip
        ON tip.repo_id = repo_run.repo_id AND tip.sha = repo_run.head_after
      WHERE repo_run.run_id = :run AND repo_run.repo_id = repo.repo_id),
    (SELECT max(position) FROM git_commit
      WHERE repo_id = repo.repo_id AND position IS NOT NULL AND committed_at <= :since)
  ) AS anchor,
  (SELECT max(position) FROM git_commit WHERE repo_id = repo.repo_id AND position IS NOT NULL) AS head
FROM repo
ORDER BY repo.name;

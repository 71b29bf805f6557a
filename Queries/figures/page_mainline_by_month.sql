-- How many commits were analysed in each repository, month by month, and how many of them whole?
SELECT
  repo, substr(committed_at, 1, 7) AS month, count(*) AS commits,
  sum(is_mainline) AS mainline_commits, sum(is_complete = 0) AS incomplete_commits
FROM v_commit
GROUP BY repo, month
ORDER BY repo, month;

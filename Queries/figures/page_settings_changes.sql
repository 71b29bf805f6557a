-- Which commits changed what a project asks of the rules?
SELECT repo, sha, committed_at, author, subject
FROM v_commit
WHERE is_mainline AND changes_settings
ORDER BY repo, position

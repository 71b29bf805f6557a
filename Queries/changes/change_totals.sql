-- What did a repository cost in all at a position of the mainline?
SELECT swipes_guideline, swipes_platform, screens, swipes_guideline_typical,
  swipes_platform_typical
FROM git_commit
WHERE repo_id = :repo AND position = :position;

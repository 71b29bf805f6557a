-- In the order in which nothing is left that refers to what goes.
DELETE FROM head_screen WHERE view_id IN (SELECT view_id FROM view WHERE repo_id = :repo);
DELETE FROM package WHERE repo_id = :repo;
DELETE FROM head_reading WHERE repo_id = :repo;
DELETE FROM rule_count WHERE repo_id = :repo;
DELETE FROM finding WHERE repo_id = :repo;
DELETE FROM row_span WHERE repo_id = :repo;
DELETE FROM screen_span WHERE repo_id = :repo;
DELETE FROM view WHERE repo_id = :repo;
DELETE FROM problem WHERE repo_id = :repo;
DELETE FROM finding_change WHERE repo_id = :repo;
DELETE FROM commit_parent WHERE commit_id IN (SELECT commit_id FROM git_commit WHERE repo_id = :repo);
DELETE FROM git_commit WHERE repo_id = :repo;

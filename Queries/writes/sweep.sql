-- Texts that nothing refers to any more.
DELETE FROM phrase WHERE phrase_id NOT IN (
  SELECT view_phrase FROM finding UNION SELECT message_phrase FROM finding
  UNION SELECT fix_phrase FROM finding);
DELETE FROM person WHERE person_id NOT IN (
  SELECT author_id FROM git_commit WHERE author_id IS NOT NULL);
DELETE FROM path WHERE path_id NOT IN (
  SELECT path_id FROM view UNION SELECT path_id FROM row_span UNION SELECT path_id FROM finding
  UNION SELECT path_id FROM head_stop);

UPDATE finding SET
  severity = ?, path_id = ?, line = ?, column = ?, view_phrase = ?, message_phrase = ?,
  fix_phrase = ?, swipes_saved = ?
WHERE finding_id = ?

INSERT INTO finding (
  repo_id, rule_id, fingerprint, occurrence, severity, path_id, line, column,
  view_phrase, message_phrase, fix_phrase, swipes_saved, from_position, introduced_id)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)

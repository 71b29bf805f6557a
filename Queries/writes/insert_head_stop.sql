INSERT INTO head_stop (
  view_id, model, number, path_id, line, column, count, label, speech, role, confidence, hint,
  group_name, is_chrome, actions)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)

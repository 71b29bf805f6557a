SELECT
  repo.name AS repo, home.path AS screen_path, view.name AS screen, stop.model, stop.number,
  path.path, stop.line, stop.column, stop.count, stop.label, stop.speech, stop.role,
  stop.confidence, stop.hint, stop.group_name, stop.is_chrome, stop.actions
FROM head_stop AS stop
JOIN view USING (view_id)
JOIN path AS home ON home.path_id = view.path_id
JOIN path ON path.path_id = stop.path_id
JOIN repo USING (repo_id)

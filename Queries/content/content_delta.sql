SELECT repo.name AS repo, path.path, view.name AS screen, head_delta.number, head_delta.reason,
  head_delta.per_row
FROM head_delta JOIN view USING (view_id) JOIN path USING (path_id) JOIN repo USING (repo_id)

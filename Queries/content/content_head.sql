SELECT repo.name AS repo, path.path, view.name AS screen, head_screen.opaque_names, head_screen.layout
FROM head_screen JOIN view USING (view_id) JOIN path USING (path_id) JOIN repo USING (repo_id)

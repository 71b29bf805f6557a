INSERT INTO repo (name, location, ref, web, tags, status, head, state)
VALUES (:name, :location, :ref, :web, :tags, :status, :head, :state)
ON CONFLICT (name) DO UPDATE SET
  location = excluded.location, ref = excluded.ref, web = excluded.web, tags = excluded.tags,
  status = excluded.status, head = excluded.head, state = excluded.state
RETURNING repo_id

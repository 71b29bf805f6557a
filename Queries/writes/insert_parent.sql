INSERT INTO commit_parent (commit_id, number, sha) VALUES (?, ?, ?)

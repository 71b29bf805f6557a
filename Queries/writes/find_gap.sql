SELECT 1 FROM problem
WHERE repo_id = ? AND (kind LIKE 'missing-%' OR kind LIKE 'unreadable-%' OR kind = 'shallow') LIMIT 1

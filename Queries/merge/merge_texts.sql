-- What shards share is there once: texts, people, rules, and the repositories themselves.
INSERT INTO main.path (path)
SELECT path FROM shard.path WHERE true ORDER BY path_id ON CONFLICT DO NOTHING;
INSERT INTO main.person (name)
SELECT name FROM shard.person WHERE true ORDER BY person_id ON CONFLICT DO NOTHING;
INSERT INTO main.phrase (phrase)
SELECT phrase FROM shard.phrase WHERE true ORDER BY phrase_id ON CONFLICT DO NOTHING;
INSERT INTO main.rule (name, title, severity, wcag, document, reason, fix, population, claim)
SELECT name, title, severity, wcag, document, reason, fix, population, claim
FROM shard.rule WHERE true ORDER BY rule_id ON CONFLICT DO NOTHING;
INSERT INTO main.repo (name, location, ref, web, tags, status, head, state)
SELECT name, location, ref, web, tags, status, head, state FROM shard.repo ORDER BY repo_id;
INSERT INTO main.meta (key, value)
SELECT key, value FROM shard.meta
WHERE key NOT IN ('plan', 'shard', 'shards') ON CONFLICT DO NOTHING;

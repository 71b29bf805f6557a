-- Ids of the shard to ids here: by name for what is shared, by distance for what is not.
DROP TABLE IF EXISTS temp.repo_map;
DROP TABLE IF EXISTS temp.path_map;
DROP TABLE IF EXISTS temp.person_map;
DROP TABLE IF EXISTS temp.phrase_map;
DROP TABLE IF EXISTS temp.rule_map;
DROP TABLE IF EXISTS temp.distance;
CREATE TEMP TABLE repo_map (there INTEGER PRIMARY KEY, here INTEGER NOT NULL) STRICT;
CREATE TEMP TABLE path_map (there INTEGER PRIMARY KEY, here INTEGER NOT NULL) STRICT;
CREATE TEMP TABLE person_map (there INTEGER PRIMARY KEY, here INTEGER NOT NULL) STRICT;
CREATE TEMP TABLE phrase_map (there INTEGER PRIMARY KEY, here INTEGER NOT NULL) STRICT;
CREATE TEMP TABLE rule_map (there INTEGER PRIMARY KEY, here INTEGER NOT NULL) STRICT;
CREATE TEMP TABLE distance (commits INTEGER NOT NULL, views INTEGER NOT NULL) STRICT;
INSERT INTO repo_map
SELECT there.repo_id, here.repo_id FROM shard.repo AS there JOIN main.repo AS here USING (name);
INSERT INTO path_map
SELECT there.path_id, here.path_id FROM shard.path AS there JOIN main.path AS here USING (path);
INSERT INTO person_map
SELECT there.person_id, here.person_id
FROM shard.person AS there JOIN main.person AS here USING (name);
INSERT INTO phrase_map
SELECT there.phrase_id, here.phrase_id
FROM shard.phrase AS there JOIN main.phrase AS here USING (phrase);
INSERT INTO rule_map
SELECT there.rule_id, here.rule_id FROM shard.rule AS there JOIN main.rule AS here USING (name);
INSERT INTO distance
SELECT
  (SELECT ifnull(max(commit_id), 0) FROM main.git_commit),
  (SELECT ifnull(max(view_id), 0) FROM main.view);

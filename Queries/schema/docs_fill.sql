-- Words become descriptions of the columns there are; a column without a word is found by a test.
INSERT INTO schema_doc (table_name, column_name, description, unit)
SELECT
  thing.name, info.name, ifnull(own.description, shared.description),
  iif(own.description IS NULL, shared.unit, own.unit)
FROM sqlite_schema AS thing
JOIN pragma_table_info(thing.name) AS info
LEFT JOIN temp.word AS own
  ON own.table_name = thing.name AND own.column_name = info.name
LEFT JOIN temp.word AS shared
  ON shared.table_name = '*' AND shared.column_name = info.name
WHERE thing.type IN ('table', 'view') AND thing.name NOT LIKE 'sqlite_%'
  AND ifnull(own.description, shared.description) IS NOT NULL;
DROP TABLE temp.word;

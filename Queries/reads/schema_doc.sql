SELECT table_name, column_name, description, unit FROM schema_doc
ORDER BY table_name NOT LIKE 'v/_%' ESCAPE '/', table_name, column_name

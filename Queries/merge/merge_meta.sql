-- What was a database made with?
SELECT key, value FROM meta ORDER BY key;

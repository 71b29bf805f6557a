-- The start of a run is its natural key. A clock that stands still or was put back may say a time that is taken
-- already; the run then gets the next free millisecond.
WITH RECURSIVE free (at) AS (
  SELECT :started
  UNION ALL
  SELECT strftime('%Y-%m-%dT%H:%M:%fZ', at, '+0.001 seconds') FROM free
  WHERE EXISTS (SELECT 1 FROM run WHERE started_at = at)
)
INSERT INTO run (started_at, status, tool_version, arguments)
SELECT max(at), 'running', :version, :arguments FROM free

INSERT INTO run (started_at, status, tool_version, arguments)
VALUES (:started, 'running', :version, :arguments)

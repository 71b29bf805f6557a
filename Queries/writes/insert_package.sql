INSERT INTO package (repo_id, package, name, url, revision, version, status)
VALUES (:repo, :package, :name, :url, :revision, :version, :status)

UPDATE repo SET location = ?, web = ? WHERE repo_id = ?

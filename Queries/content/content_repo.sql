-- Without the location: a corpus that moved is the same corpus. Without the state: it is no result.
SELECT name, ref, web, tags, status, head FROM repo

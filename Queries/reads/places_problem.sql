SELECT problem_id, detail FROM problem WHERE detail LIKE '%/%' ORDER BY problem_id

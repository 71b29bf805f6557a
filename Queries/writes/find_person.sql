SELECT person_id FROM person WHERE name = :text

INSERT INTO person (name) VALUES (:text) ON CONFLICT (name) DO NOTHING

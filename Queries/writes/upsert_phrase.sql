INSERT INTO phrase (phrase) VALUES (:text) ON CONFLICT (phrase) DO NOTHING

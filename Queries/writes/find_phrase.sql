SELECT phrase_id FROM phrase WHERE phrase = :text

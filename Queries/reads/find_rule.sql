SELECT rule_id FROM rule WHERE name = :name

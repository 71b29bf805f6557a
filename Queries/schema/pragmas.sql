-- "swip" in ASCII; file(1) and sqlite3_file_control show it. The version goes up when tables change.
PRAGMA application_id = 1937205616;
PRAGMA user_version = 8;

UPDATE "sessions" SET "public_id" = 'session_' || translate(substr(md5(random()::text || "id_hash"), 1, 20), '0189', 'ghij');

-- Run once, by the superuser `postgres`, for a new database of the Compose setup. It owns the tables. The API is `practice`, whose rights
-- the migrations grant (api/src/database/data-source.ts).
\getenv password POSTGRES_PASSWORD
CREATE ROLE practice LOGIN PASSWORD :'password';
ALTER ROLE postgres PASSWORD NULL;

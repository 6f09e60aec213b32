import { migrate } from './database/data-source.ts';

// Makes and changes the tables as DATABASE_OWNER_URL, so that the API does not need it: node dist/migrate.js
const { DATABASE_URL = '', DATABASE_OWNER_URL } = process.env;
await migrate(DATABASE_URL, DATABASE_OWNER_URL);

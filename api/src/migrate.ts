import { migrate } from './database/data-source.ts';

// Migrates as DATABASE_OWNER_URL, so that the API doesn't need it: node dist/migrate.js
const { DATABASE_URL = '', DATABASE_OWNER_URL } = process.env;
await migrate(DATABASE_URL, DATABASE_OWNER_URL);

import { join } from 'node:path';

/** Where the test keeps its settings, the stand-ins' data and its notes. Mounted by compose.yml. */
export const folder = join(import.meta.dirname, '../../.data/compose');
export const notesFile = join(folder, 'notes.json');
export const origin = 'https://localhost';
export const adminAccount = { email: 'owner@example.com', password: 'four $words #with "quotes" \\ here' };
export const practiceInbox = 'practice@example.com';

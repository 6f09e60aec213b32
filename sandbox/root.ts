import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** PATH for child processes. The programs of our packages come first, among them the Node.js that npm installed. */
export const binPath = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;

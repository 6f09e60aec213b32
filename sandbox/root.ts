import { join } from 'node:path';

/** The folder of the project. */
export const root = join(import.meta.dirname, '..');

/** PATH for child processes. The programs of our packages come first, among them the Node.js that npm installed. */
export const binPath = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;

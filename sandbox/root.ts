import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export const binPath = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;

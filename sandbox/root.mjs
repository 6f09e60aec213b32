// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** For children: the packages' programs first, our own Node among them. */
export const programs = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;

// @ts-check
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.mjs';

/**
 * @typedef {object} Part
 * @property {string} name its folder
 * @property {string[]} shared what it takes in of other folders
 * @property {string[]} command
 * @property {string[]} pages where its files for browsers are
 */

/** @type {Part[]} */
export const parts = [
  {
    name: 'site',
    shared: ['desk', 'contract', 'ui'],
    command: ['astro', 'build'],
    pages: ['site/dist/client'],
  },
  { name: 'admin', shared: ['desk', 'contract', 'ui'], command: ['vite', 'build'], pages: ['admin/dist'] },
  { name: 'portal', shared: ['desk', 'contract', 'ui'], command: ['vite', 'build'], pages: ['portal/dist'] },
  { name: 'api', shared: ['desk', 'contract'], command: ['npm', 'run', 'build', '--silent'], pages: [] },
];

const made = new Set(['node_modules', 'dist', '.astro', 'test-results']);
const unbuilt = /\.test\.[a-z]+$|^README\.md$/;

/** Everything a part is made of, as one number. @param {Part} part */
export async function sourcesOf(part) {
  const hash = createHash('sha256').update(part.command.join(' '));
  const files = [
    join(root, 'package-lock.json'),
    ...(await Promise.all([part.name, ...part.shared].map((folder) => filesIn(join(root, folder))))).flat(),
    ...(await filesIn(join(root, 'sandbox/build'))),
  ];
  for (const file of files) hash.update(`\0${file.slice(root.length)}\0`).update(await readFile(file));
  return hash.digest('hex');
}

/** @param {string} folder @returns {Promise<string[]>} sorted, so that the same files give the same number */
async function filesIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries
    .filter((entry) => !made.has(entry.name) && !unbuilt.test(entry.name))
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : [];
    });
  return (await Promise.all(found)).flat().sort();
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '../root.ts';

const shared = ['desk', 'contract', 'ui'];

export const parts = [
  { name: 'site', shared, command: ['astro', 'build'], pages: ['site/dist/client'] },
  { name: 'admin', shared, command: ['vite', 'build'], pages: ['admin/dist'] },
  { name: 'portal', shared, command: ['vite', 'build'], pages: ['portal/dist'] },
  { name: 'api', shared: ['desk', 'contract'], command: ['npm', 'run', 'build', '--silent'], pages: [] },
];
export type Part = (typeof parts)[number];

const ignored = /\/(node_modules|dist|\.astro|test-results)\/|\.test\.[a-z]+$|\/README\.md$/;

export async function hashSources(part: Part): Promise<string> {
  const files = [join(root, 'package-lock.json')];
  for (const folder of [part.name, ...part.shared, 'sandbox/build'])
    for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && !ignored.test(file.slice(root.length))) files.push(file);
    }
  const hash = createHash('sha256').update(part.command.join(' '));
  for (const file of files.sort()) hash.update(`\0${relative(root, file)}\0`).update(await readFile(file));
  return hash.digest('hex');
}

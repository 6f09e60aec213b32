import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { stamped } from './stamp.ts';

/** So that a change of the practice's details needs no new documents. @returns {import('astro').AstroIntegration} */
export const stampSamples = () => ({
  name: 'stamp-samples',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(new URL('samples/', dir));
      for (const name of (await readdir(folder)).filter((each) => each.endsWith('.pdf'))) {
        await writeFile(`${folder}${name}`, await stamped(await readFile(`${folder}${name}`)));
      }
    },
  },
});

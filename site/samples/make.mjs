// @ts-check
// Makes the files in site/public/samples: `node site/samples/make.mjs [name …]`. See README.md beside this file.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('./make/samples.ts') }} */
const { module } = await runnerImport(fileURLToPath(new URL('make/samples.ts', import.meta.url)), {
  root: fileURLToPath(new URL('..', import.meta.url)),
  configFile: false,
});
await module.make(process.argv.slice(2));

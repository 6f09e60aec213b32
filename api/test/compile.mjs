// Node.js removes types but knows no decorators, so swc compiles the API for its tests as it does for production.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const api = new URL('..', import.meta.url);
const options = {
  configFile: fileURLToPath(new URL('.swcrc', api)),
  jsc: { rewriteRelativeImportExtensions: false },
  sourceMaps: 'inline',
};

registerHooks({
  load(url, context, next) {
    const isOurs = url.startsWith(api.href) && new URL(url).pathname.endsWith('.ts');
    if (!isOurs) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...options, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

// Each application writes the rest of its log at the exit, and one thread starts many.
process.setMaxListeners(0);

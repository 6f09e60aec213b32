// Most tests need no browser. They run in Node.js itself (jest-light-runner), which loads the product once for many test files.
import { registerHooks } from 'node:module';

const globals = new URL('globals.mjs', import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== '@jest/globals') return next(specifier, context);
    return { url: `${globals}?${encodeURIComponent(context.parentURL)}`, shortCircuit: true };
  },
});

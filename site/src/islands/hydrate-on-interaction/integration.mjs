import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';

const used = ['interaction', 'load', 'only'];

/** The build also writes `island-scripts.json`, the inline scripts of pages made on demand, for the content security policy. @returns {import('astro').AstroIntegration} */
export function hydrateOnInteraction() {
  /** @type {URL} */
  let built;
  return {
    name: 'hydrate-on-interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: fileURLToPath(new URL('./directive.ts', import.meta.url)),
        });
      },
      'astro:config:done': ({ config }) => {
        built = config.outDir;
      },
      'astro:build:ssr': async ({ manifest }) => {
        const directives = manifest.clientDirectives.filter(([name]) => used.includes(name));
        const scripts = [islandScript, ...directives.map(([, script]) => script)];
        await writeFile(new URL('island-scripts.json', built), JSON.stringify(scripts));
      },
    },
  };
}

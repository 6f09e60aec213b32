import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';

/** What our islands wait for. */
const used = ['interaction', 'only'];

/**
 * Adds `client:interaction`: an island's script is fetched when somebody first turns to it, not before. After a build,
 * `island-scripts.json` in its folder has the scripts that Astro writes into a page with islands: such pages are made on
 * demand, and the policy, which lists every inline script, is written before.
 * @returns {import('astro').AstroIntegration}
 */
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

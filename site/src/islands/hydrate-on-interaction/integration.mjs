import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';

const used = ['interaction', 'load', 'only'];
const inline = new URL('../../../dist/inline.json', import.meta.url);

/** The build also writes `inline.json`, what pages made on demand have inline, for the content security policy. @returns {import('astro').AstroIntegration} */
export function hydrateOnInteraction() {
  return {
    name: 'hydrate-on-interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: fileURLToPath(new URL('./directive.ts', import.meta.url)),
        });
      },
      'astro:build:ssr': async ({ manifest }) => {
        const directives = manifest.clientDirectives.filter(([name]) => used.includes(name));
        const scripts = [islandScript, ...directives.map(([, script]) => script)];
        const styles = manifest.routes.flatMap((route) =>
          route.styles.flatMap((style) => (style.type === 'inline' ? style.content : [])),
        );
        await writeFile(inline, JSON.stringify({ scripts, styles: [ISLAND_STYLES, ...styles] }));
      },
    },
  };
}

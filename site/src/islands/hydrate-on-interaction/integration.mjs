import { fileURLToPath } from 'node:url';

/**
 * Adds `client:interaction`: an island's script is fetched when somebody first turns to it, not before.
 * @returns {import('astro').AstroIntegration}
 */
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
    },
  };
}

import mdx from '@astrojs/mdx';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { builtOrigin } from './server/built-origin.ts';
import { hydrateOnInteraction } from './src/islands/hydrate-on-interaction/integration.mjs';
import { stampSamples } from './src/samples/integration.mjs';

/** So that the server build does not depend on what else is installed. @type {NonNullable<import('astro').ViteUserConfig['plugins']>[number]} */
const bundlePackages = {
  name: 'bundle-packages',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'ssr' ? { resolve: { noExternal: true, external: ['sharp', 'satori'] } } : undefined,
};

export default defineConfig({
  // The build knows no origin: the site's server replaces this one in every answer. Only `npm run dev` sets another.
  site: process.env.SITE_ORIGIN ?? builtOrigin,
  // server/main.ts serves pages made on demand: not streamed, and with a body no larger than our form needs.
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true }),
  session: false,
  // server/request-handler.ts checks the origin of forms, as the API does, and accepts browsers that send none.
  security: { checkOrigin: false },
  integrations: [mdx(), react(), hydrateOnInteraction(), stampSamples()],
  compressHTML: true,
  // Takes fewer bytes than the attributes of the default.
  scopedStyleStrategy: 'class',
  build: {
    // Styles are inline, so that a page needs one round trip.
    inlineStylesheets: 'always',
  },
  experimental: {
    // Pages have the tokens, so inline drawings need neither the fallbacks for their colors nor line breaks.
    svgOptimizer: {
      name: 'remove-fallbacks',
      optimize: (svg) => svg.replace(/, ?#[\da-f]{3,6}\)/g, ')').replace(/>\s+</g, '><'),
    },
  },
  server: { port: Number(process.env.SITE_PORT ?? 4321) },
  devToolbar: { enabled: false },
  vite: {
    // Each inline script would need a hash in the policy, and could not be cached.
    build: {
      assetsInlineLimit: 0,
      // Bundles Vite's helper for dynamic imports with the script of every page, instead of fetching it afterward.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'every-page', test: /Document\.astro|vite\/preload-helper/ },
              // Whoever needs one of them needs all.
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            ],
          },
        },
      },
    },
    plugins: [bundlePackages],
  },
});

import mdx from '@astrojs/mdx';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { hydrateOnInteraction } from './src/islands/hydrate-on-interaction/integration.mjs';

/**
 * What makes pages on demand holds its packages in itself: which version of one lies where depends on what else is
 * installed. But for those that bring programs of their own.
 * @type {NonNullable<import('astro').ViteUserConfig['plugins']>[number]}
 */
const takePackagesAlong = {
  name: 'take-packages-along',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'ssr' ? { resolve: { noExternal: true, external: ['sharp', 'satori'] } } : undefined,
};

export default defineConfig({
  // Canonical addresses and social images are written at build time; everything else is relative.
  site: process.env.PUBLIC_ORIGIN ?? `http://localhost:${process.env.PORT ?? 8080}`,
  output: 'static',
  // Pages made on demand are answered by server/main.mjs: whole, and of at most what a form of ours sends.
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true, bodySizeLimit: 100 * 1024 }),
  // Nothing is kept of visitors.
  session: false,
  // It checks where a form comes from, as the API does: browsers that send no Origin are let in.
  security: { checkOrigin: false },
  integrations: [mdx(), react(), hydrateOnInteraction()],
  trailingSlash: 'ignore',
  // The gateway sends one policy for all pages, and the hover prefetch is the browser's own (speculation rules).
  prefetch: false,
  // Line breaks in the source are spaces, as in HTML.
  compressHTML: true,
  build: {
    format: 'directory',
    // A page is one round trip: its styles come with it.
    inlineStylesheets: 'always',
  },
  server: { port: Number(process.env.SITE_PORT ?? 4321) },
  devToolbar: { enabled: false },
  vite: {
    // Inlined scripts would each need a hash of their own in the policy, and could not be cached.
    build: {
      assetsInlineLimit: 0,
      // Vite's helper of dynamic imports comes with the script of every page: apart, it is fetched after it.
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [{ name: 'every-page', test: /PageScript\.astro|vite\/preload-helper/ }] },
        },
      },
    },
    plugins: [takePackagesAlong],
  },
});

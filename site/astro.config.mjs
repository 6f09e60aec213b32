import mdx from '@astrojs/mdx';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { hydrateOnInteraction } from './src/islands/hydrate-on-interaction/integration.mjs';

export default defineConfig({
  // Canonical addresses and social images are written at build time; everything else is relative.
  site: process.env.PUBLIC_ORIGIN ?? `http://localhost:${process.env.PORT ?? 8080}`,
  output: 'static',
  adapter: node({ mode: 'standalone' }),
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
    build: { assetsInlineLimit: 0 },
  },
});

import { phoneHref, practice } from '@practice/contract/practice';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// The two fonts of every screen. The browser loads those with other letters when a name needs them.
const firstFonts = /\/(fraunces|atkinson-hyperlegible-next)-[\w-]{8}\.woff2$/;

// Vite replaces %VITE_…% in index.html.
process.env.VITE_PHONE = practice.phone;
process.env.VITE_PHONE_HREF = phoneHref;

/** Loads the fonts together with the script, because text would jump when its font arrives later. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => firstFonts.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: {
              rel: 'preload',
              href: `/admin/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
          })),
    },
  };
}

// Modules that are needed together are in one file. By default, the bundler would make some thirty small ones.
const files = [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  { name: 'list', test: /\/admin\/src\/list\//, priority: 1 },
];

export default defineConfig({
  base: '/admin/',
  plugins: [react(), preloadFonts()],
  server: { port: Number(process.env.ADMIN_DEV_PORT ?? 5174), strictPort: true },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: files } } },
  },
});

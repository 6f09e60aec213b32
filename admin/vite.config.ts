import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// The two fonts every screen shows first; the rest of the alphabets are fetched when a name needs them.
const firstFonts = /\/(fraunces|atkinson-hyperlegible-next)-[\w-]{8}\.woff2$/;

/** Text would jump when its font arrives after the script: the page asks for both at once instead. */
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

// What is needed together comes together: left alone, the bundler makes some thirty small files of it.
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

import { practice } from '@practice/contract/practice';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const base = '/client-dashboard/';

/** The practice's name stands in the contract, and in the page before any script runs. */
function nameThePractice(): Plugin {
  return {
    name: 'name-the-practice',
    transformIndexHtml: (html) => html.replaceAll('%PRACTICE_NAME%', practice.name),
  };
}

/** Text would jump when its font arrives after the script: the page asks for both at once instead. */
function preloadFonts(): Plugin {
  const wanted = ['fraunces.woff2', 'atkinson-hyperlegible-next.woff2'];
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'asset' && file.names.some((name) => wanted.includes(name)))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `${base}${fileName}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
          })),
    },
  };
}

/** React Aria brings its words in 34 languages and 13 calendars of the world. The portal speaks and counts in one. */
function americanOnly(): Plugin {
  const otherWords =
    /\/(?:react-aria|react-stately|react-aria-components)\/.*\/intl\/.*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;
  const calendars = /\/@internationalized\/date\/.*\/createCalendar\.mjs$/;
  return {
    name: 'american-only',
    enforce: 'pre',
    load(id) {
      if (otherWords.test(id)) return 'export default {};';
      if (!calendars.test(id)) return null;
      return `import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';
export const createCalendar = () => new GregorianCalendar();`;
    },
  };
}

export default defineConfig({
  base,
  plugins: [react(), nameThePractice(), preloadFonts(), americanOnly()],
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
});

import { emailHref, phoneHref, practice } from '@practice/contract/practice';
import { paintEarly } from '@practice/ui/paint-early';
import react from '@vitejs/plugin-react';
import { createServer, defineConfig, type Plugin } from 'vite';

const base = '/client-dashboard/';

// Vite replaces %VITE_…% in index.html.
process.env.VITE_PRACTICE_NAME = practice.name;
process.env.VITE_REACH = `call <a href="${phoneHref}">${practice.phone}</a> or email <a href="${emailHref}">${practice.email}</a>`;

function americanOnly(): Plugin {
  const otherLanguages =
    /\/(?:react-aria|react-stately|react-aria-components)\/.*\/intl\/.*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;
  const calendars = /\/@internationalized\/date\/.*\/createCalendar\.mjs$/;
  return {
    name: 'american-only',
    enforce: 'pre',
    load(id) {
      if (otherLanguages.test(id)) return 'export default {};';
      if (!calendars.test(id)) return null;
      return `import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';
export const createCalendar = () => new GregorianCalendar();`;
    },
  };
}

/** Puts what is the same for every client into the page, so that a slow line shows it before the script has arrived. */
function prerenderOpening(): Plugin {
  return {
    name: 'prerender-opening',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const vite = await createServer({
          configFile: false,
          base,
          appType: 'custom',
          logLevel: 'error',
          server: { middlewareMode: true, hmr: false, watch: null },
        });
        const { opening } = await vite.ssrLoadModule('/src/opening.tsx');
        await vite.close();
        return html.replace('<div id="root">', `$&${opening}`);
      },
    },
  };
}

export default defineConfig({
  base,
  plugins: [react(), prerenderOpening(), paintEarly(base), americanOnly()],
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What is needed at once is one file.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial' as const] }] } },
    },
  },
});

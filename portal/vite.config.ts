import { emailHref, phoneHref, practice } from '@practice/contract/practice';
import { preloadFonts } from '@practice/ui/preload-fonts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const base = '/client-dashboard/';

// Vite replaces %VITE_…% in index.html.
process.env.VITE_PRACTICE_NAME = practice.name;
process.env.VITE_REACH = `call <a href="${phoneHref}">${practice.phone}</a> or email <a href="${emailHref}">${practice.email}</a>`;

/** React Aria brings its texts in 34 languages, and 13 calendars. The portal needs one of each. */
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

export default defineConfig({
  base,
  plugins: [react(), preloadFonts(base), americanOnly()],
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
});

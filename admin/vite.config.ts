import { phoneHref, practice } from '@practice/contract/practice';
import { paintEarly } from '@practice/ui/paint-early';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const base = '/admin/';

// Vite replaces %VITE_…% in index.html.
process.env.VITE_PHONE = practice.phone;
process.env.VITE_PHONE_HREF = phoneHref;

// Modules that are needed together are in one file. By default, the bundler would make some thirty small ones.
const files = [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  { name: 'list', test: /\/admin\/src\/list\//, priority: 1 },
];

export default defineConfig({
  base,
  plugins: [react(), paintEarly(base)],
  server: { port: Number(process.env.ADMIN_DEV_PORT ?? 5174), strictPort: true },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: files } } },
  },
});

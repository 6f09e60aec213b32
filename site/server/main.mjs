// @ts-check
/** The pages that are made when somebody asks, as a process of its own. Files are the gateway's business, or nginx's. */
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createAnswer } from './answer.mjs';

const { SITE_HOST = '127.0.0.1', SITE_PORT = '4321', PUBLIC_ORIGIN = '' } = process.env;
const finishTime = 15_000;

if (!URL.canParse(PUBLIC_ORIGIN)) {
  process.stderr.write(
    'The site could not start. PUBLIC_ORIGIN must be an origin such as https://example.com.\n',
  );
  process.exit(1);
}

// Built by Astro with the Node adapter, which knows the pages and nothing of ports. Every page is read now: a build that
// replaces the files while we run takes nothing from visitors.
const built = new URL('../dist/server/', import.meta.url);
const { handler } = await import(new URL('entry.mjs', built).href);
for (const name of await readdir(built, { recursive: true })) {
  if (name.endsWith('.mjs')) await import(new URL(name, built).href);
}
const server = createServer(
  {
    headersTimeout: 15_000,
    requestTimeout: 30_000,
    // Longer than the gateway keeps its own end open, or it would send into a closed connection.
    keepAliveTimeout: 75_000,
    maxHeaderSize: 16 * 1024,
  },
  createAnswer({ handler, publicOrigin: PUBLIC_ORIGIN }),
);
server.once('error', (error) => {
  process.stderr.write(`The site could not start. ${error.message}\n`);
  process.exit(1);
});
server.listen(Number(SITE_PORT), SITE_HOST);
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop);

/** Finishes the pages that are being made. */
function stop() {
  setTimeout(() => process.exit(1), finishTime).unref();
  server.close(() => process.exit(0));
  server.closeIdleConnections();
}

// @ts-check
/** The site's pages, as a process of its own. Other files are the gateway's business, or nginx's. */
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createAnswer } from './answer.mjs';
import { refuseBrokenRequest } from './broken-request.mjs';

const { SITE_HOST = '127.0.0.1', SITE_PORT = '4321', PUBLIC_ORIGIN = '' } = process.env;
const finishTime = 15_000;
const dist = new URL('../dist/', import.meta.url);

// Where our lines go may be full, or gone: that ends nothing.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

try {
  if (!URL.canParse(PUBLIC_ORIGIN)) {
    throw new Error('PUBLIC_ORIGIN must be an origin such as https://example.com.');
  }
  const server = createServer(
    {
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      // Longer than the gateway keeps its own end open, or it would send into a closed connection.
      keepAliveTimeout: 75_000,
      maxHeaderSize: 16 * 1024,
    },
    createAnswer({
      handler: await readHandler(),
      pages: await readPages(),
      headers: JSON.parse(await readFile(new URL('headers.json', dist), 'utf8')),
      publicOrigin: PUBLIC_ORIGIN,
    }),
  );
  server.on('clientError', refuseBrokenRequest).once('error', giveUp).listen(Number(SITE_PORT), SITE_HOST);
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stop(server));
} catch (error) {
  giveUp(error);
}

/**
 * Built by Astro with the Node adapter, which knows the pages and nothing of ports. Every page is read at once, so that its
 * first visitor does not wait. After a build that replaces the files we have to be started anew.
 */
async function readHandler() {
  const built = new URL('server/', dist);
  const { handler } = await import(new URL('entry.mjs', built).href);
  for (const name of await readdir(built, { recursive: true })) {
    if (name.endsWith('.mjs')) await import(new URL(name, built).href);
  }
  return handler;
}

/** The built pages by their address. */
async function readPages() {
  const client = new URL('client/', dist);
  const files = (await readdir(client, { recursive: true })).filter((name) => name.endsWith('.html'));
  const pages = files.map(async (name) => {
    const address = `/${name.replace(/\/?index\.html$|\.html$/, '')}`;
    return /** @type {const} */ ([address, await readFile(new URL(name, client))]);
  });
  return new Map(await Promise.all(pages));
}

/** Finishes the pages that are being made. @param {import('node:http').Server} server */
function stop(server) {
  setTimeout(() => process.exit(1), finishTime).unref();
  server.close(() => process.exit(0));
  server.closeIdleConnections();
}

/** @param {unknown} error */
function giveUp(error) {
  process.stderr.write(
    `The site could not start. ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}

import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { refuseBrokenRequest } from './broken-request.ts';
import { createRequestHandler, type Handler } from './request-handler.ts';

const { SITE_HOST = '127.0.0.1', SITE_PORT = '4321', PUBLIC_ORIGIN = '' } = process.env;
const shutdownTimeout = 15_000;
/** Longer than nginx or the gateway should keep an idle connection, in ms. */
const noticeTime = 5_000;
const dist = new URL('../dist/', import.meta.url);

// A full disk or a closed pipe behind the output must not end the process.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

try {
  if (!URL.canParse(PUBLIC_ORIGIN)) {
    throw new Error('PUBLIC_ORIGIN must be an origin such as https://example.com.');
  }
  const server = createServer(
    {
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      // Longer than the gateway keeps idle connections, so that it never sends into a closed one.
      keepAliveTimeout: 75_000,
      maxHeaderSize: 16 * 1024,
    },
    createRequestHandler({
      handler: await readHandler(),
      pages: await readPages(),
      headers: JSON.parse(await readFile(new URL('headers.json', dist), 'utf8')),
      publicOrigin: PUBLIC_ORIGIN,
    }),
  );
  server
    .on('clientError', refuseBrokenRequest)
    .once('error', exitWithError)
    .listen(Number(SITE_PORT), SITE_HOST);
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => stop(server));
} catch (error) {
  exitWithError(error);
}

/** Imports every page at the start, so that no visitor waits for it. After a build, the process has to be restarted. */
async function readHandler(): Promise<Handler> {
  const built = new URL('server/', dist);
  const { handler } = await import(new URL('entry.mjs', built).href);
  for (const name of await readdir(built, { recursive: true })) {
    if (name.endsWith('.mjs')) await import(new URL(name, built).href);
  }
  return handler;
}

async function readPages() {
  const client = new URL('client/', dist);
  const files = (await readdir(client, { recursive: true })).filter((name) => name.endsWith('.html'));
  const pages = files.map(async (name) => {
    const address = `/${name.replace(/\/?index\.html$|\.html$/, '')}`;
    return [address, await readFile(new URL(name, client))] as const;
  });
  return new Map(await Promise.all(pages));
}

/** Gives open connections time to close: a form that comes over a connection at the moment it is closed is lost. */
async function stop(server: Server): Promise<void> {
  setTimeout(() => process.exit(1), shutdownTimeout).unref();
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  server.keepAliveTimeout = noticeTime;
  const connections = promisify(server.getConnections.bind(server));
  for (const end = Date.now() + noticeTime; Date.now() < end && (await connections()) > 0; ) await pause(100);
  server.close(() => process.exit(0));
}

function exitWithError(error: unknown): void {
  process.stderr.write(
    `The site could not start. ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}

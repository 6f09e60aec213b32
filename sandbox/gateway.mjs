// @ts-check
/** The one origin of `npm start`: what nginx is in production, in one small process. It speaks neither TLS nor HTTP/2. */
import { createServer } from 'node:http';
import { listenError } from './free-port.mjs';
import { createProxy, refuse } from './gateway/proxy.mjs';
import { createSite } from './gateway/site.mjs';

const connectionsPerAddress = 256;
const apiTimeout = 300_000;

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {(req: Request, res: Response) => unknown} Handler what it returns is waited for */
/** @typedef {(req: Request, socket: import('node:stream').Duplex, head: Buffer) => void} Upgrade */
/**
 * The files of the fronts, and the page for what fails.
 * @typedef {object} Files
 * @property {(req: Request, res: Response, path: string, next: () => unknown) => unknown} serve next: there is no such file
 * @property {import('./gateway/proxy.mjs').Failed} failed
 */

/**
 * @param {{
 *   port: number,
 *   purgePort: number, // of this machine alone: a request there makes the page again and replaces the cached one
 *   apiPort: number,
 *   sitePort: number,
 *   publicOrigin: string,
 *   files: Files,
 *   stripePort?: number, // of the stand-in for Stripe, which answers below /sandbox/stripe/
 *   sandbox?: (path: string) => { type: string, body: string } | undefined,
 *   upgrade?: Upgrade,
 * }} options
 */
export async function startGateway({ port, purgePort, apiPort, sitePort, publicOrigin, files, ...more }) {
  const { protocol, hostname } = new URL(publicOrigin);
  const scheme = protocol === 'https:' ? 'https' : 'http';
  const api = createProxy({ port: apiPort, scheme, timeout: apiTimeout, failed: apiFailed });
  const stripe = more.stripePort
    ? createProxy({ port: more.stripePort, scheme, timeout: apiTimeout, failed: apiFailed })
    : undefined;
  const site = createSite({ port: sitePort, scheme, failed: files.failed });

  /** @type {Handler} */
  function answer(req, res) {
    // A client that takes us for a proxy sends the whole address.
    req.url = (req.url ?? '').replace(/^https?:\/\/[^/?]*\/?/i, '/');
    const [path = ''] = req.url.split(/[?#]/, 1);
    if (!path.startsWith('/')) return void res.writeHead(400).end();
    if (scheme === 'https') res.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (/^\/(api|uploads)\//.test(path)) return api.forward(req, res);
    if (stripe && path.startsWith('/sandbox/stripe/')) return stripe.forward(req, res);
    const found = /^\/sandbox(\/|$)/i.test(path) ? more.sandbox?.(path.toLowerCase()) : undefined;
    if (found) return sendSandbox(res, found);
    return files.serve(req, res, path, () => site.serve(req, res));
  }

  /**
   * A request that fails is one failure of its own, logged, and never the end of everybody else's.
   * @param {Handler} handle @returns {import('node:http').RequestListener}
   */
  function guarded(handle) {
    return async (req, res) => {
      try {
        await handle(req, res);
      } catch (error) {
        console.error(error);
        if (res.headersSent) return void res.destroy();
        for (const name of res.getHeaderNames()) res.removeHeader(name);
        files.failed(res, 500);
      }
    };
  }

  // "localhost" is this machine by either of its addresses, and what is made for it is not for the neighbors.
  const hosts = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) ? ['127.0.0.1', '::1'] : [undefined];
  const purge = createServer(guarded((req, res) => site.serve(req, res, { isPurge: true })));
  const servers = [];
  try {
    for (const host of hosts)
      servers.push(await listen(serverFor(guarded(answer), more.upgrade), port, host));
    servers.push(await listen(purge, purgePort, '127.0.0.1'));
  } catch (error) {
    for (const server of servers) server?.close();
    throw error;
  }
  const listening = servers.filter((server) => server !== undefined);

  return {
    /** Finishes what is running, for at most `timeout` ms. */
    async close(timeout = 5_000) {
      const insist = setTimeout(() => {
        for (const server of listening) server.closeAllConnections();
      }, timeout);
      await Promise.all(
        listening.map((server) => new Promise((done) => server.close(done).closeIdleConnections())),
      );
      clearTimeout(insist);
      api.close();
      stripe?.close();
      site.close();
    },
  };
}

/** @type {import('./gateway/proxy.mjs').Failed} */
function apiFailed(res, status) {
  if (status === 504) refuse(res, status, 'The server took too long. Please try again.');
  else refuse(res, status, 'The server cannot be reached right now. Please try again in a minute.');
}

/** The stand-ins' own pages: their styles stand in them, and the mails they show bring pictures at most. @param {Response} res @param {{ type: string, body: string }} found */
function sendSandbox(res, { type, body }) {
  res.writeHead(200, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
  });
  res.end(body);
}

/** @param {import('node:http').RequestListener} answer @param {Upgrade} [upgrade] */
function serverFor(answer, upgrade) {
  // 300 s: an upload of 50 MB over a slow line.
  const limits = { headersTimeout: 15_000, requestTimeout: 300_000, keepAliveTimeout: 60_000 };
  const server = createServer({ ...limits, maxHeaderSize: 16 * 1024 }, answer);
  server.maxHeadersCount = 100;
  if (upgrade) server.on('upgrade', upgrade);
  limitConnections(server);
  return server;
}

/** @param {import('node:http').Server} server */
function limitConnections(server) {
  /** @type {Map<string, number>} */
  const open = new Map();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    if (count > connectionsPerAddress) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/**
 * @param {import('node:http').Server} server @param {number} port @param {string | undefined} host
 * @returns {Promise<import('node:http').Server | undefined>} undefined: this machine has no such address
 */
function listen(server, port, host) {
  return new Promise((done, fail) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (host === '::1' && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'))
        return done(undefined);
      fail(listenError(error, port));
    });
    server.listen({ port, host }, () => done(server));
  });
}

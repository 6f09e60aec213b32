// @ts-check
/**
 * The one origin of `npm start`: what nginx is in production, in one small process. It speaks neither TLS nor HTTP/2.
 * Its table is gateway/address.mjs, its headers are gateway/headers.mjs.
 */
import { createServer } from 'node:http';
import { listenError } from './free-port.mjs';
import { readAddress } from './gateway/address.mjs';
import { commonHeaders } from './gateway/headers.mjs';
import { createOnDemand } from './gateway/on-demand.mjs';
import { createProxy, refuse } from './gateway/proxy.mjs';

const connectionsPerAddress = 256;
const pageMethods = ['GET', 'HEAD'];
const formMethods = [...pageMethods, 'POST'];
const apiMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/**
 * @param {{
 *   port: number,
 *   renewPort: number, // of this machine alone: a page asked for there is made anew and kept in the old one's place
 *   apiPort: number,
 *   sitePort: number,
 *   publicOrigin: string,
 *   pages: ReturnType<typeof import('./gateway/pages.mjs')['createPages']>,
 *   stripePort?: number, // of the stand-in for Stripe, which answers below /sandbox/stripe/
 *   sandbox?: (path: string) => { type: string, body: string } | undefined,
 *   upgrade?: (req: Request, socket: import('node:stream').Duplex, head: Buffer) => void,
 * }} options
 */
export async function startGateway({
  port,
  renewPort,
  apiPort,
  sitePort,
  publicOrigin,
  pages,
  stripePort,
  sandbox,
  upgrade,
}) {
  const { protocol, hostname } = new URL(publicOrigin);
  const isHttps = protocol === 'https:';
  const scheme = isHttps ? 'https' : 'http';
  const proxy = createProxy({ port: apiPort, scheme });
  const stripe = stripePort ? createProxy({ port: stripePort, scheme }) : undefined;
  const onDemand = createOnDemand({ port: sitePort, scheme, failed: pages.failed });

  /** @param {Request} req @param {Response} res */
  function answer(req, res) {
    const { path, route } = readAddress(req.url ?? '', req.method);
    const headers = commonHeaders({ isHttps, path });
    if (route.part === 'api') {
      if (apiMethods.has(req.method ?? '')) return proxy.forward(req, res, headers);
      return refuse(
        res,
        { ...headers, Allow: [...apiMethods].join(', ') },
        405,
        'This method is not known here.',
      );
    }
    if (stripe && route.part === 'sandbox' && path.startsWith('/sandbox/stripe/'))
      return stripe.forward(req, res, headers);
    const takes = path === '/contact' ? formMethods : pageMethods;
    if (route.part === 'on-demand' && takes.includes(req.method ?? '')) {
      return void onDemand.serve(req, res, route, { ...headers, 'Content-Security-Policy': pages.policy });
    }
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    res.setHeader('Content-Security-Policy', pages.policy);
    if (route.part === 'nothing' && route.status === 400)
      return void res.writeHead(400, { 'Cache-Control': 'no-store' }).end();
    if (!takes.includes(req.method ?? '') || route.part === 'on-demand') {
      return void res.writeHead(405, { Allow: takes.join(', '), 'Cache-Control': 'no-store' }).end();
    }
    if (route.part === 'nothing') return pages.notFound(req, res);
    if (route.part !== 'sandbox') return pages.serve(req, res, route, path);
    const found = sandbox?.(path);
    if (!found) return pages.notFound(req, res);
    res.setHeader('Content-Security-Policy', sandboxPolicy);
    res.writeHead(200, { 'Content-Type': found.type, 'Cache-Control': 'no-store' }).end(found.body);
  }

  /** @param {Request} req @param {Response} res */
  function renew(req, res) {
    const { route } = readAddress(req.url ?? '', req.method);
    if (route.part !== 'on-demand' || req.method !== 'GET') return void res.writeHead(404).end();
    return void onDemand.serve(req, res, route, {}, { isRenewed: true });
  }

  // "localhost" is this machine by either of its addresses, and what is made for it is not for the neighbours.
  const hosts = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) ? ['127.0.0.1', '::1'] : [undefined];
  const servers = [];
  try {
    for (const host of hosts) servers.push(await listen(serverFor(answer, upgrade), port, host));
    servers.push(await listen(createServer(renew), renewPort, '127.0.0.1'));
  } catch (error) {
    for (const server of servers) server?.close();
    throw error;
  }
  const listening = servers.filter((server) => server !== undefined);

  return {
    /** Finishes what is running, for at most `patience` ms. */
    async close(patience = 5_000) {
      const insist = setTimeout(() => {
        for (const server of listening) server.closeAllConnections();
      }, patience);
      await Promise.all(
        listening.map((server) => new Promise((done) => server.close(done).closeIdleConnections())),
      );
      clearTimeout(insist);
      proxy.close();
      stripe?.close();
      onDemand.close();
    },
  };
}

// The stand-ins' own pages: their styles stand in them, and the mails they show bring pictures at most.
const sandboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

/** @param {(req: Request, res: Response) => void} answer @param {((req: Request, socket: import('node:stream').Duplex, head: Buffer) => void)} [upgrade] */
function serverFor(answer, upgrade) {
  const server = createServer(
    {
      headersTimeout: 15_000,
      // An upload of 50 MB over a slow line.
      requestTimeout: 300_000,
      keepAliveTimeout: 60_000,
      maxHeaderSize: 16 * 1024,
    },
    answer,
  );
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

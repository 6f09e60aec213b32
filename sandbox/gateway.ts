// The one origin of `npm start`, as nginx is in production. It speaks neither TLS nor HTTP/2.
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { listenError } from './free-port.ts';
import { createProxy, type SendFailure, sendJsonError } from './gateway/proxy.ts';
import { createSite } from './gateway/site.ts';

const maxConnectionsPerAddress = 256;
const apiTimeout = 300_000;

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown;
export type Upgrade = (req: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface Files {
  serve(req: IncomingMessage, res: ServerResponse, path: string, next: () => unknown): unknown;
  sendFailure: SendFailure;
}

interface Options {
  port: number;
  purgePort: number;
  apiPort: number;
  sitePort: number;
  publicOrigin: string;
  files: Files;
  stripePort?: number | undefined;
  answerSandbox?: ((path: string) => { type: string; body: string } | undefined) | undefined;
  upgrade?: Upgrade | undefined;
}

export async function startGateway(options: Options) {
  const { port, purgePort, apiPort, sitePort, files, stripePort, answerSandbox, upgrade } = options;
  const { protocol, hostname } = new URL(options.publicOrigin);
  const scheme = protocol === 'https:' ? 'https' : 'http';
  const upstream = { scheme, timeout: apiTimeout, sendFailure: sendApiFailure };
  const api = createProxy({ port: apiPort, ...upstream });
  const stripe = stripePort ? createProxy({ port: stripePort, ...upstream }) : undefined;
  const site = createSite({ port: sitePort, scheme, sendFailure: files.sendFailure });

  const answer: Handler = (req, res) => {
    // A client that takes us for a proxy sends the whole URL.
    req.url = (req.url ?? '').replace(/^https?:\/\/[^/?]*\/?/i, '/');
    const [path = ''] = req.url.split(/[?#]/, 1);
    if (!path.startsWith('/')) return res.writeHead(400).end();
    if (scheme === 'https') res.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (/^\/(api|uploads)\//.test(path)) return api.forward(req, res);
    if (stripe && path.startsWith('/sandbox/stripe/')) return stripe.forward(req, res);
    const page = /^\/sandbox(\/|$)/i.test(path) ? answerSandbox?.(path.toLowerCase()) : undefined;
    if (page) return sendSandboxPage(res, page);
    return files.serve(req, res, path, () => site.serve(req, res));
  };

  function guarded(handle: Handler): RequestListener {
    return async (req, res) => {
      try {
        await handle(req, res);
      } catch (error) {
        console.error(error);
        if (res.headersSent) return void res.destroy();
        for (const name of res.getHeaderNames()) res.removeHeader(name);
        files.sendFailure(res, 500);
      }
    };
  }

  // Only this machine reaches the two addresses of "localhost".
  const hosts = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) ? ['127.0.0.1', '::1'] : [undefined];
  const servers: Server[] = [];
  async function add(server: Server, serverPort: number, host: string | undefined) {
    if (await listen(server, serverPort, host)) servers.push(server);
  }
  try {
    for (const host of hosts) await add(createPublicServer(guarded(answer), upgrade), port, host);
    const purge = createServer(guarded((req, res) => site.serve(req, res, { isPurge: true })));
    await add(purge, purgePort, '127.0.0.1');
  } catch (error) {
    for (const server of servers) server.close();
    throw error;
  }

  return {
    async close(timeout = 5_000) {
      const timer = setTimeout(() => {
        for (const server of servers) server.closeAllConnections();
      }, timeout);
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
      clearTimeout(timer);
      api.close();
      stripe?.close();
      site.close();
    },
  };
}

function sendApiFailure(res: ServerResponse, status: number): void {
  const message =
    status === 504
      ? 'The server took too long. Please try again.'
      : 'The server cannot be reached right now. Please try again in a minute.';
  sendJsonError(res, status, message);
}

function sendSandboxPage(res: ServerResponse, { type, body }: { type: string; body: string }): void {
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";
  res.writeHead(200, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': policy,
  });
  res.end(body);
}

function createPublicServer(answer: RequestListener, upgrade: Upgrade | undefined): Server {
  // An upload of 50 MB over a slow line may take 300 s.
  const limits = { headersTimeout: 15_000, requestTimeout: 300_000, keepAliveTimeout: 60_000 };
  const server = createServer({ ...limits, maxHeaderSize: 16 * 1024 }, answer);
  server.maxHeadersCount = 100;
  if (upgrade) server.on('upgrade', upgrade);
  const connections = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const count = connections.get(address) ?? 0;
    if (count >= maxConnectionsPerAddress) return void socket.destroy();
    connections.set(address, count + 1);
    socket.once('close', () => {
      const remaining = (connections.get(address) ?? 1) - 1;
      if (remaining > 0) connections.set(address, remaining);
      else connections.delete(address);
    });
  });
  return server;
}

/** @returns false if this machine has no IPv6 */
function listen(server: Server, port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (host === '::1' && /^(EADDRNOTAVAIL|EAFNOSUPPORT)$/.test(error.code ?? '')) resolve(false);
      else reject(listenError(error, port));
    });
    server.listen({ port, host }, () => resolve(true));
  });
}

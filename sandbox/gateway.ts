// The one origin of `npm start`, in place of nginx: it sends the built files and forwards the rest, and caches nothing.
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import express, { type RequestHandler } from 'express';
import { createProxyMiddleware, type OnProxyEvent, type Options } from 'http-proxy-middleware';

interface GatewayOptions {
  port: number;
  publicOrigin: string;
  apiPort: number;
  standIns: RequestHandler[];
  fronts: RequestHandler;
}

export async function startGateway({ port, publicOrigin, apiPort, standIns, fronts }: GatewayOptions) {
  const { protocol, hostname } = new URL(publicOrigin);
  const app = express().disable('x-powered-by').enable('case sensitive routing');
  app.use(
    setForwardedHeaders(protocol.slice(0, -1)),
    proxyTo(apiPort, sendApiFailure, { pathFilter: ['/api/', '/uploads/'] }),
    ...standIns,
    fronts,
  );
  // Only this machine reaches the two addresses of "localhost".
  const hosts = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) ? ['127.0.0.1', '::1'] : [undefined];
  const servers: Server[] = [];
  for (const host of hosts) {
    const server = createServer(app).listen(port, host);
    const hasStarted = await once(server, 'listening').catch((error) => {
      if (host !== '::1') throw error;
    });
    if (hasStarted) servers.push(server);
  }
  return {
    async close() {
      const closed = servers.map((server) => once(server.close(), 'close'));
      const timer = setTimeout(() => servers.forEach((server) => void server.closeAllConnections()), 5_000);
      await Promise.all(closed);
      clearTimeout(timer);
    },
  };
}

export function proxyTo(port: number, answerFailure: (res: ServerResponse) => void, options: Options = {}) {
  const error: OnProxyEvent['error'] = (_error, _req, res) => {
    if (!('writeHead' in res) || res.headersSent) res.destroy();
    else answerFailure(res);
  };
  return createProxyMiddleware({ target: `http://127.0.0.1:${port}`, on: { error }, ...options });
}

/** As in nginx.conf: the API limits requests by address, so a visitor must not choose one. */
function setForwardedHeaders(scheme: string): RequestHandler {
  const removed = ['forwarded', 'x-real-ip', 'x-original-url', 'x-rewrite-url', 'x-http-method-override'];
  return ({ headers, socket }, _res, next) => {
    for (const name of [...removed, 'x-request-id', 'expect']) delete headers[name];
    headers['x-forwarded-for'] = socket.remoteAddress;
    headers['x-forwarded-host'] = headers.host;
    headers['x-forwarded-proto'] = scheme;
    next();
  };
}

function sendApiFailure(res: ServerResponse): void {
  const message = 'The server cannot be reached right now. Please try again in a minute.';
  res
    .writeHead(502, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ statusCode: 502, message }));
}

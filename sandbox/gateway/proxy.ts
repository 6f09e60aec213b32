import { randomBytes } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import httpProxy from 'http-proxy-3';

export type SendFailure = (res: ServerResponse, status: 500 | 502 | 504) => void;

const maxBodyBytes = 1024 * 1024;
const takesFile = /^\/api\/(resources|images|admin\/assessments)(\/\d+)?\/?(\?|$)/;
const maxFileBytes = 51 * 1024 * 1024;
const lingerTimeout = 3_000;
// Only the gateway may say these about a visitor, and some frameworks would believe them.
const spoofable =
  /^(x-forwarded-.*|forwarded|x-real-ip|x-original-url|x-rewrite-url|x-http-method-override|expect)$/;
// The headers of one connection (RFC 9110, 7.6.1). `Connection` may name others.
const hopByHop =
  /^(connection|keep-alive|proxy-connection|proxy-authenticate|proxy-authorization|te|trailer|upgrade)$/;
// `Connection` must not remove these, because they say where the body ends and which host is meant.
const alwaysKept = /^(content-length|transfer-encoding|host)$/;

export interface Upstream {
  port: number;
  scheme: string;
  timeout: number;
  sendFailure: SendFailure;
}

export function createProxy({ port, scheme, timeout, sendFailure }: Upstream) {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 32, scheduling: 'lifo' });
  const target = { host: '127.0.0.1', port };
  const proxy = httpProxy.createProxyServer({ target, agent, toProxy: true, proxyTimeout: timeout });
  proxy.on('proxyReq', (outgoing, req, res) => {
    // The upstream may refuse a body before its first byte.
    if (!req.complete) outgoing.flushHeaders();
    // If the answer comes before the end of the body, the rest is read and dropped. Otherwise the sender would miss the answer.
    res.once('finish', () => {
      if (req.complete) return;
      req.unpipe().resume();
      outgoing.destroy();
    });
  });
  proxy.on('proxyRes', (incoming, _req, res) => {
    incoming.once('error', () => res.destroy());
    removeHopByHop(incoming.headers);
    // The library would copy this header from the upstream's connection.
    incoming.headers.connection = res.shouldKeepAlive ? 'keep-alive' : 'close';
  });
  // Without a listener the library throws when a visitor disconnects.
  proxy.on('error', () => {});

  return {
    forward(req: IncomingMessage, res: ServerResponse) {
      const { headers } = req;
      const isFile = takesFile.test(req.url ?? '');
      if (Number(headers['content-length'] ?? 0) > (isFile ? maxFileBytes : maxBodyBytes))
        return refuseTooLarge(req, res, isFile);
      // The library would send this body without its framing, and the upstream would read it as another request.
      if (/^(DELETE|OPTIONS)$/.test(req.method ?? '') && 'transfer-encoding' in headers)
        return sendJsonError(res, 411, 'Please say how long the body is.');
      removeHopByHop(headers);
      for (const name of Object.keys(headers)) if (spoofable.test(name)) delete headers[name];
      headers['x-forwarded-for'] = (req.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
      headers['x-forwarded-proto'] = scheme;
      headers['x-forwarded-host'] = headers.host ?? '';
      headers['x-request-id'] = randomBytes(16).toString('hex');
      // Timers are not exact to the millisecond.
      const deadline = Date.now() + timeout - 50;
      proxy.web(req, res, {}, () => {
        if (!res.headersSent) sendFailure(res, Date.now() >= deadline ? 504 : 502);
        else if (!res.writableEnded) res.destroy();
      });
    },
    upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) =>
      proxy.ws(req, socket, head, { agent: false }, () => socket.destroy()),
    close: () => agent.destroy(),
  };
}

function removeHopByHop(headers: IncomingHttpHeaders): void {
  const named = (headers.connection ?? '').toLowerCase().split(/[ ,]+/);
  for (const name of Object.keys(headers))
    if (hopByHop.test(name) || (named.includes(name) && !alwaysKept.test(name))) delete headers[name];
}

export function sendJsonError(res: ServerResponse, statusCode: number, message: string): void {
  res.writeHead(statusCode, {
    'Content-Type': 'application/json',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  res.end(JSON.stringify({ statusCode, message }));
}

function refuseTooLarge(req: IncomingMessage, res: ServerResponse, isFile: boolean): void {
  // If the connection were closed while the body still comes in, the client would not see the answer.
  res.once('finish', () => {
    req.resume();
    const timer = setTimeout(() => req.destroy(), lingerTimeout);
    req.once('close', () => clearTimeout(timer));
  });
  const message = isFile ? 'This is too large: at most 50 MB can be sent.' : 'The request is too large.';
  sendJsonError(res, 413, message);
}

// @ts-check
import { Agent } from 'node:http';
import httpProxy from 'http-proxy-3';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {(res: Response, status: 500 | 502 | 504) => void} Failed answers in place of what fails or does not answer */

const largestBody = 51 * 1024 * 1024;
const lingering = 3_000;
// What only we may say about the visitor, and what some frameworks would believe.
const forged =
  /^(x-forwarded-.*|forwarded|x-real-ip|x-original-url|x-rewrite-url|x-http-method-override|expect)$/;

// What one connection's ends say to each other (RFC 9110, 7.6.1), besides what `Connection` names.
const hopByHop =
  /^(connection|keep-alive|proxy-connection|proxy-authenticate|proxy-authorization|te|trailer|upgrade)$/;
// Nobody may have us drop these by naming them: they say where the body ends, and whose site is meant.
const neverDropped = /^(content-length|transfer-encoding|host)$/;

/** @param {{ port: number, scheme: string, timeout: number, failed: Failed }} upstream scheme: how visitors reach us */
export function createProxy({ port, scheme, timeout, failed }) {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 32, scheduling: 'lifo' });
  // `toProxy`: the address goes on as it was sent.
  const target = { host: '127.0.0.1', port };
  const proxy = httpProxy.createProxyServer({ target, agent, toProxy: true, proxyTimeout: timeout });
  // Of a body that is answered before its end the rest is let in and forgotten, or its sender would miss the answer.
  proxy.on('proxyReq', (outgoing, req, res) => {
    // Without waiting for the body, which may be refused before its first byte.
    if (!req.complete) outgoing.flushHeaders();
    res.once('finish', () => {
      if (req.complete) return;
      req.unpipe().resume();
      outgoing.destroy();
    });
  });
  proxy.on('proxyRes', (incoming, _req, res) => {
    incoming.once('error', () => res.destroy());
    dropHopByHop(incoming.headers);
    // Or the library would say of this connection what it read about the other one.
    incoming.headers.connection = res.shouldKeepAlive ? 'keep-alive' : 'close';
  });
  // A socket that breaks off is its visitor's trouble alone; without a listener the library would throw.
  proxy.on('error', () => {});

  return {
    /** @param {Request} req @param {Response} res */
    forward(req, res) {
      if (Number(req.headers['content-length'] ?? 0) > largestBody) return refuseTooLarge(req, res);
      // The library would send the body on without saying where it ends, and it would be read as another request.
      if (/^(DELETE|OPTIONS)$/.test(req.method ?? '') && 'transfer-encoding' in req.headers)
        return refuse(res, 411, 'Please say how long the body is.');
      dropHopByHop(req.headers);
      for (const name of Object.keys(req.headers)) if (forged.test(name)) delete req.headers[name];
      req.headers['x-forwarded-for'] = (req.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
      req.headers['x-forwarded-proto'] = scheme;
      req.headers['x-forwarded-host'] = req.headers.host ?? '';
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
      }, timeout);
      res.once('close', () => clearTimeout(timer));
      proxy.web(req, res, {}, () => {
        if (!res.headersSent) failed(res, isLate ? 504 : 502);
        else if (!res.writableEnded) res.destroy();
      });
    },
    /** @param {Request} req @param {import('node:stream').Duplex} socket @param {Buffer} head */
    upgrade: (req, socket, head) => proxy.ws(req, socket, head, { agent: false }, () => socket.destroy()),
    close: () => agent.destroy(),
  };
}

/** @param {import('node:http').IncomingHttpHeaders} headers */
function dropHopByHop(headers) {
  const named = (headers.connection ?? '').toLowerCase().split(/[ ,]+/);
  for (const name of Object.keys(headers))
    if (hopByHop.test(name) || (named.includes(name) && !neverDropped.test(name))) delete headers[name];
}

/** In the form of the API's own errors. @param {Response} res @param {number} statusCode @param {string} message */
export function refuse(res, statusCode, message) {
  res.writeHead(statusCode, {
    'Content-Type': 'application/json',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  res.end(JSON.stringify({ statusCode, message }));
}

/** @param {Request} req @param {Response} res */
function refuseTooLarge(req, res) {
  // A connection that is cut while more comes in takes our answer along: the rest is let in and forgotten for a moment.
  res.once('finish', () => {
    req.resume();
    const cut = setTimeout(() => req.destroy(), lingering);
    req.once('close', () => clearTimeout(cut));
  });
  refuse(res, 413, 'This is too large: at most 50 MB can be sent.');
}

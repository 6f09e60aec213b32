// @ts-check
import { Agent, request as ask } from 'node:http';
import { apiHeaders } from './headers.mjs';

const largestBody = 51 * 1024 * 1024;
const patience = 60_000;
// What was uploaded is looked at, and pictures are made of it, before there is an answer.
const uploadPatience = 300_000;
const lingering = 3_000;

// RFC 9110, 7.6.1: these are about one connection and end with it.
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
// These are the API's, even if the visitor's `Connection` names them: without its length a body would be read as
// another request, and without its origin a foreign write would pass.
const endToEnd = new Set([
  'content-length',
  'content-type',
  'cookie',
  'host',
  'origin',
  'referer',
  'sec-fetch-site',
]);
// What only we may say about the visitor, and what some frameworks would believe.
const forged =
  /^(x-forwarded-.*|forwarded|x-real-ip|x-original-url|x-rewrite-url|x-http-method-override|expect)$/;

/**
 * @param {{
 *   port: number,
 *   scheme: 'http' | 'https', // how visitors reach us
 *   failed?: typeof refuse, // answers in place of an upstream that does not
 * }} upstream
 */
export function createProxy({ port, scheme, failed = refuse }) {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 32, scheduling: 'lifo' });

  /**
   * @param {import('node:http').IncomingMessage} req @param {import('node:http').ServerResponse} res
   * @param {Record<string, string>} headers ours, over the upstream's own
   * @param {{ path?: string | undefined, asked?: Record<string, string | undefined> }} [changes] asked: headers to say otherwise, or not at all
   */
  function forward(req, res, headers, changes = {}) {
    if (Number(req.headers['content-length'] ?? 0) > largestBody) return tooLarge(req, res, headers);
    const hasBody = 'content-length' in req.headers || 'transfer-encoding' in req.headers;
    const outgoing = ask({
      agent,
      host: '127.0.0.1',
      port,
      method: req.method,
      path: changes.path ?? req.url,
      headers: withoutUndefined({ ...requestHeaders(req, scheme), ...changes.asked }),
      setHost: false,
      timeout: isUpload(req) ? uploadPatience : patience,
    });
    // The visitor has gone, and nobody waits for the answer; or has the answer before the body was read, of which the rest
    // is let in and forgotten: cut off, they would miss it.
    res.once('close', () => {
      req.unpipe(outgoing).resume();
      outgoing.destroy();
    });
    outgoing.once('response', (incoming) => {
      res.writeHead(incoming.statusCode ?? 502, responseHeaders(incoming, headers));
      incoming.once('error', () => res.destroy());
      incoming.pipe(res);
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error('timeout')));
    outgoing.on('error', (error) => {
      if (res.writableEnded) return;
      if (res.headersSent || res.destroyed) return void res.destroy();
      // It closed a kept connection just as we used it: nothing was done yet, so that asking again is safe.
      if (outgoing.reusedSocket && !hasBody && 'code' in error && error.code === 'ECONNRESET') {
        return forward(req, res, headers, changes);
      }
      if (error.message === 'timeout')
        failed(res, headers, 504, 'The server took too long. Please try again.');
      else failed(res, headers, 502, 'The server cannot be reached right now. Please try again in a minute.');
    });
    if (!hasBody) return void outgoing.end();
    let received = 0;
    req.on('data', (chunk) => {
      received += chunk.length;
      if (received <= largestBody || res.headersSent) return;
      req.unpipe(outgoing);
      tooLarge(req, res, headers);
      outgoing.destroy();
    });
    req.pipe(outgoing);
  }

  return { forward, close: () => agent.destroy() };
}

/** @param {import('node:http').ServerResponse} res @param {Record<string, string>} headers @param {number} statusCode @param {string} message */
export function refuse(res, headers, statusCode, message) {
  const body = JSON.stringify({ statusCode, message });
  res.writeHead(statusCode, {
    ...headers,
    ...apiHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  res.end(body);
}

/** @param {import('node:http').IncomingMessage} req @param {import('node:http').ServerResponse} res @param {Record<string, string>} headers */
function tooLarge(req, res, headers) {
  // A connection that is cut while more comes in takes our answer along: the rest is let in and forgotten for a moment.
  res.once('finish', () => {
    req.resume();
    const cut = setTimeout(() => req.destroy(), lingering);
    req.once('close', () => clearTimeout(cut));
  });
  refuse(res, headers, 413, 'This is too large: at most 50 MB can be sent.');
}

/** @param {import('node:http').IncomingMessage} req @param {string} scheme */
function requestHeaders(req, scheme) {
  const ended = endedBy(req.headers.connection);
  /** @type {Record<string, string | string[]>} */
  const headers = {};
  for (const [name, value] of Object.entries(req.headers)) {
    if (value === undefined || forged.test(name)) continue;
    if (endToEnd.has(name) || !ended.has(name)) headers[name] = value;
  }
  // A body of unknown length goes on as one.
  if ('transfer-encoding' in req.headers) headers['transfer-encoding'] = 'chunked';
  headers['x-forwarded-for'] = (req.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  headers['x-forwarded-proto'] = scheme;
  headers['x-forwarded-host'] = req.headers.host ?? '';
  return headers;
}

/** @param {import('node:http').IncomingMessage} req */
function isUpload(req) {
  return /^multipart\//i.test(req.headers['content-type'] ?? '');
}

/** @param {Record<string, string | string[] | undefined>} headers */
function withoutUndefined(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}

/** @param {import('node:http').IncomingMessage} incoming @param {Record<string, string>} ours */
export function responseHeaders(incoming, ours) {
  const ended = endedBy(incoming.headers.connection);
  const replaced = new Set(Object.keys(ours).map((name) => name.toLowerCase()));
  const list = Object.entries(ours).flat();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index] ?? '';
    const low = name.toLowerCase();
    if (!ended.has(low) && !replaced.has(low)) list.push(name, incoming.rawHeaders[index + 1] ?? '');
  }
  return list;
}

/** @param {string | undefined} connection */
function endedBy(connection) {
  if (!connection || connection === 'keep-alive' || connection === 'close') return hopByHop;
  return new Set([...hopByHop, ...connection.toLowerCase().split(/\s*,\s*/)]);
}

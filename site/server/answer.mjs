// @ts-check
import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isForeign } from './foreign.mjs';
import { HeldResponse } from './held-response.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const largestBody = 100 * 1024;
const text = /^(text\/|application\/(.*\+)?(json|xml)|image\/svg)/;

/**
 * Answers one request by Astro's handler: the page is held until it is whole, so that it has a validator, a length and is
 * compressed once. Who stands in front of us keeps it as long as its own Cache-Control says.
 * @param {{ handler: (req: Request, res: Response) => Promise<void>, publicOrigin: string }} options
 */
export function createAnswer({ handler, publicOrigin }) {
  const { host, origin } = new URL(publicOrigin);

  /** @param {Request} req @param {Response} res */
  return async (req, res) => {
    if (req.url === '/=ready') return void res.writeHead(200).end();
    if (Number(req.headers['content-length'] ?? 0) > largestBody) return refuse(res, 413, tooLong);
    if (isForeign(req, origin)) return refuse(res, 403, foreign);
    // One origin is ours, whatever a visitor or somebody between us says.
    req.headers.host = host;
    // Pages in any case; nginx cannot change letters.
    req.url = (req.url ?? '').replace(/^[^?]*/, (path) => path.toLowerCase());
    const page = new HeldResponse(req);
    await handler(req, page);
    if (!res.destroyed) send(page, req, res);
  };
}

const tooLong = 'This is too long to be sent. Please shorten it, or call us.';
const foreign = 'This was sent from another website. Please open our own page, and send it from there.';

/** What a person reads whose form we do not read. @param {Response} res @param {number} status @param {string} sentence */
function refuse(res, status, sentence) {
  const page = `<!doctype html>
<html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Not sent</title><p>${sentence}</p><p><a href="/contact">Contact</a></p></html>
`;
  res.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(page),
    'Cache-Control': 'private, no-store',
  });
  res.end(page);
}

/** @param {HeldResponse} page @param {Request} req @param {Response} res */
function send(page, req, res) {
  const status = page.statusCode;
  res.setHeaders(new Map(Object.entries(page.getHeaders()).map(([name, value]) => [name, value ?? ''])));
  res.setHeader('Cache-Control', cacheControl(req, status, page.getHeader('cache-control')));
  const type = String(page.getHeader('content-type') ?? '');
  if (type === 'text/html') res.setHeader('Content-Type', 'text/html; charset=utf-8');
  const body = page.body;
  if (body.length === 0) return void res.writeHead(status).end();
  const isText = text.test(type);
  if (isText) res.appendHeader('Vary', 'Accept-Encoding');
  if (status === 200) {
    const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
    res.setHeader('ETag', etag);
    if (req.headers['if-none-match'] === etag) return void res.writeHead(304).end();
  }
  const { encoding, bytes } = compressed(body, isText ? String(req.headers['accept-encoding'] ?? '') : '');
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', bytes.length);
  res.writeHead(status).end(req.method === 'HEAD' ? undefined : bytes);
}

/**
 * What a page says, but for two cases: an answer to somebody is theirs alone, and what says nothing is not kept.
 * @param {Request} req @param {number} status @param {unknown} own
 */
function cacheControl(req, status, own) {
  const isPersonal = 'cookie' in req.headers || (req.method !== 'GET' && req.method !== 'HEAD');
  return isPersonal || status >= 500 || !own ? 'private, no-store' : String(own);
}

/** @param {Buffer} body @param {string} accepted */
function compressed(body, accepted) {
  // In this thread: a page takes half a millisecond, not much more than it costs to hand it over. Lower qualities leave a
  // post above what is sent in one round trip; higher ones are for files that are made once.
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return { encoding: 'br', bytes: brotliCompressSync(body, { params }) };
  }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', bytes: gzipSync(body, { level: 4 }) };
  return { encoding: '', bytes: body };
}

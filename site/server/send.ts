import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BufferedResponse } from './buffered-response.ts';

const text = /^(text\/|application\/(.*\+)?(json|xml)|image\/svg)/;

/** Sends a buffered page, compressed and with an ETag and a length. `isCanonical`: whether its own address was requested. */
export function sendBuffered(
  page: BufferedResponse,
  req: IncomingMessage,
  res: ServerResponse,
  isCanonical: boolean,
): void {
  const status = page.statusCode;
  res.setHeaders(new Map(Object.entries(page.getHeaders()).map(([name, value]) => [name, value ?? ''])));
  res.setHeader('Cache-Control', cacheControl(req, status, page.getHeader('cache-control'), isCanonical));
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

/** An answer to a request with a cookie is private, and an address in capitals is not cached, because only the page's own is purged. */
function cacheControl(req: IncomingMessage, status: number, own: unknown, isCanonical: boolean): string {
  const isPersonal = 'cookie' in req.headers || (req.method !== 'GET' && req.method !== 'HEAD');
  if (isPersonal || status >= 500 || !own) return 'private, no-store';
  return !isCanonical && /s-maxage/.test(String(own)) ? 'no-cache' : String(own);
}

function compressed(body: Buffer, accepted: string): { encoding: string; bytes: Buffer } {
  // Synchronous, because it takes less than a millisecond. A lower quality would not fit a post into one round trip.
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return { encoding: 'br', bytes: brotliCompressSync(body, { params }) };
  }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', bytes: gzipSync(body, { level: 4 }) };
  return { encoding: '', bytes: body };
}

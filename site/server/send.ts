import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BufferedResponse } from './buffered-response.ts';
import { builtOrigin } from './built-origin.ts';

const text = /^(text\/|application\/(.*\+)?(json|xml)|image\/svg)/;

interface Options {
  publicOrigin: string;
  /** Whether the page's own address was requested. */
  isCanonical: boolean;
  isBuilt: boolean;
}

/** Sends a buffered page with the public origin, compressed and with an ETag and a length. */
export function sendBuffered(
  page: BufferedResponse,
  req: IncomingMessage,
  res: ServerResponse,
  { publicOrigin, isCanonical, isBuilt }: Options,
): void {
  const status = page.statusCode;
  res.setHeaders(new Map(Object.entries(page.getHeaders()).map(([name, value]) => [name, value ?? ''])));
  res.setHeader('Cache-Control', cacheControl(req, status, page.getHeader('cache-control'), isCanonical));
  const type = String(page.getHeader('content-type') ?? '');
  if (type === 'text/html') res.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (page.body.length === 0) return void res.writeHead(status).end();
  const isText = text.test(type);
  const body = isText ? Buffer.from(page.body.toString().replaceAll(builtOrigin, publicOrigin)) : page.body;
  const policy = res.getHeader('Content-Security-Policy');
  if (policy) res.setHeader('Content-Security-Policy', narrowed(`${policy}`, body.toString()));
  if (isText) res.appendHeader('Vary', 'Accept-Encoding');
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  if (status === 200) {
    res.setHeader('ETag', etag);
    if (req.headers['if-none-match'] === etag) return void res.writeHead(304).end();
  }
  const encoding = isText ? encodingOf(req) : undefined;
  if (encoding) res.setHeader('Content-Encoding', encoding);
  const bytes = !encoding
    ? body
    : isBuilt
      ? compressOnce(etag, body, encoding)
      : compress(body, encoding, fast);
  res.setHeader('Content-Length', bytes.length);
  res.writeHead(status).end(req.method === 'HEAD' ? undefined : bytes);
}

/** The policy allows what the build has put into any page, and a page needs only its own: that is a kilobyte less. */
function narrowed(policy: string, html: string): string {
  const inline = html.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g);
  const own = new Set([...inline].map(([, , text = '']) => ` 'sha256-${hash('sha256', text, 'base64')}'`));
  return policy.replace(/ 'sha256-[^']*'/g, (source) => (own.has(source) ? source : ''));
}

/** An answer to a request with a cookie is private, and an address in capitals is not cached, because only the page's own is purged. */
function cacheControl(req: IncomingMessage, status: number, own: unknown, isCanonical: boolean): string {
  const isPersonal = 'cookie' in req.headers || (req.method !== 'GET' && req.method !== 'HEAD');
  if (isPersonal || status >= 500 || !own) return 'private, no-store';
  return !isCanonical && /s-maxage/.test(String(own)) ? 'no-cache' : String(own);
}

function encodingOf(req: IncomingMessage): 'br' | 'gzip' | undefined {
  const accepted = String(req.headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

// A lower quality would not fit a post into one round trip.
const fast = { br: 5, gzip: 4 };
const small = { br: 11, gzip: 9 };

/** Synchronous, because it takes less than a millisecond. */
function compress(body: Buffer, encoding: 'br' | 'gzip', quality: typeof fast): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: quality.gzip });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliCompressSync(body, { params });
}

const compressedPages = new Map<string, Buffer>();

/** A built page never changes, so it is compressed once, as small as it gets. */
function compressOnce(etag: string, body: Buffer, encoding: 'br' | 'gzip'): Buffer {
  const key = `${encoding} ${etag}`;
  const bytes = compressedPages.get(key) ?? compress(body, encoding, small);
  compressedPages.set(key, bytes);
  return bytes;
}

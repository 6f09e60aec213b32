import type { IncomingMessage, ServerResponse } from 'node:http';
import { isForeignWrite } from '@practice/contract/same-origin';
import { BufferedResponse } from './buffered-response.ts';
import { sendBuffered } from './send.ts';

export type Handler = (
  req: IncomingMessage,
  res: ServerResponse,
  next: () => void,
  locals: { policy?: string | undefined },
) => Promise<void>;

interface Options {
  handler: Handler;
  pages: ReadonlyMap<string, Buffer>;
  headers: Record<string, string>;
  publicOrigin: string;
}

const largestBody = 100 * 1024;
const readMethods = ['GET', 'HEAD'];
const formPage = '/contact';
const errorPages = new Set(['/404', '/500']);
// No page needs an escape, a dot segment or an empty segment in its path.
const malformedPath = /%|\/\/|\\|\/\.{1,2}(\/|$)/;
/** The back office and the portal, whose files are only found in lower case. */
const applicationPath = /^\/(admin|client-dashboard)(?=\/|$)/i;
const parameters = ['tab', 'q', 'page', 'v'];
const purchaseParameters = ['amount', 'service', 'description'];

/** Answers with a built page, one that Astro's handler makes, or the 404 page. A cache keeps the answer for as long as its Cache-Control says. */
export function createRequestHandler({ handler, pages, headers, publicOrigin }: Options) {
  const { host, origin } = new URL(publicOrigin);

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.url === '/internal/ready') return void res.writeHead(200).end();
    res.setHeaders(new Map(Object.entries(headers)));
    if (Number(req.headers['content-length'] ?? 0) > largestBody) return refuse(res, 413, tooLongMessage);
    if (isForeignWrite(req, origin)) return refuse(res, 403, foreignMessage);
    const [requested = '', query = ''] = (req.url ?? '').replace(/#.*/, '').split('?', 2);
    const path = requested.toLowerCase().replace(/(.)\/$/, '$1');
    const lowered = requested.replace(applicationPath, (prefix) => prefix.toLowerCase());
    if (lowered !== requested) {
      const location = query ? `${lowered}?${query}` : lowered;
      return void res.writeHead(308, { Location: location, 'Cache-Control': 'no-cache' }).end();
    }
    const methods = path === formPage ? [...readMethods, 'POST'] : readMethods;
    if (!methods.includes(req.method ?? '')) {
      return void res.writeHead(405, { Allow: methods.join(', '), 'Cache-Control': 'no-store' }).end();
    }
    const page = new BufferedResponse(req);
    const built = pages.get(path);
    if (errorPages.has(path) || (!built && malformedPath.test(requested))) {
      write(page, 404, pages.get('/404'));
    } else if (built) {
      write(page, 200, built, 'public, max-age=0, s-maxage=1');
    } else {
      if (req.method === 'POST') {
        const body = await readForm(req);
        if (!body) return refuse(res, 413, tooLongMessage);
        Object.assign(req, { body });
      }
      // The Host header is never trusted.
      req.headers.host = host;
      req.url = `${path}${knownParameters(query, path === '/checkout' ? purchaseParameters : parameters)}`;
      const locals = { policy: headers['Content-Security-Policy'] };
      await handler(req, page, () => write(page, 404, pages.get('/404')), locals);
    }
    if (!res.destroyed)
      sendBuffered(page, req, res, {
        publicOrigin: origin,
        isCanonical: requested === path,
        isBuilt: Boolean(built),
      });
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    try {
      await answer(req, res);
    } catch (error) {
      if (res.destroyed) return;
      console.error(error);
      const page = new BufferedResponse(req);
      write(page, 500, pages.get('/500'));
      sendBuffered(page, req, res, { publicOrigin: origin, isCanonical: false, isBuilt: false });
    }
  };
}

/** Undefined if it is larger than any form of ours. It is read to its end: an unread body would block the next request on the connection. */
async function readForm(req: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req) {
    length += chunk.length;
    if (length <= largestBody) chunks.push(chunk);
  }
  return length <= largestBody ? Buffer.concat(chunks) : undefined;
}

/** The known parameters, the first of each name, as nginx's `$arg_name`. */
function knownParameters(query: string, names: string[]): string {
  const given = names.map((name) => [name, new RegExp(`(?:^|&)${name}=([^&]*)`, 'i').exec(query)?.[1]]);
  const parts = given.flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

function write(page: ServerResponse, status: number, html: Buffer | undefined, life = 'no-cache'): void {
  page.writeHead(status, { 'Content-Type': 'text/html', 'Cache-Control': life }).end(html);
}

const tooLongMessage = 'This is too long to be sent. Please shorten it, or call us.';
const foreignMessage =
  'This was sent from another website. Please open our own page, and send it from there.';

function refuse(res: ServerResponse, status: number, sentence: string): void {
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

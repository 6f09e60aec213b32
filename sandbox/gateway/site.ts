import { Agent, get, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { createProxy, type Upstream } from './proxy.ts';

const timeout = 15_000;
// The cookie of contract/src/session-hint.ts.
const adminHint = /(?:^|;\s*)(?:__Host-)?signed-in=admin-/;
const parameters = ['tab', 'q', 'page', 'v'];

interface Page {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  maxAge: number;
}

export function createSite({ port, scheme, sendFailure }: Omit<Upstream, 'timeout'>) {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 8, scheduling: 'lifo' });
  const proxy = createProxy({ port, scheme, timeout, sendFailure });
  const cache = new LRUCache<string, Page>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ body }, key) => key.length + body.length + 1024,
    allowStaleOnFetchRejection: true,
    async fetchMethod(key, stale, { options }) {
      const page = await fetchPage(key);
      if (page.status >= 500 && stale) throw new Error(`The site answered ${page.status}.`);
      options.ttl = page.maxAge * 1000 || 1;
      return page;
    },
  });

  async function fetchPage(key: string): Promise<Page> {
    const [encoding = '', path = ''] = key.split(' ');
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { 'accept-encoding': encoding };
      const request = get({ agent, host: '127.0.0.1', port, path, headers, timeout }, resolve);
      request.once('timeout', () => request.destroy(new Error('timeout'))).once('error', reject);
    });
    const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...headers } = response.headers;
    const maxAge = Number(/\bs-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0);
    return { status: response.statusCode ?? 502, headers, body: await buffer(response), maxAge };
  }

  return {
    async serve(req: IncomingMessage, res: ServerResponse, { isPurge = false } = {}) {
      const [path = '', query = ''] = (req.url ?? '').split('?', 2);
      const given = parameters.flatMap((name) => {
        const value = argument(query, name);
        return value ? [{ name, value }] : [];
      });
      const isSearch = given.some(({ name }) => name === 'q' || name === 'page');
      const isAdmin = adminHint.test(req.headers.cookie ?? '');
      if (!isAdmin) delete req.headers.cookie;
      const isRead = req.method === 'GET' || req.method === 'HEAD';
      if (isAdmin || isSearch || !isRead || /[A-Z]|^\/checkout/.test(path)) return proxy.forward(req, res);
      const key = `${encodingOf(req)} ${path}?${given.map(({ name, value }) => `${name}=${value}`).join('&')}`;
      const page = await cache.fetch(key, { forceRefresh: isPurge }).catch(() => undefined);
      if (!page) return sendFailure(res, 502);
      if (page.maxAge === 0) cache.delete(key);
      sendPage(req, res, page);
    },
    close() {
      agent.destroy();
      proxy.close();
    },
  };
}

function sendPage(req: IncomingMessage, res: ServerResponse, { status, headers, body }: Page): void {
  res.setHeaders(new Map(Object.entries(headers).map(([name, value]) => [name, value ?? ''])));
  const isUnchanged =
    status === 200 && headers.etag !== undefined && req.headers['if-none-match'] === headers.etag;
  if (isUnchanged) for (const name of ['content-length', 'content-encoding']) res.removeHeader(name);
  res.writeHead(isUnchanged ? 304 : status).end(isUnchanged || req.method === 'HEAD' ? undefined : body);
}

function argument(query: string, name: string): string | undefined {
  return new RegExp(`(?:^|&)${name}=([^&]*)`, 'i').exec(query)?.[1];
}

export function encodingOf({ headers }: IncomingMessage): 'br' | 'gzip' | 'identity' {
  const accepted = String(headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

// @ts-check
import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { createProxy } from './proxy.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer, seconds: number }} Page seconds: how long it may be cached */

const timeout = 15_000;
// contract/src/session-hint.ts
const adminHint = /(?:^|;\s*)signed-in=admin(?:;|$)/;
/** The parameters that the site's server makes pages of. */
const parameters = ['tab', 'q', 'page', 'v'];

/**
 * The site's server, and a cache of the pages that may be cached (s-maxage), as nginx's proxy_cache:
 * made once for many who ask at the same time, and shown stale while they cannot be made.
 * @param {{ port: number, scheme: string, failed: import('./proxy.mjs').Failed }} options
 */
export function createSite({ port, scheme, failed }) {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 8, scheduling: 'lifo' });
  const proxy = createProxy({ port, scheme, timeout, failed });
  /** @type {LRUCache<string, Page>} */
  const cache = new LRUCache({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ body }, key) => key.length + body.length + 1024,
    allowStaleOnFetchRejection: true,
    async fetchMethod(key, old, { options }) {
      const page = await make(key);
      if (page.status >= 500 && old) throw new Error(`The site answered ${page.status}.`);
      options.ttl = page.seconds * 1000 || 1;
      return page;
    },
  });

  /** @param {string} key encoding and address @returns {Promise<Page>} */
  async function make(key) {
    const [encoding = '', path = ''] = key.split(' ');
    const headers = { 'accept-encoding': encoding };
    /** @type {Request} */
    const answer = await new Promise((done, fail) => {
      const call = get({ agent, host: '127.0.0.1', port, path, headers, timeout }, done);
      call.once('timeout', () => call.destroy(new Error('timeout'))).once('error', fail);
    });
    const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...own } = answer.headers;
    const seconds = Number(/\bs-maxage=(\d+)/.exec(own['cache-control'] ?? '')?.[1] ?? 0);
    return { status: answer.statusCode ?? 502, headers: own, body: await buffer(answer), seconds };
  }

  return {
    /** @param {Request} req @param {Response} res @param {{ isPurge?: boolean }} [options] isPurge: made again and replaced, however fresh it is */
    async serve(req, res, { isPurge = false } = {}) {
      const [path = '', query = ''] = (req.url ?? '').split('?', 2);
      const given = parameters.map((name) => [name, argument(query, name)]).filter(([, value]) => value);
      const isSearch = given.some(([name]) => name === 'q' || name === 'page');
      const isAdmin = adminHint.test(req.headers.cookie ?? '');
      if (!isAdmin) delete req.headers.cookie;
      const isReading = req.method === 'GET' || req.method === 'HEAD';
      if (isAdmin || isSearch || !isReading || /[A-Z]/.test(path)) return proxy.forward(req, res);
      const address = `${path}?${given.map(([name, value]) => `${name}=${value}`).join('&')}`;
      const key = `${encodingOf(String(req.headers['accept-encoding'] ?? ''))} ${address}`;
      // Undefined: it cannot be made, and there is no stale one.
      const page = await cache.fetch(key, { forceRefresh: isPurge }).catch(() => undefined);
      if (!page) return failed(res, 502);
      if (page.seconds === 0) cache.delete(key);
      send(req, res, page);
    },
    close() {
      agent.destroy();
      proxy.close();
    },
  };
}

/** @param {Request} req @param {Response} res @param {Page} page */
function send(req, res, { status, headers, body }) {
  res.setHeaders(new Map(Object.entries(headers).map(([name, value]) => [name, value ?? ''])));
  const isKnown =
    status === 200 && headers.etag !== undefined && req.headers['if-none-match'] === headers.etag;
  if (isKnown) for (const name of ['content-length', 'content-encoding']) res.removeHeader(name);
  res.writeHead(isKnown ? 304 : status).end(isKnown || req.method === 'HEAD' ? undefined : body);
}

/** As nginx's `$arg_name`: the first of that name, in any case, as it was sent. @param {string} query @param {string} name */
function argument(query, name) {
  return new RegExp(`(?:^|&)${name}=([^&]*)`, 'i').exec(query)?.[1];
}

/** One of three, so that no page is cached more often. @param {string} accepted @returns {'br' | 'gzip' | 'identity'} */
export function encodingOf(accepted) {
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

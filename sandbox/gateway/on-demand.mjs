// @ts-check
import { Agent, request as ask } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { createPageCache } from './page-cache.mjs';
import { createProxy, responseHeaders } from './proxy.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./page-cache.mjs').Page} Page */
/** @typedef {(res: Response, headers: Record<string, string>, status: number) => void} Failed */

const patience = 15_000;
// contract/src/session-hint.ts
const adminHint = /(?:^|;\s*)signed-in=admin(?:;|$)/;

/**
 * The pages that the site's own process makes. What it says may be kept is kept and shown to everybody, and it is not told
 * who asks; but for admins, who may see what others do not: they get a page of their own, which is kept for nobody.
 * @param {{ port: number, scheme: 'http' | 'https', failed: Failed }} options
 */
export function createOnDemand({ port, scheme, failed }) {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 8, scheduling: 'lifo' });
  const proxy = createProxy({ port, scheme, failed });
  const cache = createPageCache({ make });

  /** @param {string} key encoding and address @returns {Promise<Page>} */
  async function make(key) {
    const [encoding = '', path = ''] = key.split(' ');
    const answer = await answerTo(path, encoding);
    const kept = answer.headers['cache-control'] ?? '';
    return {
      status: answer.statusCode ?? 502,
      headers: responseHeaders(answer, {}),
      etag: answer.headers.etag,
      body: await buffer(answer),
      freshFor: Number(/\bs-maxage=(\d+)/.exec(kept)?.[1] ?? 0),
      staleFor: Number(/\bstale-if-error=(\d+)/.exec(kept)?.[1] ?? 0),
    };
  }

  /** @param {string} path @param {string} encoding @returns {Promise<Request>} */
  function answerTo(path, encoding) {
    return new Promise((done, fail) => {
      const headers = { 'accept-encoding': encoding };
      const call = ask({ agent, host: '127.0.0.1', port, path, headers, timeout: patience });
      call.once('timeout', () => call.destroy(new Error('timeout')));
      call.once('error', (error) => {
        // It closed a kept connection just as we used it: the next one is new.
        const isClosed = call.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
        if (isClosed) answerTo(path, encoding).then(done, fail);
        else fail(error);
      });
      call.once('response', done).end();
    });
  }

  return {
    /**
     * @param {Request} req @param {Response} res @param {{ page: string, isKept: boolean }} route
     * @param {Record<string, string>} headers ours @param {{ isRenewed?: boolean }} [options]
     */
    async serve(req, res, { page: path, isKept }, headers, { isRenewed = false } = {}) {
      const encoding = encodingOf(String(req.headers['accept-encoding'] ?? ''));
      const isAdmin = adminHint.test(req.headers.cookie ?? '');
      if (!isKept || isAdmin) {
        const cookie = isAdmin && req.method !== 'POST' ? req.headers.cookie : undefined;
        return proxy.forward(req, res, headers, { path, asked: { 'accept-encoding': encoding, cookie } });
      }
      try {
        send(req, res, await cache.get(`${encoding} ${path}`, { isRenewed }), headers);
      } catch (error) {
        const isLate = error instanceof Error && error.message === 'timeout';
        failed(res, headers, isLate ? 504 : 502);
      }
    },
    close() {
      agent.destroy();
      proxy.close();
    },
  };
}

/** @param {Request} req @param {Response} res @param {Page} page @param {Record<string, string>} headers */
function send(req, res, page, headers) {
  const isKnown =
    page.status === 200 && page.etag !== undefined && req.headers['if-none-match'] === page.etag;
  const all = [...Object.entries(headers).flat(), ...page.headers];
  if (isKnown) {
    const isAboutBody = (/** @type {string} */ name) => /^content-(length|encoding|type)$/i.test(name);
    const pairs = all.map((name, at) => (at % 2 || isAboutBody(name) ? [] : [name, all[at + 1] ?? '']));
    return void res.writeHead(304, pairs.flat()).end();
  }
  res.writeHead(page.status, all).end(req.method === 'HEAD' ? undefined : page.body);
}

/** One of three, so that no page is kept more often. @param {string} accepted */
function encodingOf(accepted) {
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

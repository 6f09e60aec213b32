// @ts-check
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { createAnswerer } from './answer.mjs';
import { answerSecondStep } from './second-step.mjs';
import { newId } from './state.mjs';

const largestBody = 100_000;
const json = { 'Content-Type': 'application/json' };

/** The browser's half. */
const files = ['/v3.js', '/v3.css', '/form.mjs', '/fields.mjs'];

/**
 * What the stand-in says over HTTP. Browsers send `publicPrefix` in front, the API's own calls do not.
 * @param {{ account: import('./state.mjs').Account, publicPrefix: string }} options
 * @returns {import('node:http').RequestListener}
 */
export function createHandler({ account, publicPrefix }) {
  const answerCall = createAnswerer(account);

  /** @param {import('node:http').IncomingMessage} req @param {import('node:http').ServerResponse} res */
  async function handle(req, res) {
    const { method = 'GET', headers } = req;
    const [sent = '', query = ''] = (req.url ?? '').split('?', 2);
    const path = sent.startsWith(`${publicPrefix}/`) ? sent.slice(publicPrefix.length) : sent;
    const body = await readBody(req);
    if (body === undefined) return void res.writeHead(413).end();
    res.setHeader('Cache-Control', 'no-store');

    const secret = /^\/3ds\/(\w+)$/.exec(path)?.[1];
    if (secret) {
      const form = method === 'POST' ? new URLSearchParams(body) : undefined;
      const page = await answerSecondStep(account, secret, form);
      return void res.writeHead(page.status, page.headers).end(page.body);
    }
    if (files.includes(path)) {
      const content = await readFile(new URL(`browser${path}`, import.meta.url));
      const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
      res.setHeader('Content-Type', `${type}; charset=utf-8`);
      res.setHeader('Cache-Control', 'no-cache').setHeader('Vary', 'Accept-Encoding');
      if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return void res.end(content);
      return void res.setHeader('Content-Encoding', 'gzip').end(gzipSync(content));
    }
    const { authorization } = headers;
    const idempotencyKey = headers['idempotency-key']?.toString();
    const answer = await answerCall({ method, path, query, body, authorization }, idempotencyKey);
    if (account.faults.dropAfterActing > 0 && method === 'POST') {
      account.faults.dropAfterActing -= 1;
      return void res.destroy();
    }
    if (answer.isReplayed) res.setHeader('Idempotent-Replayed', 'true');
    res.writeHead(answer.status, { ...json, 'Request-Id': newId('req') }).end(answer.body);
  }

  return (req, res) => {
    handle(req, res).catch((error) => {
      // A caller who leaves in the middle is no failure.
      if (res.destroyed) return;
      console.error(error);
      if (res.headersSent) res.destroy();
      else res.writeHead(500, json).end(JSON.stringify({ error: { type: 'api_error' } }));
    });
  };
}

/** @param {import('node:http').IncomingMessage} req @returns {Promise<string | undefined>} undefined: it is too large */
async function readBody(req) {
  let body = '';
  for await (const chunk of req.setEncoding('utf8')) {
    if (body.length <= largestBody) body += chunk;
  }
  return body.length <= largestBody ? body : undefined;
}

// @ts-check
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { answerSecondStep } from './second-step.mjs';
import { newId } from './state.mjs';

const largestBody = 100_000;

const script = 'text/javascript; charset=utf-8';
/** The browser's half. @type {Record<string, { file: string, type: string }>} */
const files = {
  '/v3.js': { file: 'v3.js', type: script },
  '/v3.css': { file: 'v3.css', type: 'text/css; charset=utf-8' },
  ...Object.fromEntries(
    ['payment-form.mjs', 'payments.mjs', 'fieldset.mjs', 'fields.mjs', 'tabs.mjs'].map((file) => [
      `/browser/${file}`,
      { file, type: script },
    ]),
  ),
};

/**
 * What the stand-in says over HTTP. With `publicPrefix` in front it is the browser's half as well; `/control` has none, since
 * only this machine may make things go wrong.
 * @param {{
 *   account: import('./account.mjs').Account,
 *   answerCall: ReturnType<typeof import('./answer-call.mjs')['createAnswerer']>,
 *   control: (options: object) => object,
 *   faults: import('./faults.mjs').Faults,
 *   publicPrefix: string,
 * }} options
 * @returns {import('node:http').RequestListener}
 */
export function createHandler({ account, answerCall, control, faults, publicPrefix }) {
  /** @param {import('node:http').IncomingMessage} req @param {import('node:http').ServerResponse} res */
  async function handle(req, res) {
    const { method = 'GET', headers } = req;
    // As it was sent: a parser would let `/sandbox/stripe/../../control` in.
    const [sent = '', query = ''] = (req.url ?? '').split('?', 2);
    const isPublic = sent.startsWith(`${publicPrefix}/`);
    const path = isPublic ? sent.slice(publicPrefix.length) : sent;
    const body = await readBody(req);
    if (body === undefined) return send(res, 413, {}, '');
    res.setHeader('Cache-Control', 'no-store');

    if (path === '/control' && !isPublic && method === 'POST') {
      try {
        return send(res, 200, json, JSON.stringify(control(JSON.parse(body))));
      } catch (error) {
        return send(res, 400, json, JSON.stringify({ message: String(error) }));
      }
    }
    const step = /^\/3ds\/(\w+)$/.exec(path)?.[1];
    if (step !== undefined) {
      const page = await answerSecondStep(
        account,
        step,
        method === 'POST' ? new URLSearchParams(body) : undefined,
      );
      return send(res, page.status, page.headers, page.body);
    }
    const file = Object.hasOwn(files, path) ? files[path] : undefined;
    if (file) {
      const content = await readFile(new URL(`browser/${file.file}`, import.meta.url));
      const described = { 'Content-Type': file.type, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };
      return /\bgzip\b/.test(headers['accept-encoding'] ?? '')
        ? send(res, 200, { ...described, 'Content-Encoding': 'gzip' }, gzipSync(content))
        : send(res, 200, described, content);
    }
    const answer = await answerCall({
      method,
      path,
      query: new URLSearchParams(query),
      body,
      authorization: headers.authorization,
      idempotencyKey: headers['idempotency-key']?.toString(),
    });
    if (faults.dropAfterActing > 0 && method === 'POST') {
      faults.dropAfterActing -= 1;
      return void res.destroy();
    }
    const replayed = answer.isReplayed ? { 'Idempotent-Replayed': 'true' } : {};
    send(res, answer.status, { ...json, ...replayed, 'Request-Id': newId('req') }, answer.body);
  }

  return (req, res) => {
    handle(req, res).catch((error) => {
      console.error(error);
      res.destroy();
    });
  };
}

const json = { 'Content-Type': 'application/json' };

/** @param {import('node:http').ServerResponse} res @param {number} status @param {Record<string, string>} headers @param {string | Buffer} body */
function send(res, status, headers, body) {
  res.writeHead(status, headers).end(body);
}

/** @param {import('node:http').IncomingMessage} req @returns {Promise<string | undefined>} undefined: it is too large */
async function readBody(req) {
  let body = '';
  for await (const chunk of req.setEncoding('utf8')) {
    if (body.length <= largestBody) body += chunk;
  }
  return body.length <= largestBody ? body : undefined;
}

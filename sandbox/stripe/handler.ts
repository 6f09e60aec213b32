import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { answerCall } from './idempotency.ts';
import { answerSecondStep } from './second-step.ts';
import { type Account, newId } from './state.ts';

const browserFiles = ['/v3.js', '/v3.css', '/form.mjs', '/fields.mjs'];

export function createHandler(account: Account, publicPrefix: string): RequestListener {
  const { faults } = account;

  async function handle(req: IncomingMessage, res: ServerResponse) {
    const { method = 'GET', headers } = req;
    const [sent = '', query = ''] = (req.url ?? '').split('?', 2);
    const path = sent.startsWith(`${publicPrefix}/`) ? sent.slice(publicPrefix.length) : sent;
    const body = await text(req);
    res.setHeader('Cache-Control', 'no-store');

    const clientSecret = /^\/3ds\/(\w+)$/.exec(path)?.[1];
    if (clientSecret) {
      const form = method === 'POST' ? new URLSearchParams(body) : undefined;
      const page = await answerSecondStep(account, clientSecret, form);
      return void res.writeHead(page.status, page.headers).end(page.body);
    }
    if (browserFiles.includes(path)) {
      const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
      res.writeHead(200, {
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': 'no-cache',
        'Content-Encoding': 'gzip',
      });
      return void res.end(gzipSync(await readFile(new URL(`browser${path}`, import.meta.url))));
    }
    const request = { method, path, query, body, authorization: headers.authorization };
    const answer = await answerCall(account, request, headers['idempotency-key']?.toString());
    if (faults.dropAfterActing > 0 && method === 'POST') {
      faults.dropAfterActing -= 1;
      return void res.destroy();
    }
    res.writeHead(answer.status, { 'Content-Type': 'application/json', 'Request-Id': newId('req') });
    res.end(answer.body);
  }

  return (req, res) => {
    handle(req, res).catch((error) => {
      if (res.destroyed) return;
      console.error(error);
      if (res.headersSent) res.destroy();
      else res.writeHead(500).end();
    });
  };
}

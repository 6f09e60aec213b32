// @ts-check
import { isForeignWrite } from '@practice/contract/same-origin';
import { HeldResponse } from './held-response.mjs';
import { sendHeld } from './send.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const largestBody = 100 * 1024;
const reading = ['GET', 'HEAD'];
// The form on the contact page, sent without script.
const formPage = '/contact';
const formAnswer = '/contact/answer';
/** What has a file and yet no address. */
const hidden = new Set(['/404', '/500', formAnswer]);
// No page of ours needs an escape, a dot segment or an empty one: each has one way to be written, apart from its case and a
// slash at its end.
const unusual = /%|\/\/|\\|\/\.{1,2}(\/|$)/;
/** The back office and the portal are applications, whose files are found in lower case alone. */
const application = /^\/(admin|client-dashboard)(?=\/|$)/i;
/** The parameters that pages are made of. The cache in front of us tells pages apart by these. */
const parameters = ['tab', 'q', 'page', 'v'];

/**
 * Answers for every page: a built one, one that Astro's handler makes, or the page for what is not found. The cache in front
 * of us keeps an answer for as long as its own Cache-Control says.
 * @param {{
 *   handler: (req: Request, res: Response, next: () => void, locals: { policy?: string | undefined }) => Promise<void>,
 *   pages: ReadonlyMap<string, Buffer>, // the built ones by their address
 *   headers: Record<string, string>, // of every answer, unless a page says otherwise
 *   publicOrigin: string,
 * }} options
 */
export function createAnswer({ handler, pages, headers, publicOrigin }) {
  const { host, origin } = new URL(publicOrigin);

  /** @param {Request} req @param {Response} res */
  async function answer(req, res) {
    if (req.url === '/=ready') return void res.writeHead(200).end();
    res.setHeaders(new Map(Object.entries(headers)));
    if (Number(req.headers['content-length'] ?? 0) > largestBody) return refuse(res, 413, tooLong);
    if (isForeignWrite(req, origin)) return refuse(res, 403, foreign);
    const [requested = '', query = ''] = (req.url ?? '').split('?', 2);
    const path = requested.toLowerCase().replace(/(.)\/$/, '$1');
    const lowered = requested.replace(application, (prefix) => prefix.toLowerCase());
    if (lowered !== requested) {
      const location = query ? `${lowered}?${query}` : lowered;
      return void res.writeHead(308, { Location: location, 'Cache-Control': 'no-cache' }).end();
    }
    const isForm = req.method === 'POST' && path === formPage;
    if (!isForm && !reading.includes(req.method ?? '')) {
      const methods = path === formPage ? [...reading, 'POST'] : reading;
      return void res.writeHead(405, { Allow: methods.join(', '), 'Cache-Control': 'no-store' }).end();
    }
    const page = new HeldResponse(req);
    const built = pages.get(path);
    if (isForm || !(built || hidden.has(path) || unusual.test(requested))) {
      // One origin is ours, whatever a visitor or somebody between us says.
      req.headers.host = host;
      req.url = `${isForm ? formAnswer : path}${known(query)}`;
      // A page that needs another policy makes it of this one.
      const locals = { policy: headers['Content-Security-Policy'] };
      await handler(req, page, () => write(page, 404, pages.get('/404')), locals);
    } else if (built && !hidden.has(path)) {
      write(page, 200, built);
    } else {
      write(page, 404, pages.get('/404'));
    }
    if (!res.destroyed) sendHeld(page, req, res, { isCanonical: requested === path });
  }

  /** A page that fails is one failure, logged, and never the end of the process. @param {Request} req @param {Response} res */
  return async (req, res) => {
    try {
      await answer(req, res);
    } catch (error) {
      if (res.destroyed) return;
      console.error(error);
      const page = new HeldResponse(req);
      write(page, 500, pages.get('/500'));
      sendHeld(page, req, res, { isCanonical: false });
    }
  };
}

/** Of each parameter the first of that name, as nginx's `$arg_name`. @param {string} query */
function known(query) {
  const given = parameters.map((name) => [name, new RegExp(`(?:^|&)${name}=([^&]*)`, 'i').exec(query)?.[1]]);
  const parts = given.flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** @param {Response} page @param {number} status @param {Buffer} [html] */
function write(page, status, html) {
  page.writeHead(status, { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' }).end(html);
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

// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { root } from '../root.mjs';
import { cacheControl } from './headers.mjs';

/** @typedef {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse) => void} Handler */
/** @typedef {{ part: 'site' | 'portal' | 'admin', file: string }} PageRoute */

/** The built files of the three fronts, the pages the site makes on demand, and its page for what is not found. */
export async function createPages() {
  const folders = {
    site: join(root, 'site/dist/client'),
    portal: join(root, 'portal/dist'),
    admin: join(root, 'admin/dist'),
  };
  const options = { brotli: true, gzip: true, etag: true, extensions: ['html'] };
  const files = {
    site: sirv(folders.site, options),
    portal: sirv(folders.portal, options),
    admin: sirv(folders.admin, options),
  };
  const policy = readFileSync(join(root, 'site/dist/csp.txt'), 'utf8');
  const onDemand = await siteHandler();
  const notFound = notFoundPage(join(folders.site, '404.html'));

  return {
    policy,
    /** @param {import('node:http').IncomingMessage} req @param {import('node:http').ServerResponse} res @param {PageRoute} route @param {string} path */
    serve(req, res, route, path) {
      // Parts of a compressed file are of no use to anybody, and pages are small.
      if (route.file === '/' || !/\.(pdf|mp4|webm)$/.test(route.file)) delete req.headers.range;
      res.setHeader('Cache-Control', cacheControl(route.part, path));
      req.url = route.file;
      files[route.part](req, res, () => {
        if (route.part === 'site' && onDemand && !/\.[^/]*$/.test(route.file)) onDemand(req, res);
        else notFound(req, res);
      });
    },
    notFound,
  };
}

/** @returns {Promise<Handler | undefined>} */
async function siteHandler() {
  const entry = join(root, 'site/dist/server/entry.mjs');
  if (!existsSync(entry)) return undefined;
  process.env.ASTRO_NODE_AUTOSTART = 'disabled';
  return (await import(entry)).handler;
}

/** @param {string} file @returns {Handler} */
function notFoundPage(file) {
  const bodies = {
    br: readFileSync(`${file}.br`),
    gzip: readFileSync(`${file}.gz`),
    identity: readFileSync(file),
  };
  return (req, res) => {
    const accepted = String(req.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
    const body = bodies[encoding];
    res.setHeader('Cache-Control', 'no-cache');
    res.setHeader('Vary', 'Accept-Encoding');
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
    res.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Content-Length': body.length });
    res.end(body);
  };
}

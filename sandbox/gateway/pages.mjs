// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { holdFiles } from './files.mjs';
import { cacheControl } from './headers.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** The built files of the three fronts, and the site's page for what is not found. Every page was made at build time. */
export function createPages() {
  const folders = {
    site: join(root, 'site/dist/client'),
    portal: join(root, 'portal/dist'),
    admin: join(root, 'admin/dist'),
  };
  const files = {
    site: holdFiles(folders.site),
    portal: holdFiles(folders.portal),
    admin: holdFiles(folders.admin),
  };
  const notFound = notFoundPage(join(folders.site, '404.html'));
  return {
    policy: readFileSync(join(root, 'site/dist/csp.txt'), 'utf8'),
    notFound,
    /** @param {Request} req @param {Response} res @param {{ part: 'site' | 'portal' | 'admin', file: string }} route @param {string} path */
    serve(req, res, route, path) {
      res.setHeader('Cache-Control', cacheControl(route.part, path));
      if (!files[route.part](req, res, route.file)) notFound(req, res);
    },
  };
}

/** @param {string} file */
function notFoundPage(file) {
  const bodies = {
    br: readFileSync(`${file}.br`),
    gzip: readFileSync(`${file}.gz`),
    identity: readFileSync(file),
  };
  /** @param {Request} req @param {Response} res */
  return (req, res) => {
    const accepted = String(req.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
    const body = bodies[encoding];
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
    res.writeHead(404, {
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding',
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': body.length,
    });
    res.end(body);
  };
}

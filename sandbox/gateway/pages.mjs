// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { holdFiles } from './files.mjs';
import { cacheControl } from './headers.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** The built files of the three fronts, and the site's pages for what is not found and for what fails. */
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
  const notFound = pageOfWords(join(folders.site, '404.html'));
  const failure = pageOfWords(join(folders.site, '500.html'));
  return {
    policy: readFileSync(join(root, 'site/dist/csp.txt'), 'utf8'),
    /** @param {Request} req @param {Response} res */
    notFound: (req, res) => notFound(res, encodingOf(req), 404, { 'Cache-Control': 'no-cache' }),
    /** @param {Response} res @param {Record<string, string>} headers @param {number} status */
    failed: (res, headers, status) =>
      failure(res, encodingOf(res.req), status, { ...headers, 'Cache-Control': 'no-store' }),
    /** @param {Request} req @param {Response} res @param {{ part: 'site' | 'portal' | 'admin', file: string }} route @param {string} path */
    serve(req, res, route, path) {
      // A page of an application stays one if its address has a dot.
      res.setHeader('Cache-Control', cacheControl(route.part, route.file === '/' ? '/' : path));
      if (!files[route.part](req, res, route.file)) this.notFound(req, res);
    },
  };
}

/** @param {Request} req */
function encodingOf(req) {
  const accepted = String(req.headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** A page that stands in for the one that was asked for. @param {string} file */
function pageOfWords(file) {
  const bodies = {
    br: readFileSync(`${file}.br`),
    gzip: readFileSync(`${file}.gz`),
    identity: readFileSync(file),
  };
  /** @param {Response} res @param {'br' | 'gzip' | 'identity'} encoding @param {number} status @param {Record<string, string>} headers */
  return (res, encoding, status, headers) => {
    const body = bodies[encoding];
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
    res.writeHead(status, {
      ...headers,
      Vary: 'Accept-Encoding',
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': body.length,
    });
    res.end(body);
  };
}

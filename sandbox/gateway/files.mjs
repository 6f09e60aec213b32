// @ts-check
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sirv from 'sirv';
import { root } from '../root.mjs';
import { sampleIn } from './samples.mjs';

const immutable = /^\/(_astro|admin\/assets|client-dashboard\/assets)\//;
const hidden = /^\/(404|500)\/?$/;

/**
 * The built files of the three fronts under one root, as nginx has them in /srv/www. They are copied: a build that replaces
 * them while we run takes nothing from visitors, and is served after a restart.
 * @param {string} folder where the copy goes
 */
export async function createFiles(folder) {
  await rm(folder, { recursive: true, force: true });
  const copy = (/** @type {string} */ from, /** @type {string} */ to) =>
    cp(join(root, from), join(folder, to), { recursive: true, preserveTimestamps: true });
  await copy('site/dist/client', '');
  await Promise.all([copy('admin/dist', 'admin'), copy('portal/dist', 'client-dashboard')]);
  const send = sirv(folder, { brotli: true, gzip: true, etag: true });
  const headers = JSON.parse(await readFile(join(root, 'site/dist/headers.json'), 'utf8'));
  const failure = await readFile(join(folder, '500.html'));

  return {
    /**
     * @param {import('node:http').IncomingMessage} req @param {import('node:http').ServerResponse} res
     * @param {string} path @param {() => void} next there is no such file
     */
    serve(req, res, path, next) {
      if ((req.method !== 'GET' && req.method !== 'HEAD') || hidden.test(path)) return next();
      // Every address of the back office is its one page, but for its assets.
      if (/^\/admin\/(?!assets\/)/.test(path)) req.url = '/admin/';
      // The portal's tabs are in the query; its one other page is named here.
      if (/^\/client-dashboard\/account\/?$/.test(path)) req.url = '/client-dashboard/';
      res.setHeaders(new Map(Object.entries({ ...headers, 'Cache-Control': lifeOf(path) })));
      send(req, res, next);
    },
    /** @param {import('node:http').ServerResponse} res @param {number} status */
    failed(res, status) {
      res.setHeaders(new Map(Object.entries(headers)));
      res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
      res.end(failure);
    },
  };
}

/** @param {string} path */
function lifeOf(path) {
  if (immutable.test(path)) return 'public, max-age=31536000, immutable';
  if (/^\/(admin|client-dashboard)(\/|$)/.test(path)) return 'no-store';
  if (sampleIn(path)) return 'no-cache';
  return /\.[^/]*$/.test(path) ? 'public, max-age=3600' : 'no-cache';
}

// @ts-check
import { cp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { root } from '../root.mjs';
import { sendFile } from './send-file.mjs';
import { encodingOf } from './site.mjs';

const immutable = /^\/(_astro|admin\/assets|client-dashboard\/assets)\//;
/** The build puts these beside a text, compressed. */
const endings = { br: '.br', gzip: '.gz', identity: '' };

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
  const files = await filesIn(folder);
  const headers = JSON.parse(await readFile(join(root, 'site/dist/headers.json'), 'utf8'));
  const failure = await readFile(join(folder, '500.html'));

  return {
    /**
     * @param {import('node:http').IncomingMessage} req @param {import('node:http').ServerResponse} res
     * @param {string} path @param {() => unknown} next there is no such file
     */
    async serve(req, res, path, next) {
      const isReading = req.method === 'GET' || req.method === 'HEAD';
      const name = decoded(pageOf(path));
      const encoding = encodingOf(String(req.headers['accept-encoding'] ?? ''));
      const found = [name, `${name.replace(/\/$/, '')}/index.html`].find((one) => files.has(one)) ?? '';
      const file = files.get(`${found}${endings[encoding]}`) ?? files.get(found);
      if (!isReading || !file) return next();
      res.setHeaders(new Map(Object.entries({ ...headers, 'Cache-Control': lifeOf(path) })));
      await sendFile(req, res, file);
    },
    /** @param {import('node:http').ServerResponse} res @param {number} status */
    failed(res, status) {
      res.setHeaders(new Map(Object.entries(headers)));
      res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
      res.end(failure);
    },
  };
}

/** By their addresses, the compressed ones with their endings. @param {string} folder */
async function filesIn(folder) {
  /** @type {Map<string, import('./send-file.mjs').File>} */
  const files = new Map();
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    const stats = await stat(path);
    // What begins with a dot is the build's own, and the page for what fails has no address.
    if (!stats.isFile() || /(^|\/)\.(?!well-known\/)/.test(name) || name === '500.html') continue;
    const [, plain = name, ending = ''] = /^(.*)\.(br|gz)$/.exec(name) ?? [];
    const type = lookup(plain) ?? 'application/octet-stream';
    files.set(`/${name}`, {
      path,
      size: stats.size,
      modified: stats.mtime,
      headers: {
        'Content-Type': type === 'text/html' ? 'text/html; charset=utf-8' : type,
        ...(ending ? { 'Content-Encoding': ending === 'gz' ? 'gzip' : ending } : {}),
        Vary: 'Accept-Encoding',
      },
    });
  }
  return files;
}

/** @param {string} path as it was sent, which is not always an escape that can be read @returns {string} */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    // No file has such a name, so the path finds nothing.
    return path;
  }
}

/** @param {string} path */
function pageOf(path) {
  // Every address of the back office is its one page, but for its assets.
  if (/^\/admin\/(?!assets\/)/.test(path)) return '/admin/';
  // The portal's tabs are in the query; its one other page is named here.
  return /^\/client-dashboard\/account\/?$/.test(path) ? '/client-dashboard/' : path;
}

/** @param {string} path */
function lifeOf(path) {
  if (immutable.test(path)) return 'public, max-age=31536000, immutable';
  if (/^\/(admin|client-dashboard)(\/|$)/.test(path)) return 'no-store';
  return /\.[^/]*$/.test(path) ? 'public, max-age=3600' : 'no-cache';
}

import { cp, readdir, readFile, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { lookup } from 'mrmime';
import send from 'send';
import type { Files } from '../gateway.ts';
import { root } from '../root.ts';
import { encodingOf } from './site.ts';

const immutable = /^\/(_astro|admin\/assets|client-dashboard\/assets)\//;
const suffixes = { br: '.br', gzip: '.gz', identity: '' };

/** Copies the built files of the three front ends to `folder`, so that a build can replace the originals meanwhile. */
export async function createFiles(folder: string): Promise<Files> {
  await rm(folder, { recursive: true, force: true });
  const copy = (from: string, to: string) =>
    cp(join(root, from), join(folder, to), { recursive: true, preserveTimestamps: true });
  await copy('site/dist/client', '');
  await Promise.all([copy('admin/dist', 'admin'), copy('portal/dist', 'client-dashboard')]);
  const files = await readServedFiles(folder);
  const json = await readFile(join(root, 'site/dist/headers.json'), 'utf8');
  const headers = new Map<string, string>(Object.entries(JSON.parse(json)));
  const failurePage = await readFile(join(folder, '500.html'));

  return {
    serve(req, res, path, next) {
      const isRead = req.method === 'GET' || req.method === 'HEAD';
      const name = decode(rewrite(path));
      const suffix = suffixes[encodingOf(req)];
      const file = [name, `${name.replace(/\/$/, '')}/index.html`]
        .flatMap((plain) => [plain + suffix, plain])
        .find((candidate) => files.has(candidate));
      if (!isRead || !file) return next();
      res.setHeaders(headers).setHeaders(headersOf(file)).setHeader('Cache-Control', cacheControlOf(path));
      send(req, encodeURI(file), { root: folder, dotfiles: 'allow', cacheControl: false }).pipe(res);
    },
    sendFailure(res: ServerResponse, status: number) {
      res.setHeaders(headers);
      res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
      res.end(failurePage);
    },
  };
}

async function readServedFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join('/', relative(folder, parentPath), name));
  return new Set(names.filter((name) => !/\/\.(?!well-known\/)|^\/500\.html/.test(name)));
}

function headersOf(file: string): Map<string, string> {
  const [, plainName = file, suffix] = /^(.*)\.(br|gz)$/.exec(file) ?? [];
  const type = lookup(plainName) ?? 'application/octet-stream';
  const headers = new Map([
    ['Content-Type', type === 'text/html' ? 'text/html; charset=utf-8' : type],
    ['Vary', 'Accept-Encoding'],
  ]);
  return suffix ? headers.set('Content-Encoding', suffix === 'gz' ? 'gzip' : suffix) : headers;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // The escapes are malformed, so no file has this name.
    return path;
  }
}

function rewrite(path: string): string {
  if (/^\/admin\/(?!assets\/)/.test(path)) return '/admin/';
  return /^\/client-dashboard\/account\/?$/.test(path) ? '/client-dashboard/' : path;
}

function cacheControlOf(path: string): string {
  if (immutable.test(path)) return 'public, max-age=31536000, immutable';
  if (/^\/(admin|client-dashboard)(\/|$)/.test(path)) return 'no-store';
  return /\.[^/]*$/.test(path) ? 'public, max-age=3600' : 'no-cache';
}

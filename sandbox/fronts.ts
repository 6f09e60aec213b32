import { cp, readFile, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Router } from 'express';
import sirv, { type Options } from 'sirv';
import { findFreePort } from './free-port.ts';
import { proxyTo } from './gateway.ts';
import { root } from './root.ts';
import { startSite, supervise } from './service.ts';

export interface FrontOptions {
  apiPort: number;
  publicOrigin: string;
  dataDir: string;
  logFile: string | undefined;
  log: (line: string) => void;
}

export interface Fronts {
  router: Router;
  sitePort: number;
  close(): Promise<void>;
}

export async function startBuiltFronts({ dataDir, log, ...options }: FrontOptions): Promise<Fronts> {
  const sitePort = await findFreePort();
  const { close } = await supervise('site', () => startSite({ sitePort, ...options }), log);
  return { router: await serveFiles(join(dataDir, 'served'), sitePort), sitePort, close };
}

/** Serves a copy of the built files, so that a build can run beside it. What is no file goes to the site's server. */
async function serveFiles(folder: string, sitePort: number): Promise<Router> {
  await rm(folder, { recursive: true, force: true });
  const copy = (from: string, to: string) =>
    cp(join(root, from), join(folder, to), { recursive: true, preserveTimestamps: true });
  await copy('site/dist/client', '');
  await copy('admin/dist', 'admin');
  await copy('portal/dist', 'client-dashboard');

  const read = async (name: string): Promise<Map<string, string>> =>
    new Map(Object.entries(JSON.parse(await readFile(join(root, 'site/dist', name), 'utf8'))));
  const policies = await read('policies.json');
  const headers = await read('headers.json');
  const setHeaders = (res: ServerResponse, file: string) =>
    res
      .setHeaders(headers)
      .setHeader('Content-Security-Policy', policies.get(file) ?? policies.get('default') ?? '');
  const files = (path: string, cacheControl: string, options: Options) =>
    sirv(join(folder, path), {
      brotli: true,
      gzip: true,
      etag: true,
      setHeaders(res: ServerResponse, name: string) {
        const isHashed = /^\/(_astro|assets)\//.test(name);
        setHeaders(res, path ? `/${path}/index.html` : name);
        res.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : cacheControl);
      },
      ...options,
    });
  const failurePage = await readFile(join(folder, '500.html'));
  const sendFailure = (res: ServerResponse) =>
    setHeaders(res, '/500.html')
      .writeHead(502, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(failurePage);
  return Router({ caseSensitive: true })
    .use('/admin', files('admin', 'no-store', { single: true }))
    .use(
      '/client-dashboard',
      files('client-dashboard', 'no-store', { single: true, ignores: '^/(?!account/?$).' }),
    )
    .use(files('', 'public, max-age=3600', { extensions: [] }))
    .use(proxyTo(sitePort, sendFailure));
}

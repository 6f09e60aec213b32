import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { startChild } from '../child-process.ts';
import { findFreePort } from '../free-port.ts';
import type { FrontOptions, Fronts } from '../fronts.ts';
import { createProxy } from '../gateway/proxy.ts';
import { fetchStatus, waitUntilReady } from '../readiness.ts';
import { binPath, root } from '../root.ts';

// The development servers put inline scripts into the pages, and talk to them over a WebSocket.
const policy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export async function startDevFronts({ apiPort }: FrontOptions): Promise<Fronts> {
  const site = await startFront('site', ['astro', 'dev'], { API_URL: `http://127.0.0.1:${apiPort}` });
  const portal = await startFront('portal', ['vite', '--strictPort']);
  const admin = await startFront('admin', ['vite', '--strictPort']);
  const all = [site, portal, admin];
  const close = async () => void (await Promise.all(all.map((front) => front.close())));
  await Promise.all(all.map(({ ready }) => ready)).catch(async (error) => {
    await close();
    throw error;
  });

  const frontOf = (path: string) => {
    if (/^\/client-dashboard([/?]|$)/i.test(path)) return portal;
    return /^\/admin([/?]|$)/i.test(path) ? admin : site;
  };

  return {
    files: {
      serve(req, res, path) {
        // Vite's base has a slash at the end.
        if (/^\/(client-dashboard|admin)$/i.test(path))
          req.url = `${path.toLowerCase()}/${req.url?.slice(path.length)}`;
        res.setHeader('Content-Security-Policy', policy);
        frontOf(path).proxy.forward(req, res);
      },
      sendFailure,
    },
    sitePort: site.port,
    upgrade: (req, socket, head) => frontOf(req.url ?? '').proxy.upgrade(req, socket, head),
    close,
  };
}

function sendFailure(res: ServerResponse, status: number): void {
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  res.end('The development server does not answer.');
}

async function startFront(folder: string, [program = '', ...args]: string[], variables = {}) {
  const port = await findFreePort();
  const server = startChild(
    join(root, 'node_modules/.bin', program),
    [...args, '--host', '127.0.0.1', '--port', String(port)],
    {
      cwd: join(root, folder),
      env: { ...process.env, ...variables, PATH: binPath, ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  const proxy = createProxy({ port, scheme: 'http', timeout: 60_000, sendFailure });
  const isReady = async () => (await fetchStatus(`http://127.0.0.1:${port}/`)) !== undefined;
  return {
    port,
    proxy,
    ready: waitUntilReady(`development server of "${folder}"`, server, isReady),
    async close() {
      proxy.close();
      await server.close(3_000);
    },
  };
}

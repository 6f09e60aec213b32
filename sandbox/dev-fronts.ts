import { join } from 'node:path';
import { Router } from 'express';
import { findFreePort } from './free-port.ts';
import type { FrontOptions, Fronts } from './fronts.ts';
import { proxyTo } from './gateway.ts';
import { root } from './root.ts';
import { answers, startNode, waitUntilReady } from './service.ts';

// The development servers put inline scripts into the pages, and talk to them over a WebSocket.
const policy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export async function startDevFronts({ apiPort, publicOrigin }: FrontOptions): Promise<Fronts> {
  const servers: { close(): Promise<void> }[] = [];
  const close = async () => void (await Promise.all(servers.map((server) => server.close())));

  async function start(folder: string, ...command: string[]): Promise<number> {
    const port = await findFreePort();
    const [program = '', ...args] = [...command, '--host', '127.0.0.1', '--port', String(port)];
    const server = startNode([join(root, 'node_modules/.bin', program), ...args], {
      cwd: join(root, folder),
      env: {
        API_URL: `http://127.0.0.1:${apiPort}`,
        SITE_ORIGIN: publicOrigin,
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      forceKillAfterDelay: 3_000,
    });
    servers.push(server);
    await waitUntilReady(folder, server, () => answers(`http://127.0.0.1:${port}/`, () => true));
    return port;
  }

  try {
    const portal = await start('portal', 'vite', '--strictPort');
    const admin = await start('admin', 'vite', '--strictPort');
    const sitePort = await start('site', 'astro', 'dev');
    const addressOf = (port: number) => `http://127.0.0.1:${port}`;
    const router = Router({ caseSensitive: true })
      .use((_req, res, next) => {
        res.set('Content-Security-Policy', policy);
        next();
      })
      .get(/^\/(client-dashboard|admin)$/, (req, res) => res.redirect(`${req.path}/`))
      .use(
        proxyTo(sitePort, (res) => void res.writeHead(502).end('The development server does not answer.'), {
          ws: true,
          router: { '/client-dashboard/': addressOf(portal), '/admin/': addressOf(admin) },
        }),
      );
    return { router, sitePort, close };
  } catch (error) {
    await close();
    throw error;
  }
}

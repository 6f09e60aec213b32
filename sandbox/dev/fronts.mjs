// @ts-check
import { join } from 'node:path';
import { findFreePort } from '../free-port.mjs';
import { createProxy } from '../gateway/proxy.mjs';
import { programs, root } from '../root.mjs';
import { statusOf, untilAnswered } from '../until-answered.mjs';
import { startWatched } from '../watched.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const timeout = 60_000;

// The tools put scripts of their own into pages and talk to them over a socket.
const policy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Astro's and Vite's development servers behind the gateway, their sockets included. @param {{ apiPort: number }} options */
export async function startDevFronts({ apiPort }) {
  const fronts = {
    site: await startFront('site', ['astro', 'dev'], { API_URL: `http://127.0.0.1:${apiPort}` }),
    portal: await startFront('portal', ['vite', '--strictPort']),
    admin: await startFront('admin', ['vite', '--strictPort']),
  };
  const all = Object.values(fronts);
  await Promise.all(all.map(({ ready }) => ready)).catch(async (error) => {
    await Promise.all(all.map(({ close }) => close()));
    throw error;
  });

  /** @param {string} path */
  const frontOf = (path) => {
    if (/^\/client-dashboard([/?]|$)/i.test(path)) return fronts.portal;
    return /^\/admin([/?]|$)/i.test(path) ? fronts.admin : fronts.site;
  };

  return {
    files: {
      /** @param {Request} req @param {Response} res @param {string} path */
      serve(req, res, path) {
        // The root of an application has its slash there, and the form on the contact page is answered by a page of its own.
        if (/^\/(client-dashboard|admin)$/i.test(path))
          req.url = `${path.toLowerCase()}/${req.url?.slice(path.length)}`;
        if (req.method === 'POST' && path === '/contact') req.url = '/contact/answer';
        res.setHeader('Content-Security-Policy', policy);
        frontOf(path).proxy.forward(req, res);
      },
      failed,
    },
    sitePort: fronts.site.port,
    /** @type {import('../gateway.mjs').Upgrade} */
    upgrade: (req, socket, head) => frontOf(req.url ?? '').proxy.upgrade(req, socket, head),
    async close() {
      await Promise.all(all.map(({ close }) => close()));
    },
  };
}

/** @param {Response} res @param {number} status */
function failed(res, status) {
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  res.end('The development server does not answer.');
}

/** @param {string} part @param {string[]} command @param {Record<string, string>} [variables] */
async function startFront(part, [program = '', ...args], variables = {}) {
  const port = await findFreePort();
  const server = startWatched(
    join(root, 'node_modules/.bin', program),
    [...args, '--host', '127.0.0.1', '--port', String(port)],
    {
      cwd: join(root, part),
      env: { ...process.env, ...variables, PATH: programs, ASTRO_TELEMETRY_DISABLED: '1' },
      output: ['inherit', 'inherit'],
    },
  );
  const proxy = createProxy({ port, scheme: 'http', timeout, failed });
  const answers = async () => (await statusOf(`http://127.0.0.1:${port}/`)) !== undefined;
  return {
    port,
    proxy,
    ready: untilAnswered(answers, { ended: server.ended, timeout }).then((outcome) => {
      if (outcome !== 'answered') throw new Error(`The development server of "${part}" does not answer.`);
    }),
    async close() {
      proxy.close();
      await server.close(3_000);
    },
  };
}

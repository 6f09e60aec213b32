// @ts-check
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../free-port.mjs';
import { createProxy } from '../gateway/proxy.mjs';
import { programs, root } from '../root.mjs';
import { startWatched } from '../watched.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const patience = 60_000;

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

  /** @param {string} url */
  const frontOf = (url) => {
    if (/^\/client-dashboard([/?]|$)/i.test(url)) return fronts.portal;
    if (/^\/admin([/?]|$)/i.test(url)) return fronts.admin;
    return fronts.site;
  };

  return {
    pages: {
      policy,
      /** @param {Request} req @param {Response} res @param {{ part: 'site' | 'portal' | 'admin', file: string }} route @param {string} path */
      serve(req, res, { part, file }, path) {
        const query = /\?.*$/.exec(req.url ?? '')?.[0] ?? '';
        // The root of an application has its slash there.
        req.url =
          (part !== 'site' && file === '/' && !path.slice(1).includes('/') ? `${path}/` : path) + query;
        fronts[part].proxy.forward(req, res, {});
      },
      /** The tools' own addresses are none of ours. @param {Request} req @param {Response} res */
      notFound(req, res) {
        frontOf(req.url ?? '').proxy.forward(req, res, {});
      },
      /** @param {Response} res @param {Record<string, string>} headers @param {number} status */
      failed(res, headers, status) {
        res.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' });
        res.end('The development server of "site" does not answer.');
      },
    },
    sitePort: fronts.site.port,
    /** @param {Request} req @param {import('node:stream').Duplex} socket @param {Buffer} head */
    upgrade(req, socket, head) {
      joinSockets(frontOf(req.url ?? '').port, req, socket, head);
    },
    async close() {
      await Promise.all(all.map(({ close }) => close()));
    },
  };
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
  const proxy = createProxy({ port, scheme: 'http' });
  return {
    port,
    proxy,
    ready: answers(part, port, server.ended),
    async close() {
      proxy.close();
      await server.close(3_000);
    },
  };
}

/** @param {string} part @param {number} port @param {Promise<unknown>} ended */
async function answers(part, port, ended) {
  let isGone = false;
  ended.then(() => {
    isGone = true;
  });
  for (const deadline = Date.now() + patience; Date.now() < deadline && !isGone; await pause(100)) {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response) return;
  }
  throw new Error(`The development server of "${part}" does not answer.`);
}

/** @param {number} port @param {Request} req @param {import('node:stream').Duplex} socket @param {Buffer} head */
function joinSockets(port, req, socket, head) {
  const outgoing = request({ host: '127.0.0.1', port, path: req.url, headers: req.headers });
  const end = () => {
    outgoing.destroy();
    socket.destroy();
  };
  socket.on('error', end);
  outgoing.on('error', end).on('response', end);
  outgoing.on('upgrade', (response, upstream, first) => {
    const lines = response.rawHeaders.map((text, index) => (index % 2 ? `${text}\r\n` : `${text}: `));
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
    socket.write(first);
    upstream.write(head);
    upstream.on('error', end).on('close', end);
    socket.on('close', end);
    upstream.pipe(socket).pipe(upstream);
  });
  outgoing.end();
}

// @ts-check
/** A real nginx with the project's nginx.conf, in front of the built files and an API; for tests, on a port of its own. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from './free-port.mjs';
import { root } from './root.mjs';
import { startWatched } from './watched.mjs';

const places = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
  '/usr/local/bin/nginx',
];

/** Where nginx is, on PATH or beside it. @returns {Promise<string | undefined>} */
export async function findNginx() {
  for (const place of ['nginx', ...places]) {
    const found = await promisify(execFile)(place, ['-v']).catch(() => undefined);
    if (found) return place;
  }
  return undefined;
}

/**
 * @param {{ apiPort: number, port?: number }} options
 * @returns {Promise<{ origin: string, close(): Promise<void> }>}
 */
export async function startNginx({ apiPort, port }) {
  const program = await findNginx();
  if (!program) throw new Error('nginx is not installed.');
  const chosen = port ?? (await findFreePort());
  const dir = await mkdtemp(join(tmpdir(), 'practice-nginx-'));
  const file = join(dir, 'nginx.conf');
  await mkdir(join(dir, 'srv'));
  for (const part of ['site', 'portal', 'admin'])
    await symlink(join(root, part, 'dist'), join(dir, 'srv', part));
  await writeFile(file, await rendered({ port: chosen, apiPort, dir }));
  const server = startWatched(program, ['-p', dir, '-c', file, '-g', 'daemon off;'], {
    output: ['inherit', 'inherit'],
  });
  const origin = `http://localhost:${chosen}`;
  try {
    await answers(origin, server.ended);
  } catch (error) {
    await server.close();
    throw error;
  }
  return {
    origin,
    async close() {
      await server.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** The file as it is, with the places of this machine. @param {{ port: number, apiPort: number, dir: string }} here */
async function rendered({ port, apiPort, dir }) {
  let text = await readFile(join(root, 'nginx.conf'), 'utf8');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${dir}/${kind};`)
    .join(' ');
  /** @type {[string, string][]} */
  const changes = [
    ['listen 80;', `listen 127.0.0.1:${port}; listen [::1]:${port};`],
    // As root, its workers would be another user, who may not be able to look into our folder.
    ['pid /run/nginx.pid;', `pid ${dir}/nginx.pid;${process.getuid?.() === 0 ? ' user root;' : ''}`],
    ['error_log /dev/stderr warn;', `error_log ${dir}/error.log warn;`],
    ['server api:3000;', `server 127.0.0.1:${apiPort};`],
    ['access_log off;', `access_log off; ${temporary}`],
    ['root /srv;', `root ${dir}/srv;`],
    ['include /srv/', `include ${dir}/srv/`],
  ];
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`nginx.conf has no "${from}" any more.`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** @param {string} origin @param {Promise<unknown>} ended */
async function answers(origin, ended) {
  let isGone = false;
  ended.then(() => {
    isGone = true;
  });
  for (let tries = 0; tries < 200 && !isGone; tries += 1) {
    const response = await fetch(origin).catch(() => undefined);
    await response?.arrayBuffer();
    if (response) return;
    await pause(50);
  }
  throw new Error('nginx did not start.');
}

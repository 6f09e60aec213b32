// @ts-check
/** A real nginx with the project's nginx.conf, in front of the built files, an API and a site; for tests, on ports of its own. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from './free-port.mjs';
import { root } from './root.mjs';
import { statusOf, untilAnswered } from './until-answered.mjs';
import { startWatched } from './watched.mjs';

const places = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
  '/usr/local/bin/nginx',
];

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Where nginx is, on PATH or beside it, if it has Debian's brotli module. @returns {Promise<string | undefined>} */
export async function findNginx() {
  if (!existsSync(brotli)) return undefined;
  for (const place of ['nginx', ...places]) {
    const found = await promisify(execFile)(place, ['-v']).catch(() => undefined);
    if (found) return place;
  }
  return undefined;
}

/**
 * @param {{
 *   apiPort: number,
 *   sitePort: number,
 *   uploads?: string, // the API's folder, for an API that leaves the sending of files to nginx
 *   port?: number,
 *   purgePort?: number,
 * }} options
 * @returns {Promise<{ origin: string, close(): Promise<void> }>}
 */
export async function startNginx({ apiPort, sitePort, uploads, port, purgePort }) {
  const program = await findNginx();
  if (!program) throw new Error('nginx is not installed.');
  const chosen = port ?? (await findFreePort());
  const dir = await mkdtemp(join(tmpdir(), 'practice-nginx-'));
  const file = join(dir, 'nginx.conf');
  await layOut(dir, uploads);
  const ports = { port: chosen, purgePort: purgePort ?? (await findFreePort()), apiPort, sitePort };
  await writeFile(file, await rendered(ports, dir));
  const server = startWatched(program, ['-p', dir, '-c', file, '-g', 'daemon off;'], {
    output: ['inherit', 'inherit'],
  });
  const origin = `http://localhost:${chosen}`;
  const answers = async () => (await statusOf(origin)) !== undefined;
  if ((await untilAnswered(answers, { ended: server.ended, timeout: 60_000 })) !== 'answered') {
    await server.close();
    throw new Error('nginx did not start.');
  }
  return {
    origin,
    async close() {
      await server.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** The files of /srv, as nginx.conf says. @param {string} dir @param {string} [uploads] */
async function layOut(dir, uploads) {
  const www = join(dir, 'srv/www');
  await mkdir(www, { recursive: true });
  const client = join(root, 'site/dist/client');
  for (const name of await readdir(client)) await symlink(join(client, name), join(www, name));
  await symlink(join(root, 'admin/dist'), join(www, 'admin'));
  await symlink(join(root, 'portal/dist'), join(www, 'client-dashboard'));
  await symlink(join(root, 'site/dist/headers.conf'), join(dir, 'srv/headers.conf'));
  await symlink(uploads ?? dir, join(dir, 'srv/uploads'));
}

/** The file as it is, with the places of this machine. @param {Record<'port' | 'purgePort' | 'apiPort' | 'sitePort', number>} ports @param {string} dir */
async function rendered({ port, purgePort, apiPort, sitePort }, dir) {
  let text = await readFile(join(root, 'nginx.conf'), 'utf8');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${dir}/${kind};`)
    .join(' ');
  /** @type {[string, string][]} */
  const changes = [
    ['listen 80;', `listen 127.0.0.1:${port}; listen [::1]:${port};`],
    ['listen 8081;', `listen 127.0.0.1:${purgePort};`],
    // As root, its workers would be another user, who may not be able to look into our folder.
    ['user www-data;', process.getuid?.() === 0 ? 'user root;' : ''],
    ['pid /run/nginx.pid;', `pid ${dir}/nginx.pid;`],
    ['error_log /dev/stderr warn;', `error_log ${dir}/error.log warn;`],
    ['server api:3000;', `server 127.0.0.1:${apiPort};`],
    ['server site:4321;', `server 127.0.0.1:${sitePort};`],
    ['/var/cache/nginx/pages', `${dir}/pages`],
    ['access_log off;', `access_log off; ${temporary}`],
    ['root /srv/', `root ${dir}/srv/`],
    ['alias /srv/', `alias ${dir}/srv/`],
    ['include /srv/', `include ${dir}/srv/`],
  ];
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`nginx.conf has no "${from}" any more.`);
    text = text.replaceAll(from, to);
  }
  return text;
}

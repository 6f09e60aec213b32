// A real nginx with the project's nginx.conf on ports of its own, for tests and measurements.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../free-port.ts';
import { withProgress } from '../progress.mjs';
import { root } from '../root.ts';
import { answers, startProcess, waitUntilReady } from '../service.ts';
import { installDebianPackages } from './install-debian.ts';

const programs = [
  'nginx',
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
  '/usr/local/bin/nginx',
];

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The path of nginx, if it has Debian's brotli module. */
export async function findNginx(): Promise<string | undefined> {
  if (!existsSync(brotliModule)) return undefined;
  for (const program of programs)
    if (await promisify(execFile)(program, ['-v']).catch(() => undefined)) return program;
  return undefined;
}

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

export async function provideNginx(): Promise<boolean> {
  if (await findNginx()) return true;
  await withProgress('Installing nginx', () => installDebianPackages(...packages)).catch(() => {});
  return Boolean(await findNginx());
}

interface NginxOptions {
  apiPort: number;
  sitePort: number;
  uploads?: string;
  port?: number;
  purgePort?: number;
}

export async function startNginx({ apiPort, sitePort, uploads, ...given }: NginxOptions) {
  const { port = await findFreePort(), purgePort = await findFreePort() } = given;
  return runNginx(port, async (dir) => {
    await linkFiles(dir, uploads);
    let text = await readFile(join(root, 'nginx.conf'), 'utf8');
    const replacements = {
      'listen 80;': `listen 127.0.0.1:${port}; listen [::1]:${port};`,
      'listen 8081;': `listen 127.0.0.1:${purgePort};`,
      'user www-data;': userDirective(),
      'pid /run/nginx.pid;': `pid ${dir}/nginx.pid;`,
      'error_log /dev/stderr crit;': `error_log ${dir}/error.log crit;`,
      'default api:3000;': `default 127.0.0.1:${apiPort};`,
      'default site:4321;': `default 127.0.0.1:${sitePort};`,
      '/var/cache/nginx/pages': `${dir}/pages`,
      'access_log /dev/stdout': `${tempPaths(dir)} access_log ${dir}/access.log`,
      'root /srv/': `root ${dir}/srv/`,
      'alias /srv/': `alias ${dir}/srv/`,
      'include /srv/': `include ${dir}/srv/`,
    };
    for (const [from, to] of Object.entries(replacements)) {
      if (!text.includes(from)) throw new Error(`nginx.conf has no "${from}" any more.`);
      text = text.replaceAll(from, to);
    }
    return text;
  });
}

async function runNginx(port: number, configure: (dir: string) => Promise<string>) {
  const program = await findNginx();
  if (!program) throw new Error('nginx is not installed.');
  const dir = await mkdtemp(join(tmpdir(), 'practice-nginx-'));
  const file = join(dir, 'nginx.conf');
  await writeFile(file, await configure(dir));
  const server = startProcess(program, ['-p', dir, '-c', file, '-g', 'daemon off;'], {
    killSignal: 'SIGINT',
  });
  const origin = `http://localhost:${port}`;
  await waitUntilReady('nginx', server, () => answers(`${origin}/favicon.svg`));
  return {
    origin,
    log: () => readFile(join(dir, 'access.log'), 'utf8'),
    async close() {
      await server.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** As root, the workers would be another user, who may not be able to read our folder. */
function userDirective(): string {
  return process.getuid?.() === 0 ? 'user root;' : '';
}

function tempPaths(dir: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return kinds.map((kind) => `${kind}_temp_path ${dir}/${kind};`).join(' ');
}

async function linkFiles(dir: string, uploads = dir): Promise<void> {
  const www = join(dir, 'srv/www');
  await mkdir(www, { recursive: true });
  const client = join(root, 'site/dist/client');
  for (const name of await readdir(client)) await symlink(join(client, name), join(www, name));
  await symlink(join(root, 'admin/dist'), join(www, 'admin'));
  await symlink(join(root, 'portal/dist'), join(www, 'client-dashboard'));
  for (const name of ['headers.conf', 'policies.conf'])
    await symlink(join(root, 'site/dist', name), join(dir, 'srv', name));
  await symlink(uploads, join(dir, 'srv/uploads'));
}

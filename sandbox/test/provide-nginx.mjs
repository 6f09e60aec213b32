// @ts-check
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { findNginx } from '../nginx.mjs';
import { withProgress } from '../progress.mjs';
import { installDebian } from './debian.mjs';

/** Debian's names. */
const packages = ['nginx-light', 'libnginx-mod-http-brotli-filter', 'libnginx-mod-http-brotli-static'];

/** Sees to an nginx with its brotli modules. @returns {Promise<string[]>} what has to be left out without one */
export async function provideNginx() {
  if (await isReady()) return [];
  await withProgress('Installing nginx', () => installDebian(...packages)).catch(() => {});
  if (await isReady()) return [];
  return [
    'nginx with its brotli modules was not found and could not be installed: what goes through nginx was NOT run.',
  ];
}

async function isReady() {
  const program = await findNginx();
  if (!program) return false;
  // It says on stderr how it was built.
  const { stderr } = await promisify(execFile)(program, ['-V']);
  const [, path = '/usr/lib/nginx/modules'] = /--modules-path=(\S+)/.exec(stderr) ?? [];
  return ['filter', 'static'].every((kind) => existsSync(`${path}/ngx_http_brotli_${kind}_module.so`));
}

// @ts-check
import { findNginx } from '../nginx.mjs';
import { withProgress } from '../progress.mjs';
import { installDebian } from './debian.mjs';

/** Debian's names. */
const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** Sees to an nginx with its brotli module. @returns {Promise<string[]>} what has to be left out without one */
export async function provideNginx() {
  if (await findNginx()) return [];
  await withProgress('Installing nginx', () => installDebian(...packages)).catch(() => {});
  if (await findNginx()) return [];
  return [
    'nginx with its brotli module was not found and could not be installed: what goes through nginx was NOT run.',
  ];
}

// @ts-check
import { findNginx } from '../nginx.mjs';
import { withProgress } from '../progress.mjs';
import { installDebian } from './debian.mjs';

/** Debian's names. */
const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** Sees to an nginx with its brotli module. @returns {Promise<boolean>} whether there is one */
export async function provideNginx() {
  if (await findNginx()) return true;
  await withProgress('Installing nginx', () => installDebian(...packages)).catch(() => {});
  return Boolean(await findNginx());
}

// @ts-check
import { findNginx } from '../nginx.mjs';
import { withProgress } from '../progress.mjs';
import { installDebian } from './debian.mjs';

/** Sees to an nginx. @returns {Promise<string[]>} what has to be left out without one */
export async function provideNginx() {
  if (await findNginx()) return [];
  await withProgress('Installing nginx', () => installDebian('nginx-light')).catch(() => {});
  if (await findNginx()) return [];
  return ['nginx was not found and could not be installed: what goes through nginx was NOT run.'];
}

import { findNginx } from '../nginx.ts';
import { withProgress } from '../progress.mjs';
import { installDebianPackages } from './install-debian.ts';

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** Finds or installs nginx with its brotli module. Returns whether there is one. */
export async function provideNginx(): Promise<boolean> {
  if (await findNginx()) return true;
  await withProgress('Installing nginx', () => installDebianPackages(...packages)).catch(() => {});
  return Boolean(await findNginx());
}

// @ts-check
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Installs packages where that needs nobody's consent: on Debian, as root, e.g. in a container. @param {string[]} names */
export async function installDebian(...names) {
  if (process.getuid?.() !== 0) throw new Error(`Only root can install ${names.join(', ')}.`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await execute('apt-get', ['update', '-q'], options);
  await execute('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...names], options);
}

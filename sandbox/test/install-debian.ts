import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Installs Debian packages. It works as root only, for example in a container. */
export async function installDebianPackages(...names: string[]): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error(`Only root can install ${names.join(', ')}.`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-q'], options);
  await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...names], options);
}

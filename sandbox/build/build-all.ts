import { execa } from 'execa';
import { root } from '../root.ts';

interface Options {
  script?: 'build' | 'build:api';
  signal?: AbortSignal | undefined;
}

const env = { WIREIT_CACHE: 'none', ASTRO_TELEMETRY_DISABLED: '1' };

/** Builds what is stale: package.json says (wireit) what each build reads and writes. */
export async function buildAll({ script = 'build', signal }: Options = {}): Promise<void> {
  const { failed } = await execa('npm', ['run', '--silent', '--ignore-scripts', script], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    reject: false,
    ...(signal && { cancelSignal: signal }),
  });
  signal?.throwIfAborted();
  if (failed) throw new Error('The build failed, see above.');
}

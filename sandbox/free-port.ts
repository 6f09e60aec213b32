import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import getPort from 'get-port';

// Linux gives ports from 32768 to outgoing connections, and macOS from 49152. Browsers refuse no port in this range.
export function findFreePort(): Promise<number> {
  return getPort({ port: Array.from({ length: 50 }, () => randomInt(20_000, 32_768)) });
}

export async function assertPortIsFree(port: number): Promise<void> {
  const probe = createServer().listen(port);
  await once(probe, 'listening').catch((error) => {
    if (error.code === 'EACCES')
      throw new Error(`This user may not listen on port ${port}: choose one above 1023.`);
    throw new Error(
      `Port ${port} is taken by another program: stop it, or choose another, e.g. PORT=${port + 1} npm start.`,
    );
  });
  await once(probe.close(), 'close');
}

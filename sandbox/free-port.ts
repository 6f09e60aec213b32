import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Linux gives ports from 32768 to outgoing connections, and macOS from 49152. Browsers refuse no port in this range.
const lowest = 20_000;
const highest = 32_767;

const returned = new Set<number>();

/** A port of this machine on which no one listens. Never returns the same one twice. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = randomInt(lowest, highest + 1);
    if (returned.has(port)) continue;
    returned.add(port);
    try {
      await assertPortIsFree(port);
      return port;
    } catch (error) {
      if (attempt === 50) throw error;
    }
  }
}

export async function assertPortIsFree(port: number): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(port), 'listening');
  } catch (error) {
    throw listenError(error as NodeJS.ErrnoException, port);
  }
  await once(probe.close(), 'close');
}

export function listenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(
      `Port ${port} is taken by another program: stop it, or choose another, e.g. PORT=${port + 1} npm start.`,
    );
  if (error.code === 'EACCES')
    return new Error(`This user may not listen on port ${port}: choose one above 1023.`);
  return error;
}

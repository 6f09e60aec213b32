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
  await once(probe, 'listening').catch(({ code }) => {
    const why = code === 'EACCES' ? 'is not open to this user' : 'is taken by another program';
    throw new Error(
      `Port ${port} ${why}: choose another, e.g. PORT=${port < 1024 ? 8080 : port + 1} npm start.`,
    );
  });
  await once(probe.close(), 'close');
}

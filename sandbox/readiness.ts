import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child-process.ts';

export async function waitUntilReady(
  name: string,
  { ended, close }: Child,
  isReady: () => Promise<boolean>,
  timeout = 60_000,
): Promise<void> {
  const deadline = Date.now() + timeout;
  while (!(await isReady())) {
    const hasEnded = await Promise.race([ended.then(() => true), sleep(50, false)]);
    if (hasEnded) throw new Error(`The ${name} stopped before it was ready; its messages say why.`);
    if (Date.now() > deadline) {
      await close(1_000);
      throw new Error(`The ${name} did not become ready within ${timeout / 1000} s.`);
    }
  }
}

export async function fetchStatus(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

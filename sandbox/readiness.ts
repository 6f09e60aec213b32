import { setTimeout as sleep } from 'node:timers/promises';

/** Checks a new process every 50 ms until it is ready, until `ended` settles, or for `timeout` ms. */
export async function waitUntilReady(
  isReady: () => Promise<boolean>,
  { ended, timeout }: { ended: Promise<unknown>; timeout: number },
): Promise<'ready' | 'ended' | 'late'> {
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  const deadline = Date.now() + timeout;
  while (!(await isReady())) {
    if (hasEnded) return 'ended';
    if (Date.now() > deadline) return 'late';
    await Promise.race([sleep(50), ended]);
  }
  return 'ready';
}

/** The HTTP status of a URL, or undefined if no one listens there. */
export async function fetchStatus(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    // No one listens there, or not yet.
    return undefined;
  }
}

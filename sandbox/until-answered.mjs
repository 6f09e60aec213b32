// @ts-check
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks a process that has just been started again and again.
 * @param {() => Promise<boolean>} answers whether it answers
 * @param {{ ended: Promise<unknown>, timeout: number }} limits ended: of the process; timeout: in ms
 * @returns {Promise<'answered' | 'ended' | 'late'>}
 */
export async function untilAnswered(answers, { ended, timeout }) {
  let isGone = false;
  ended.then(() => {
    isGone = true;
  });
  const deadline = Date.now() + timeout;
  while (!(await answers())) {
    if (isGone) return 'ended';
    if (Date.now() > deadline) return 'late';
    await Promise.race([pause(50), ended]);
  }
  return 'answered';
}

/** What an address answers; undefined: nobody listens there, or not yet. @param {string} url @returns {Promise<number | undefined>} */
export async function statusOf(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

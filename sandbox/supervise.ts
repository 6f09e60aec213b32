import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from './progress.mjs';

const longestRetryDelay = 4_000;
const stableAfter = 60_000;

interface Part {
  ended: Promise<unknown>;
  close(): Promise<void>;
}

/** Restarts a part whenever it ends unexpectedly. It never gives up, because the cause, such as a full disk, may pass. */
export async function supervise(name: string, start: () => Promise<Part>, log: (line: string) => void) {
  let isClosing = false;
  let part = await start();
  watch();

  function watch() {
    const startedAt = Date.now();
    const watched = part;
    void watched.ended.then(() => {
      if (isClosing || watched !== part) return;
      log(`The ${name} has stopped unasked; starting it again.`);
      void restart(Date.now() - startedAt > stableAfter ? 0 : 1);
    });
  }

  async function restart(attempt: number): Promise<void> {
    for (; ; attempt += 1) {
      await sleep(Math.min(250 * 2 ** attempt, longestRetryDelay));
      if (isClosing) return;
      try {
        part = await start();
        break;
      } catch (error) {
        log(`The ${name} did not come up: ${messageOf(error)}`);
      }
    }
    if (isClosing) await part.close();
    else watch();
  }

  return {
    async close() {
      isClosing = true;
      await part.close();
    },
    async restart() {
      isClosing = true;
      await part.close();
      isClosing = false;
      part = await start();
      watch();
    },
  };
}

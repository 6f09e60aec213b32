// @ts-check
import { setTimeout as pause } from 'node:timers/promises';

const pauses = [250, 500, 1_000, 2_000];
const longestPause = 4_000;
const steadyAfter = 60_000;

/**
 * @typedef {object} Supervised
 * @property {() => Promise<void>} close
 * @property {() => Promise<void>} restart
 */

/**
 * Keeps a part alive: started again when it ends unexpectedly, at once at first, then after growing pauses. It is never
 * given up, since what keeps it down may pass, such as a full disk.
 * @param {string} name
 * @param {() => Promise<{ ended: Promise<unknown>, close(): Promise<void> }>} start settles when the part answers
 * @param {(line: string) => void} log
 * @returns {Promise<Supervised>}
 */
export async function supervise(name, start, log) {
  let isClosing = false;
  let part = await start();
  watch();

  function watch() {
    const started = Date.now();
    const watched = part;
    watched.ended.then(() => {
      if (isClosing || watched !== part) return;
      log(`The ${name} has stopped unasked; starting it again.`);
      void revive(Date.now() - started > steadyAfter ? 0 : 1);
    });
  }

  /** @param {number} tries */
  async function revive(tries) {
    for (; ; tries += 1) {
      await pause(pauses[tries] ?? longestPause);
      if (isClosing) return;
      try {
        part = await start();
        if (isClosing) await part.close();
        else watch();
        return;
      } catch (error) {
        log(`The ${name} did not come up: ${error instanceof Error ? error.message : error}`);
      }
    }
  }

  return {
    async close() {
      isClosing = true;
      await part.close();
    },
    async restart() {
      const old = part;
      isClosing = true;
      await old.close();
      isClosing = false;
      part = await start();
      watch();
    },
  };
}

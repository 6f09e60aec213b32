// @ts-check
import { LRUCache } from 'lru-cache';

const largest = 32 * 1024 * 1024;

/**
 * @typedef {object} Page
 * @property {number} status
 * @property {string[]} headers as they go out, name after value
 * @property {string | undefined} etag
 * @property {Buffer} body
 * @property {number} freshFor how long the next visitor may get it, in seconds; 0: it is not kept
 * @property {number} staleFor how much longer, while it cannot be made anew
 */

/**
 * The pages that were made on demand, as nginx's proxy_cache would keep them: when its time is over the next visitor gets
 * a new one, and the old one is only for those who come while that one is being made, or when it cannot be made.
 * @param {{ make: (key: string) => Promise<Page>, now?: () => number }} options make throws when nobody answers
 */
export function createPageCache({ make, now = Date.now }) {
  /** @type {LRUCache<string, { page: Page, made: number, begun: number }>} */
  const kept = new LRUCache({
    maxSize: largest,
    sizeCalculation: ({ page }, key) => key.length + page.body.length + page.headers.join().length + 1,
  });
  /** @type {Map<string, Promise<Page>>} */
  const underway = new Map();
  let begun = 0;

  /** @param {string} key @param {{ isRenewed?: boolean }} [options] isRenewed: made anew, however fresh it is */
  function get(key, { isRenewed = false } = {}) {
    const found = kept.get(key);
    const age = found ? (now() - found.made) / 1000 : 0;
    const spare = found && age < found.page.freshFor + found.page.staleFor ? found.page : undefined;
    if (!isRenewed) {
      if (found && age < found.page.freshFor) return found.page;
      const running = underway.get(key);
      if (running) return spare ?? running;
    }
    const work = renew(key, spare).finally(() => {
      if (underway.get(key) === work) underway.delete(key);
    });
    underway.set(key, work);
    return work;
  }

  /** @param {string} key @param {Page | undefined} spare */
  async function renew(key, spare) {
    begun += 1;
    const mine = begun;
    /** @type {Page} */
    let page;
    try {
      page = await make(key);
    } catch (error) {
      if (spare) return spare;
      throw error;
    }
    if (page.status >= 500 && spare) return spare;
    // One that was begun before an edit may end after the one that was begun because of it.
    if (mine > (kept.peek(key)?.begun ?? 0)) {
      if (page.freshFor > 0) kept.set(key, { page, made: now(), begun: mine });
      else kept.delete(key);
    }
    return page;
  }

  return { get };
}

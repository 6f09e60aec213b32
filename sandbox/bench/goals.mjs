// @ts-check
/** The goals of speed, and which of them were missed. */

/** @type {string[]} */
const missed = [];
/** @type {string[]} */
const unknown = [];
let held = 0;

/** @param {string} what @param {number} value @param {number} goal @param {string} [unit] */
export function atMost(what, value, goal, unit = '') {
  if (value <= goal) held += 1;
  else missed.push(`${what}: ${round(value)}${unit}, the goal is at most ${goal}${unit}`);
}

/** @param {string} what @param {number} value @param {number} goal */
function atLeast(what, value, goal) {
  if (value >= goal) held += 1;
  else missed.push(`${what}: ${round(value)}, the goal is at least ${goal}`);
}

/**
 * A cached page against a bare file of the same bytes. Where the client was the limit of the file, the file could do more:
 * the ratio is then at most what it says; where it was the limit of both, there is none. CPU does not depend on it.
 * @param {string} name
 * @param {import('./wrk.mjs').Load} file @param {import('./wrk.mjs').Load} page
 * @param {number} most what the client can do at most, in answers a second
 */
export function compared(name, file, page, most) {
  const isLimit = (/** @type {import('./wrk.mjs').Load} */ { clientBusy, perSecond }) =>
    clientBusy >= 0.9 || perSecond >= 0.9 * most;
  const ratio = page.perSecond / file.perSecond;
  const what = `${name}, cached: requests/s against a bare file`;
  if (isLimit(page)) unknown.push(`${what}: the client was the limit`);
  else if (isLimit(file) && ratio >= 0.9)
    unknown.push(`${what}: at most ${round(ratio)}, the client was the limit`);
  else atLeast(what, ratio, 0.9);
  atLeast(`${name}, cached: CPU of a bare file against its own`, file.cpu / page.cpu, 0.8);
  atMost(`${name}, cached: p99`, page.p99, 10, ' ms');
}

export function printGoals() {
  console.log(`\n## Goals: ${held} held, ${missed.length} missed, ${unknown.length} not known\n`);
  for (const sentence of missed) console.log(`- missed: ${sentence}`);
  for (const sentence of unknown) console.log(`- not known: ${sentence}`);
}

/** Three digits say enough. @param {number} value */
export function round(value) {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}

// @ts-check
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cpuSeconds } from './processes.mjs';

const execute = promisify(execFile);
const script = fileURLToPath(new URL('wrk.lua', import.meta.url));
// It runs on the machine that it measures: the rest of the cores is for the product.
const threads = Math.max(1, Math.floor(availableParallelism() / 2));

/**
 * @typedef {object} Load
 * @property {number} perSecond answers
 * @property {number} p50 milliseconds
 * @property {number} p99
 * @property {number} cpu milliseconds per answer, of all processes of the product together
 * @property {number} clientBusy share of its threads' time that wrk has used: from 0.9 on it is the limit
 * @property {number} failed answers that were none, or errors
 */

/** There is no other client to fall back on: one that is slower than nginx would measure itself. */
export async function requireWrk() {
  const { stdout = '' } = await execute('wrk', ['--version']).catch((error) => error);
  if (!/^wrk /.test(stdout))
    throw new Error(
      'wrk is not installed. It is what measures: apt-get install wrk (Debian), brew install wrk.',
    );
}

/**
 * One round: asks for one address as fast as it is answered.
 * @param {string} url of this machine
 * @param {{ connections?: number, seconds?: number }} [options]
 * @returns {Promise<Load>}
 */
export async function measure(url, { connections = 32, seconds = 5 } = {}) {
  const used = Math.min(threads, connections);
  const options = ['-t', `${used}`, '-c', `${connections}`, '-d', `${seconds}s`, '--timeout', '10s'];
  const before = cpuSeconds();
  const { stdout } = await execute('wrk', [...options, '-s', script, '-H', 'accept-encoding: br', url]);
  const result = JSON.parse(stdout.slice(stdout.lastIndexOf('\n{')));
  return {
    perSecond: result.requests / result.seconds,
    p50: result.p50,
    p99: result.p99,
    cpu: ((cpuSeconds() - before) * 1000) / Math.max(1, result.requests),
    clientBusy: result.clientSeconds / result.seconds / used,
    failed: result.failed,
  };
}

/**
 * Two or more addresses in alternation, A B A B A B, after a round each that does not count.
 * @param {string[]} urls @param {Parameters<typeof measure>[1]} [options]
 * @returns {Promise<Load[]>} medians, one for each address
 */
export async function alternate(urls, options) {
  for (const url of urls) await measure(url);
  /** @type {Load[][]} */
  const rounds = [];
  for (let round = 0; round < 3; round += 1) {
    const loads = [];
    for (const url of urls) loads.push(await measure(url, options));
    rounds.push(loads);
  }
  return urls.map((_, index) => medians(rounds.flatMap((round) => round[index] ?? [])));
}

/** @param {Load[]} loads @returns {Load} */
function medians(loads) {
  const of = (/** @type {keyof Load} */ figure) => {
    const sorted = loads.map((load) => load[figure]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    cpu: of('cpu'),
    clientBusy: of('clientBusy'),
    failed: loads.reduce((sum, { failed }) => sum + failed, 0),
  };
}

// @ts-check
import autocannon from 'autocannon';
import { cpuSeconds } from './processes.mjs';

/**
 * @typedef {object} Load
 * @property {number} perSecond answers
 * @property {number} p50 milliseconds
 * @property {number} p99
 * @property {number} cpu milliseconds per answer, of all processes of the product together
 * @property {number} failed answers that were none, or not 2xx
 */

/**
 * Asks for one address as fast as it answers. Some rounds come before that do not count.
 * @param {string} url of this machine
 * @param {{ connections?: number, seconds?: number, headers?: Record<string, string> }} [options]
 * @returns {Promise<Load>}
 */
export async function measure(url, { connections = 10, seconds = 5, headers = {} } = {}) {
  const round = (/** @type {number} */ duration) =>
    autocannon({ url, connections, duration, headers: { 'accept-encoding': 'br', ...headers } });
  await round(2);
  const before = cpuSeconds();
  const result = await round(seconds);
  const cpu = ((cpuSeconds() - before) * 1000) / Math.max(1, result.requests.total);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

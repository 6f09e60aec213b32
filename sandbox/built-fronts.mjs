// @ts-check
import { whileNobodyBuilds } from './build/build-all.mjs';
import { findFreePort } from './free-port.mjs';
import { createPages } from './gateway/pages.mjs';
import { startSite } from './node-process.mjs';
import { supervise } from './supervise.mjs';

/**
 * @typedef {object} Ground what the fronts stand on
 * @property {number} apiPort
 * @property {string} publicOrigin
 * @property {string | undefined} logFile
 * @property {{ log: (line: string) => void, onLost: (error: Error) => void }} keep
 */

/**
 * @typedef {object} Fronts
 * @property {ReturnType<typeof createPages>} pages
 * @property {number} sitePort what makes pages on demand
 * @property {(req: import('node:http').IncomingMessage, socket: import('node:stream').Duplex, head: Buffer) => void} [upgrade]
 * @property {() => Promise<void>} close
 */

/** What `npm start` serves. @param {Ground} ground @returns {Promise<Fronts>} */
export async function startBuiltFronts({ keep, ...ground }) {
  const sitePort = await findFreePort();
  return whileNobodyBuilds(async () => {
    const pages = createPages();
    const { close } = await supervise('site', () => startSite({ sitePort, ...ground }), keep);
    return { pages, sitePort, close };
  });
}

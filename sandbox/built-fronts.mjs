// @ts-check
import { join } from 'node:path';
import { whileNobodyBuilds } from './build/build-all.mjs';
import { findFreePort } from './free-port.mjs';
import { createFiles } from './gateway/files.mjs';
import { startSite } from './node-process.mjs';
import { supervise } from './supervise.mjs';

/**
 * @typedef {object} Ground what the fronts stand on
 * @property {number} apiPort
 * @property {string} dataDir
 * @property {string} publicOrigin
 * @property {string | undefined} logFile
 * @property {(line: string) => void} log
 */

/**
 * @typedef {object} Fronts
 * @property {import('./gateway.mjs').Files} files
 * @property {number} sitePort the site's own server
 * @property {import('./gateway.mjs').Upgrade} [upgrade]
 * @property {() => Promise<void>} close
 */

/** What `npm start` serves. @param {Ground} ground @returns {Promise<Fronts>} */
export async function startBuiltFronts({ log, dataDir, ...ground }) {
  const sitePort = await findFreePort();
  return whileNobodyBuilds(async () => {
    const files = await createFiles(join(dataDir, 'served'));
    const { close } = await supervise('site', () => startSite({ sitePort, ...ground }), log);
    return { files, sitePort, close };
  });
}

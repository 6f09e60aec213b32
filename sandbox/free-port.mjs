// @ts-check
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below what Linux (from 32768) and macOS (from 49152) lend to outgoing connections: a port from there may be gone
// again before anybody listens on it. Browsers refuse no port in this range.
const lowest = 20_000;
const highest = 32_767;

/** @type {Set<number>} */
const given = new Set();

/** A port of this machine that nobody listens on, never the same twice. @returns {Promise<number>} */
export async function findFreePort() {
  for (let tries = 1; ; tries += 1) {
    const port = randomInt(lowest, highest + 1);
    if (given.has(port)) continue;
    given.add(port);
    try {
      await refuseTakenPort(port);
      return port;
    } catch (error) {
      if (tries === 50) throw error;
    }
  }
}

/** Says at once what would only be found out after a long start. @param {number} port @returns {Promise<void>} */
export function refuseTakenPort(port) {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error) => fail(listenError(error, port)));
    probe.listen(port, () => probe.close(() => done()));
  });
}

/** The sentence for a port that cannot be had. @param {NodeJS.ErrnoException} error @param {number} port */
export function listenError(error, port) {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} is taken by another program: stop it, or choose another, e.g. PORT=${port + 1} npm start.`,
    );
  }
  if (error.code === 'EACCES')
    return new Error(`This user may not listen on port ${port}: choose one above 1023.`);
  return error;
}

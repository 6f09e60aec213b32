// @ts-check
import { createServer } from 'node:net';

/** A port of this machine that nobody listens on. @returns {Promise<number>} */
export function findFreePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => done(port));
    });
  });
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

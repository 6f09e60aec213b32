// @ts-check
import { Agent, get } from 'node:http';

const timeout = 15_000;

/** The sample that a path names, if it names the file of one. @param {string} path @returns {string | undefined} */
export function sampleIn(path) {
  return /^\/+samples\/+([a-z-]+\.(?:pdf|mp4))$/.exec(decoded(path))?.[1];
}

/** @param {string} path as it was sent, which is not always an escape that can be read @returns {string} */
export function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The files of samples are sent while the API says that they are open, as nginx's auth_request. @param {{ port: number }} options of the API */
export function createSamples({ port }) {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 8, scheduling: 'lifo' });
  return {
    /** @param {string} name @param {import('node:http').IncomingMessage} req whose session counts @returns {Promise<boolean>} */
    isOpen(name, { headers: { cookie = '' } }) {
      const path = `/api/resources/samples/${name}`;
      return new Promise((done, fail) => {
        const call = get({ agent, host: '127.0.0.1', port, path, headers: { cookie }, timeout }, (answer) => {
          answer.resume();
          const { statusCode = 502 } = answer;
          if (statusCode >= 500) fail(new Error(`The API answered ${statusCode}.`));
          else done(statusCode === 200);
        });
        call.once('timeout', () => call.destroy(new Error('timeout'))).once('error', fail);
      });
    },
    close() {
      agent.destroy();
    },
  };
}

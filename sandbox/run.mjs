// @ts-check
import { sentenceOf } from './progress.mjs';

/**
 * Runs a stack in the foreground: says when it is ready, stops all of it on Ctrl-C.
 * @param {(signal: AbortSignal) => Promise<import('./stack.mjs').Stack>} start
 */
export async function runUntilStopped(start) {
  // Where our lines go may be full, or gone: that ends nothing.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  const stopping = new AbortController();
  // A terminal and npm may both tell us, so that it may come twice.
  const stop = () => stopping.abort();
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  /** @type {import('./stack.mjs').Stack | undefined} */
  let stack;
  let code = 0;
  try {
    stack = await start(stopping.signal);
    console.log(`ready: ${stack.origin}`);
    const stopped = new Promise((done) => stopping.signal.addEventListener('abort', () => done(undefined)));
    const error = await Promise.race([stopped, unforeseen()]);
    if (error) throw error;
  } catch (error) {
    if (!stopping.signal.aborted) {
      console.error(sentenceOf(error));
      code = 1;
    }
  }
  await stack?.close();
  process.exit(code);
}

/** @returns {Promise<unknown>} */
function unforeseen() {
  return new Promise((done) => {
    process.once('uncaughtException', (error) => {
      console.error(error);
      done(new Error('Something unforeseen went wrong, see above; stopping.'));
    });
  });
}

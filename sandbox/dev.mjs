// @ts-check
// `npm run dev`: the same stack with hot reload. Pages come from the tools' own servers, the API is rebuilt and restarted.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build/build-all.mjs';
import { startDevFronts } from './dev/fronts.mjs';
import { sentenceOf } from './progress.mjs';
import { root } from './root.mjs';
import { runUntilStopped } from './run.mjs';
import { startStack } from './stack.mjs';

const settles = 150;

await runUntilStopped(async (signal) => {
  const stack = await startStack({ signal, fronts: startDevFronts });
  watchApi(stack, signal);
  return stack;
});

/** @param {import('./stack.mjs').Stack} stack @param {AbortSignal} signal */
function watchApi(stack, signal) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let work = Promise.resolve();
  const rebuild = async () => {
    try {
      await buildAll({ only: ['api'], signal });
      await stack.restartApi();
      console.log('The API runs the new code.');
    } catch (error) {
      // The next change will be a better one.
      if (!signal.aborted) console.error(sentenceOf(error));
    }
  };
  for (const folder of ['api/src', 'contract/src', 'desk/phrases', 'desk/src']) {
    watch(join(root, folder), { recursive: true, signal }, () => {
      // An editor saves in several steps, and a search and replace in many files.
      clearTimeout(timer);
      timer = setTimeout(() => {
        work = work.then(rebuild);
      }, settles);
    }).on('error', () => {});
  }
}

// `npm run dev`: the same stack with hot reload. A change of the API's sources or texts builds and restarts the API.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build/build-all.ts';
import { startDevFronts } from './dev/fronts.ts';
import { messageOf } from './progress.mjs';
import { root } from './root.ts';
import { runUntilStopped } from './run.ts';
import { type Stack, startStack } from './stack.ts';

const debounce = 150;

await runUntilStopped(async (signal) => {
  const stack = await startStack({ signal, startFronts: startDevFronts });
  restartApiOnChange(stack, signal);
  return stack;
});

function restartApiOnChange(stack: Stack, signal: AbortSignal): void {
  let timer: NodeJS.Timeout | undefined;
  let lastBuild = Promise.resolve();
  async function rebuild() {
    try {
      await buildAll({ only: ['api'], signal });
      await stack.restartApi();
      console.log('The API runs the new code.');
    } catch (error) {
      if (!signal.aborted) console.error(messageOf(error));
    }
  }
  for (const folder of ['api/src', 'contract', 'desk'])
    watch(join(root, folder), { recursive: true, signal }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        lastBuild = lastBuild.then(rebuild);
      }, debounce);
    }).on('error', () => {});
}

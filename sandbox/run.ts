import { once } from 'node:events';
import { messageOf } from './progress.mjs';
import type { Stack } from './stack.ts';

export async function runUntilStopped(start: (signal: AbortSignal) => Promise<Stack>): Promise<never> {
  // A full disk or a closed terminal under our output must not end the product.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  let stack: Stack | undefined;
  let code = 0;
  try {
    stack = await start(stopping.signal);
    console.log(`ready: ${stack.origin}`);
    const uncaught = once(process, 'uncaughtException').then(([error]) => {
      console.error(error);
      throw new Error('Something unforeseen went wrong, see above; stopping.');
    });
    if (!stopping.signal.aborted) await Promise.race([once(stopping.signal, 'abort'), uncaught]);
  } catch (error) {
    if (!stopping.signal.aborted) {
      console.error(messageOf(error));
      code = 1;
    }
  }
  await stack?.close();
  process.exit(code);
}

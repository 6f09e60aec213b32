// `npm run dev`: the same stack with hot reload.
import { runUntilStopped } from './run.ts';
import { startStack } from './stack.ts';

await runUntilStopped((signal) => startStack({ signal, isWatching: true }));

// @ts-check
// `npm start`: the whole system with its embedded defaults, until it is told to stop.
import { runUntilStopped } from './run.mjs';
import { startStack } from './stack.mjs';

await runUntilStopped((signal) => startStack({ signal }));

import { runUntilStopped } from './run.ts';
import { startStack } from './stack.ts';

await runUntilStopped((signal) => startStack({ signal }));

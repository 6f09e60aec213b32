// `npm start`: runs the whole product in the foreground.
import { runUntilStopped } from './run.ts';
import { startStack } from './stack.ts';

await runUntilStopped((signal) => startStack({ signal }));

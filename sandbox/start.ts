import { runUntilStopped } from './run.ts';
import { startStack } from './stack.ts';

// `npm run dev` watches the sources.
const isWatching = process.argv.includes('--watch');
await runUntilStopped((signal) => startStack({ signal, isWatching }));

import { buildAll } from './build/build-all.ts';
import { reportFailure } from './progress.mjs';
import { readVariables } from './variables.ts';

try {
  await buildAll({ publicOrigin: readVariables().PUBLIC_ORIGIN });
} catch (error) {
  reportFailure(error);
}

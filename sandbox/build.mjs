// @ts-check
// `npm run build`: builds what is stale.
import { buildAll } from './build/build-all.mjs';
import { giveUp } from './progress.mjs';
import { readVariables } from './variables.mjs';

try {
  await buildAll({ publicOrigin: readVariables().PUBLIC_ORIGIN });
} catch (error) {
  giveUp(error);
}

// @ts-check
// Runs before anything is installed: builtins only, and syntax of Node 20.

/**
 * Says what is being done, and every ten seconds that it still is.
 * @template Result
 * @param {string} what @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withProgress(what, work) {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  console.log(`${what} …`);
  const beat = setInterval(() => console.log(`${what} … ${seconds()} s`), 10_000);
  try {
    const result = await work();
    if (seconds() > 0) console.log(`${what}: done in ${seconds()} s.`);
    return result;
  } finally {
    clearInterval(beat);
  }
}

/** One sentence for the person who typed the command, and exit code 1. @param {unknown} error */
export function giveUp(error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}

/** @param {unknown} error */
export function sentenceOf(error) {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC') return `The disk is full: ${pathOf(error)} could not be written.`;
  if (code === 'EACCES' || code === 'EPERM') {
    return `${pathOf(error)} belongs to somebody else: this user may not write it.`;
  }
  return error.message;
}

/** @param {Error} error */
function pathOf(error) {
  return 'path' in error && typeof error.path === 'string' ? error.path : 'a file';
}

// @ts-check
// This file runs before anything is installed, so it uses only built-in modules and the syntax of Node 20.

/** Repeats the label every ten seconds. @template Result @param {string} label @param {() => Promise<Result>} work */
export async function withProgress(label, work) {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  console.log(`${label} …`);
  const timer = setInterval(() => console.log(`${label} … ${seconds()} s`), 10_000);
  try {
    const result = await work();
    if (seconds() > 0) console.log(`${label}: done in ${seconds()} s.`);
    return result;
  } finally {
    clearInterval(timer);
  }
}

/** @param {unknown} error */
export function reportFailure(error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

/** @param {unknown} error */
export function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  const { code, path = 'a file' } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'ENOSPC') return `The disk is full: ${path} could not be written.`;
  if (code === 'EACCES' || code === 'EPERM')
    return `${path} belongs to somebody else: this user may not write it.`;
  return error.message;
}

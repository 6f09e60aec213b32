// @ts-check
// Runs before anything is installed: builtins only, and syntax of Node 20.
import { execFile } from 'node:child_process';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/**
 * Takes what only one process may have at a time. The file names its holder, so that a lock whose holder was
 * killed is nobody's.
 * @param {string} file
 * @returns {Promise<(() => Promise<void>) | undefined>} gives it back; undefined: somebody else has it
 */
export async function takeLock(file) {
  await mkdir(dirname(file), { recursive: true });
  const mine = `${process.pid} ${await startOf(process.pid)}`;
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, mine);
  try {
    for (let tries = 0; tries < 3; tries += 1) {
      // A link appears whole or not at all, and never over another.
      const taken = await link(draft, file).then(
        () => true,
        () => false,
      );
      if (taken) return () => rm(file, { force: true });
      const holder = await readFile(file, 'utf8').catch(() => '');
      if (await isAlive(holder)) return undefined;
      await rm(file, { force: true });
    }
    throw new Error(`${file} could not be written.`);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Waits for its turn. @template Result @param {string} file @param {() => Promise<Result>} work @returns {Promise<Result>} */
export async function withLock(file, work) {
  let release = await takeLock(file);
  if (!release) console.log('Another command of this project is at it; waiting for it to finish …');
  while (!release) {
    await pause(300);
    release = await takeLock(file);
  }
  try {
    return await work();
  } finally {
    await release();
  }
}

/** The number of the process that has it; undefined: nobody has. @param {string} file @returns {Promise<number | undefined>} */
export async function holderOf(file) {
  const holder = await readFile(file, 'utf8').catch(() => '');
  return (await isAlive(holder)) ? Number.parseInt(holder, 10) : undefined;
}

/** @param {string} holder */
async function isAlive(holder) {
  const [pid = '', ...start] = holder.split(' ');
  return pid !== '' && (await startOf(Number(pid))) === start.join(' ');
}

/** When a process began: numbers of processes are used again, and after a restart of the machine soon. @param {number} pid */
async function startOf(pid) {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The name in parentheses may hold anything; the start is the twentieth field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Killed, and only not yet taken note of by its parent.
    if (fields[0] === 'Z') return 'gone';
    return fields[19] ?? 'gone';
  }
  const found = await promisify(execFile)('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]).catch(() => null);
  const [state = '', ...start] = found?.stdout.trim().split(/\s+/) ?? [];
  return state === '' || state.startsWith('Z') ? 'gone' : start.join(' ');
}

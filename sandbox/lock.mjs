// @ts-check
// This file runs before anything is installed, so it uses only built-in modules and the syntax of Node 20.
import { execFile } from 'node:child_process';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** @param {string} file @returns {Promise<(() => Promise<void>) | undefined>} releases the lock; undefined if another process holds it */
export async function takeLock(file) {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${process.pid} ${await startTimeOf(process.pid)}`);
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      // link() is atomic and never replaces an existing file.
      const isTaken = await link(draft, file).then(
        () => true,
        () => false,
      );
      if (isTaken) return () => rm(file, { force: true });
      if (await findLockHolder(file)) return undefined;
      await rm(file, { force: true });
    }
    throw new Error(`${file} could not be written.`);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Waits for the lock, and holds it during `work`. @template Result @param {string} file @param {() => Promise<Result>} work */
export async function withLock(file, work) {
  let release = await takeLock(file);
  if (!release) console.log('Another command of this project is at it; waiting for it to finish …');
  while (!release) {
    await sleep(300);
    release = await takeLock(file);
  }
  try {
    return await work();
  } finally {
    await release();
  }
}

/** @param {string} file @returns {Promise<number | undefined>} the id of the process that holds the lock */
export async function findLockHolder(file) {
  const content = await readFile(file, 'utf8').catch(() => '');
  const [pid = '', ...startTime] = content.split(' ');
  return pid && (await startTimeOf(Number(pid))) === startTime.join(' ') ? Number(pid) : undefined;
}

/** When a process started. The id alone does not identify a process, because ids are used again. @param {number} pid */
async function startTimeOf(pid) {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The program's name stands in parentheses and may contain anything. The fields after it are the state and 19 others.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has been killed, but its parent has not noticed yet.
    return fields[0] === 'Z' ? 'gone' : (fields[19] ?? 'gone');
  }
  const found = await promisify(execFile)('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]).catch(() => null);
  const [state = '', ...startTime] = found?.stdout.trim().split(/\s+/) ?? [];
  return state === '' || state.startsWith('Z') ? 'gone' : startTime.join(' ');
}

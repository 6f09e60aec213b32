// @ts-check
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const timeout = 20_000;

/**
 * Stops the server that a killed stack may have left on this cluster, and removes its mark. A mark whose number
 * belongs to some other process by now is only removed: PostgreSQL itself would refuse to start.
 * @param {string} cluster
 */
export async function stopLeftover(cluster) {
  const mark = join(cluster, 'postmaster.pid');
  const pid = Number((await readFile(mark, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  for (const { signal, wait } of [
    { signal: /** @type {const} */ ('SIGINT'), wait: timeout },
    { signal: /** @type {const} */ ('SIGQUIT'), wait: 5_000 },
    { signal: /** @type {const} */ ('SIGKILL'), wait: 2_000 },
  ]) {
    if (!(await serves(pid, cluster))) break;
    process.kill(pid, signal);
    const deadline = Date.now() + wait;
    while (Date.now() < deadline && (await serves(pid, cluster))) await pause(50);
  }
  await rm(mark, { force: true });
}

/** Whether this process is a PostgreSQL on this cluster. @param {number} pid @param {string} cluster */
async function serves(pid, cluster) {
  const command = await commandOf(pid);
  return command.includes('postgres') && command.includes(cluster);
}

/** @param {number} pid */
async function commandOf(pid) {
  if (process.platform === 'linux') {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return words.replaceAll('\0', ' ');
  }
  const found = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => null);
  return found ? found.stdout : '';
}

import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

// PostgreSQL's fast and immediate shutdown, and how long, in ms, we wait for each before the next one.
const signals = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 2_000],
] as const;

export async function stopLeftoverServer(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  for (const [signal, timeout] of signals) {
    if (!(await isServerOf(cluster, pid))) break;
    process.kill(pid, signal);
    const deadline = Date.now() + timeout;
    while (Date.now() < deadline && (await isServerOf(cluster, pid))) await sleep(50);
  }
  await rm(pidFile, { force: true });
}

async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  const command = await commandOf(pid).catch(() => '');
  return command.includes('postgres') && command.includes(cluster);
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8');
  return (await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)])).stdout;
}

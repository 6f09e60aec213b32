import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';

export async function stopLeftoverServer(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  // PostgreSQL's fast shutdown, and what ends it for sure.
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    if (!(await isServerOf(cluster, pid))) break;
    process.kill(pid, signal);
    const deadline = Date.now() + 20_000;
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
  return (await execa('ps', ['-o', 'command=', '-p', String(pid)])).stdout;
}

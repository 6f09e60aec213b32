// @ts-check
/** What all processes below this one cost, read from Linux's /proc: nginx, the site, the API and PostgreSQL together. */
import { readdirSync, readFileSync } from 'node:fs';

// USER_HZ, which Linux fixes for programs: CPU times in /proc are hundredths of a second.
const ticksPerSecond = 100;

/** @typedef {{ pid: number, parent: number, command: string, cpuSeconds: number, rss: number }} Process */

/** @returns {Process[]} everything started by this process, however deep */
export function descendants() {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => read(Number(name)) ?? []);
  const found = new Set([process.pid]);
  for (let before = 0; before !== found.size; ) {
    before = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return all.filter(({ pid }) => pid !== process.pid && found.has(pid));
}

/** CPU seconds that everything below this process has used so far. */
export function cpuSeconds() {
  return descendants().reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
}

/** What everything below this process keeps in memory, in bytes; what several of them share counts once. */
export function memory() {
  return descendants().reduce((sum, { pid }) => {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return sum + Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024;
  }, 0);
}

/** @param {number} pid @returns {Process | undefined} */
function read(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in parentheses and may hold anything; what follows it is numbered from the state on.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system] = [1, 11, 12].map((at) => Number(fields[at]));
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return {
      pid,
      parent: parent ?? 0,
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim(),
      cpuSeconds: ((user ?? 0) + (system ?? 0)) / ticksPerSecond,
      rss: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024,
    };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

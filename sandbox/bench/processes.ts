import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

type Process = NonNullable<ReturnType<typeof readProcess>>;

function descendants(): Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
  const below = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  return below(process.pid);
}

export function totalCpuSeconds(): number {
  return descendants().reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
}

export function totalMemory(): number {
  return descendants().reduce((sum, { pid }) => {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return sum + Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024;
  }, 0);
}

function readProcess(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in parentheses and may contain anything. The state follows it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent = 0, user = 0, system = 0] = [1, 11, 12].map((index) => Number(fields[index]));
    return { pid, parent, cpuSeconds: (user + system) / ticksPerSecond };
  } catch {
    return undefined;
  }
}

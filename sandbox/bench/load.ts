import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

const script = fileURLToPath(new URL('wrk.lua', import.meta.url));
const ticksPerSecond = 100;

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  /** Milliseconds of the product's CPU for each answer. */
  cpu: number;
  failed: number;
}

export async function measure(url: string, connections = 1): Promise<Load> {
  // The first run only warms up.
  await runWrk(url, connections, '3s');
  return runWrk(url, connections, '15s');
}

async function runWrk(url: string, connections: number, duration: string): Promise<Load> {
  const before = totalCpuSeconds();
  const options = ['-t', '1', '-c', String(connections), '-d', duration, '--timeout', '10s', '-s', script];
  const { stdout } = await execa('wrk', [...options, '-H', 'accept-encoding: br', url]).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error('wrk is not installed: apt-get install wrk (Debian), brew install wrk.');
  });
  const { requests, seconds, p50, p99, failed } = JSON.parse(stdout.slice(stdout.lastIndexOf('\n{')));
  const cpu = ((totalCpuSeconds() - before) * 1_000) / Math.max(1, requests);
  return { perSecond: requests / seconds, p50, p99, cpu, failed };
}

function totalCpuSeconds(): number {
  return descendants().reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
}

export function totalMemory(): number {
  return descendants().reduce((sum, { pid }) => {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return sum + Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1_024;
  }, 0);
}

type Process = NonNullable<ReturnType<typeof readProcess>>;

function descendants(): Process[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) && readProcess(Number(name))) || []);
  const below = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  return below(process.pid);
}

function readProcess(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent = 0, user = 0, system = 0] = [1, 11, 12].map((index) => Number(fields[index]));
    return { pid, parent, cpuSeconds: (user + system) / ticksPerSecond };
  } catch {
    return undefined;
  }
}

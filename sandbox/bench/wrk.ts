import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { totalCpuSeconds } from './processes.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('wrk.lua', import.meta.url));
const threads = Math.max(1, Math.floor(availableParallelism() / 2));

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  cpu: number;
  clientBusy: number;
  failed: number;
}

export async function requireWrk(): Promise<void> {
  const { stdout = '' } = await run('wrk', ['--version']).catch((error) => error);
  if (!/^wrk /.test(stdout))
    throw new Error(
      'wrk is not installed. It is what measures: apt-get install wrk (Debian), brew install wrk.',
    );
}

export async function measure(url: string, { connections = 32, seconds = 5 } = {}): Promise<Load> {
  const used = Math.min(threads, connections);
  const options = ['-t', `${used}`, '-c', `${connections}`, '-d', `${seconds}s`, '--timeout', '10s'];
  const before = totalCpuSeconds();
  const { stdout } = await run('wrk', [...options, '-s', script, '-H', 'accept-encoding: br', url]);
  const result = JSON.parse(stdout.slice(stdout.lastIndexOf('\n{')));
  return {
    perSecond: result.requests / result.seconds,
    p50: result.p50,
    p99: result.p99,
    cpu: ((totalCpuSeconds() - before) * 1000) / Math.max(1, result.requests),
    clientBusy: result.clientSeconds / result.seconds / used,
    failed: result.failed,
  };
}

export async function measureInTurns(
  urls: string[],
  options?: Parameters<typeof measure>[1],
): Promise<Load[]> {
  for (const url of urls) await measure(url);
  const loads = urls.map((): Load[] => []);
  for (let round = 0; round < 3; round += 1)
    for (const [index, url] of urls.entries()) loads[index]?.push(await measure(url, options));
  return loads.map(medians);
}

function medians(loads: Load[]): Load {
  const median = (figure: keyof Load) => {
    const sorted = loads.map((load) => load[figure]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return {
    perSecond: median('perSecond'),
    p50: median('p50'),
    p99: median('p99'),
    cpu: median('cpu'),
    clientBusy: median('clientBusy'),
    failed: loads.reduce((sum, { failed }) => sum + failed, 0),
  };
}

import type { Load } from './wrk.ts';

const missed: string[] = [];
const unknown: string[] = [];
let met = 0;

export function atMost(label: string, value: number, goal: number, unit = ''): void {
  if (value <= goal) met += 1;
  else missed.push(`${label}: ${round(value)}${unit}, the goal is at most ${goal}${unit}`);
}

function atLeast(label: string, value: number, goal: number): void {
  if (value >= goal) met += 1;
  else missed.push(`${label}: ${round(value)}, the goal is at least ${goal}`);
}

export function compareWithFile(name: string, file: Load, page: Load, clientLimit: number): void {
  const isClientLimit = ({ clientBusy, perSecond }: Load) =>
    clientBusy >= 0.9 || perSecond >= 0.9 * clientLimit;
  const ratio = page.perSecond / file.perSecond;
  const label = `${name}, cached: requests/s against a bare file`;
  if (isClientLimit(page)) unknown.push(`${label}: the client was the limit`);
  else if (isClientLimit(file) && ratio >= 0.9)
    unknown.push(`${label}: at most ${round(ratio)}, the client was the limit`);
  else atLeast(label, ratio, 0.9);
  atLeast(`${name}, cached: CPU of a bare file against its own`, file.cpu / page.cpu, 0.8);
  atMost(`${name}, cached: p99`, page.p99, 10, ' ms');
}

export function printGoals(): void {
  console.log(`\n## Goals: ${met} met, ${missed.length} missed, ${unknown.length} not known\n`);
  for (const line of missed) console.log(`- missed: ${line}`);
  for (const line of unknown) console.log(`- not known: ${line}`);
}

export function round(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}

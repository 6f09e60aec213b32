import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from './build/build-all.ts';
import { messageOf, withProgress } from './progress.mjs';
import { binPath, root } from './root.ts';
import { provideBrowser } from './test/browser.ts';
import { provideNginx } from './test/nginx.ts';
import { listVariableNames } from './variables.ts';

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => stopping.abort());
const { signal } = stopping;

const reports = await mkdtemp(join(tmpdir(), 'practice-test-'));
const counts = { passed: 0, failed: 0 };
const notRun: string[] = [];
const skippedTestFiles: string[] = [];

// The tests bring their own settings, so the variables of .env are unset.
const unset = Object.fromEntries((await listVariableNames()).map((name) => [name, '']));
const env = { ...process.env, PATH: binPath, ASTRO_TELEMETRY_DISABLED: '1' };
let hasNginx = true;

const steps: Record<string, () => Promise<unknown>> = {
  'lint and types': runStaticChecks,
  build: () => buildAll({ signal }),
  nginx: async () => {
    hasNginx = await provideNginx();
    if (!hasNginx) leaveOut('nginx.test.ts', 'nginx with its brotli module');
  },
  'unit and API tests': runJest,
  journeys: runJourneys,
};

try {
  for (const [name, run] of Object.entries(steps)) {
    console.log(`\n── ${name}`);
    await run().catch((error) => {
      throw signal.aborted ? error : new Error(`The step "${name}" failed: ${messageOf(error)}`);
    });
  }
} catch (error) {
  console.error(`\n${messageOf(error)}`);
  counts.failed ||= 1;
}
await rm(reports, { recursive: true, force: true });
for (const line of notRun) console.log(line);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 ? 1 : 0);

async function runStaticChecks(): Promise<void> {
  const projects = ['desk', 'contract', 'ui', 'portal', 'admin', 'api', 'e2e', 'sandbox'];
  const waiting = [
    () => run(['astro', 'check', '--minimumSeverity', 'error'], { cwd: join(root, 'site') }),
    () => run(['npm', 'run', 'lint', '--silent']),
    ...projects.map((project) => () => run(['tsc', '--noEmit', '--project', project])),
  ];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await check();
  };
  await withProgress('Checking', () => Promise.all([worker(), worker()]));
}

function leaveOut(testFiles: string, missing: string): void {
  skippedTestFiles.push(testFiles);
  notRun.push(`${missing} was not found and could not be installed: what needs it was NOT run.`);
}

async function runJest(): Promise<void> {
  const report = join(reports, 'jest.json');
  const ignored = ['--testPathIgnorePatterns', '/node_modules/', '/dist/', ...skippedTestFiles];
  const jest = ['jest', '--json', '--outputFile', report, ...ignored];
  const nodeOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
  try {
    await run(jest, { env: { ...env, ...unset, NODE_OPTIONS: nodeOptions } });
  } finally {
    const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = await readJson(report);
    addCounts(numPassedTests, numFailedTests + numRuntimeErrorTestSuites);
  }
}

async function runJourneys(): Promise<void> {
  const report = join(reports, 'playwright.json');
  const variables = {
    CHROMIUM_PATH: await provideBrowser(process.env),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    // An empty NGINX_PORT leaves nginx out.
    ...(hasNginx ? {} : { NGINX_PORT: '' }),
  };
  try {
    // Traces cost an eighth of the time. A journey that is run by itself keeps one if it fails.
    await run(['playwright', 'test', '--config', 'e2e', '--reporter', 'list,json', '--trace', 'off'], {
      env: { ...env, ...unset, ...variables },
    });
  } finally {
    const { expected = 0, flaky = 0, unexpected = 0 } = (await readJson(report)).stats ?? {};
    addCounts(expected + flaky, unexpected);
  }
}

async function run(
  [program = '', ...args]: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<void> {
  const child = spawn(program, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
    ...options,
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('see above.');
}

async function readJson(file: string) {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
}

function addCounts(passed: number, failed: number): void {
  counts.passed += passed;
  counts.failed += failed;
}

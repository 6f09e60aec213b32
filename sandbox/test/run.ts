import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa, type Options } from 'execa';
import { buildAll } from '../build/build-all.ts';
import { messageOf, withProgress } from '../progress.mjs';
import { root } from '../root.ts';
import { listVariableNames } from '../variables.ts';
import { provideBrowser } from './browser.ts';
import { provideNginx } from './nginx.ts';

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => stopping.abort());
const { signal } = stopping;

const reports = await mkdtemp(join(tmpdir(), 'practice-test-'));
const counts = { passed: 0, failed: 0 };
// The tests bring their own settings, so the variables of .env are unset.
const unset = Object.fromEntries((await listVariableNames()).map((name) => [name, '']));
let hasNginx = true;

const steps: Record<string, () => Promise<unknown>> = {
  'lint and types': () => withProgress('Checking', runStaticChecks),
  build: () => buildAll({ signal }),
  // As TypeORM would generate it, nothing may be missing from the migrations.
  migrations: () => run('node sandbox/migration.ts --check'),
  nginx: async () => {
    hasNginx = await provideNginx();
  },
  'unit and API tests': runJest,
  journeys: runJourneys,
};

try {
  for (const [name, step] of Object.entries(steps)) {
    console.log(`\n── ${name}`);
    await step().catch((error) => {
      throw signal.aborted ? error : new Error(`The step "${name}" failed: ${messageOf(error)}`);
    });
  }
} catch (error) {
  console.error(`\n${messageOf(error)}`);
  counts.failed ||= 1;
}
await rm(reports, { recursive: true, force: true });
if (!hasNginx) console.log('nginx could not be installed: what needs it was NOT run.');
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 ? 1 : 0);

async function runStaticChecks(): Promise<void> {
  const projects = ['desk', 'contract', 'ui', 'portal', 'admin', 'api', 'e2e', 'sandbox'];
  const inTurn = async (commands: string[]) => {
    for (const command of commands) await run(command);
  };
  await Promise.all([
    inTurn(['npm run lint --silent', 'astro check --root site --minimumSeverity error']),
    inTurn(projects.map((project) => `tsc --noEmit --project ${project}`)),
  ]);
}

async function runJest(): Promise<void> {
  const report = join(reports, 'jest.json');
  const leftOut = hasNginx ? '' : ' nginx.test.ts';
  const env = { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' };
  const ignored = `--testPathIgnorePatterns /node_modules/ /dist/${leftOut}`;
  await run(`jest --json --outputFile ${report} ${ignored}`, { env: { ...unset, ...env } }).finally(
    async () => {
      const {
        numPassedTests = 0,
        numFailedTests = 0,
        numRuntimeErrorTestSuites = 0,
      } = await readJson(report);
      addCounts(numPassedTests, numFailedTests + numRuntimeErrorTestSuites);
    },
  );
}

async function runJourneys(): Promise<void> {
  const report = join(reports, 'playwright.json');
  const env = {
    CHROMIUM_PATH: await provideBrowser(process.env),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    // An empty NGINX_PORT leaves nginx out.
    ...(!hasNginx && { NGINX_PORT: '' }),
  };
  const command = 'playwright test --config e2e --reporter list,json --trace off';
  await run(command, { env: { ...unset, ...env } }).finally(async () => {
    const { expected = 0, flaky = 0, unexpected = 0 } = (await readJson(report)).stats ?? {};
    addCounts(expected + flaky, unexpected);
  });
}

async function run(command: string, options: Options = {}): Promise<void> {
  const [program = '', ...args] = command.split(' ');
  const common = { cwd: root, preferLocal: true, localDir: root, cancelSignal: signal } as const;
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  await execa(program, args, { ...common, stdio, ...options }).catch(() => {
    throw new Error('see above.');
  });
}

async function readJson(file: string) {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
}

function addCounts(passed: number, failed: number): void {
  counts.passed += passed;
  counts.failed += failed;
}

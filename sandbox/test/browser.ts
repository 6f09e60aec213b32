import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { withProgress } from '../progress.mjs';
import { root } from '../root.ts';
import { installDebianPackages } from './install-debian.ts';

const npmPackage = '@sparticuz/chromium@153.0.0';
const folder = join(root, '.data/browser');

// The headless shell is Chromium without windows. It needs a quarter less processor time than the whole browser.
const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Finds a Chromium for the journeys, or installs one. @returns its path; empty for Playwright's own */
export async function provideBrowser(env: NodeJS.ProcessEnv): Promise<string> {
  const found = await findWorking([env.CHROMIUM_PATH ?? '', ...programs]);
  if (found) return found;
  const installDebian = () => installDebianPackages('chromium').then(() => '/usr/bin/chromium');
  for (const [label, install] of [
    ['Installing a browser from npm', installFromNpm],
    ['Installing Debian’s browser', installDebian],
  ] as const) {
    const path = await withProgress(label, install).catch(() => '');
    if (await findWorking([path])) return path;
  }
  await withProgress('Installing Playwright’s browser', () =>
    run('playwright', ['install', 'chromium'], env),
  );
  return '';
}

async function findWorking(candidates: string[]): Promise<string | undefined> {
  for (const program of candidates.filter(Boolean)) {
    const version = await promisify(execFile)(program, ['--version'], { timeout: 30_000 }).catch(
      () => undefined,
    );
    if (version && /chrom/i.test(version.stdout)) return absolutePath(program);
  }
  return undefined;
}

async function absolutePath(program: string): Promise<string> {
  if (program.includes('/')) return program;
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', 'command -v "$0"', program]);
  return stdout.trim();
}

async function installFromNpm(): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const options = ['--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', npmPackage, '--prefix', folder, ...options], process.env);
  const entry = join(folder, 'node_modules/@sparticuz/chromium/build/index.js');
  const { default: chromium } = await import(pathToFileURL(entry).href);
  return chromium.executablePath();
}

export async function run(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ${args[0]} failed, see above.`);
}

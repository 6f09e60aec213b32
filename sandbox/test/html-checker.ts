import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withProgress } from '../progress.mjs';
import { root } from '../root.ts';
import { installDebianPackages } from './install-debian.ts';

const run = promisify(execFile);
const npmPackage = 'vnu-jar@26.9.27';
const folder = join(root, '.data/html-checker');
const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar');

/**
 * Finds or installs the W3C's HTML checker (32 MB) and Java.
 * @returns the path of the jar; empty if one of them is not to be had
 */
export async function provideHtmlChecker(): Promise<string> {
  if (!(await hasJava())) {
    const install = () => installDebianPackages('default-jre-headless');
    await withProgress('Installing Java for the HTML checker', install).catch(() => {});
    if (!(await hasJava())) return '';
  }
  if (!existsSync(jar)) {
    await withProgress('Installing the HTML checker from npm', installChecker).catch(() => {});
    if (!existsSync(jar)) return '';
  }
  return jar;
}

async function installChecker(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  // The package's own script would download another Java.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', npmPackage, '--prefix', folder, ...options], { cwd: root });
}

function hasJava(): Promise<boolean> {
  return run('java', ['-version'], { timeout: 30_000 }).then(
    () => true,
    () => false,
  );
}

// @ts-check
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withProgress } from '../progress.mjs';
import { root } from '../root.mjs';
import { installDebian } from './debian.mjs';

const execute = promisify(execFile);
const packaged = 'vnu-jar@26.9.27';
const folder = join(root, '.data/html-checker');
const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar');

/**
 * The W3C's HTML checker and a Java to run it: what is here, else from npm and Debian. 32 MB, and no part of the product.
 * @returns {Promise<string>} the path of its jar; empty: it has to be left out
 */
export async function provideHtmlChecker() {
  if (!(await runs('java', ['-version']))) {
    await withProgress('Installing Java for the HTML checker', () =>
      installDebian('default-jre-headless'),
    ).catch(() => {});
    if (!(await runs('java', ['-version']))) return '';
  }
  if (!existsSync(jar)) {
    await withProgress('Installing the HTML checker from npm', installChecker).catch(() => {});
    if (!existsSync(jar)) return '';
  }
  return jar;
}

async function installChecker() {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  // Its own script would download another Java.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await execute('npm', ['install', packaged, '--prefix', folder, ...options], { cwd: root });
}

/** @param {string} program @param {string[]} args */
async function runs(program, args) {
  return execute(program, args, { timeout: 30_000 }).then(
    () => true,
    () => false,
  );
}

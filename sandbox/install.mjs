// @ts-check
// It runs on whatever Node.js the shell has, before anything is installed, so it uses only built-in modules and the syntax of Node 20.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withLock } from './lock.mjs';
import { reportFailure, withProgress } from './progress.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [oldestMajor, oldestMinor] = [22, 18];

try {
  await withLock(join(root, '.data/install.lock'), async () => {
    const lock = await readFile(join(root, 'package-lock.json'), 'utf8');
    if ((await isInstalled(lock)) && (await hasNode())) return;
    await withProgress('Installing packages (a few minutes the first time)', npmCi);
    if (!(await hasNode()))
      throw new Error(
        `This system has no packaged Node.js: please install Node.js ${oldestMajor}.${oldestMinor} or newer and try again.`,
      );
  });
} catch (error) {
  reportFailure(error);
}

async function npmCi() {
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const [program = '', ...args] = [...npm, 'ci', ...options];
  // The npm that started us sets variables for its own run, and NODE_ENV=production would leave out the tools.
  const foreign = /^(NODE_ENV|npm_command|npm_lifecycle_.*|npm_config_(omit|production|include|only))$/i;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
  const child = spawn(program, args, { cwd: root, env, stdio: 'inherit' });
  const stop = () => child.kill();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The packages could not be installed; npm says why above.');
}

/** Whether npm's record of node_modules agrees with the lock file. @param {string} lock */
async function isInstalled(lock) {
  const file = join(root, 'node_modules/.package-lock.json');
  const record = JSON.parse(await readFile(file, 'utf8').catch(() => '{"packages":{}}'));
  return Object.entries(JSON.parse(lock).packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.optional) return true;
    const found = record.packages[path];
    return found?.version === wanted.version && found?.integrity === wanted.integrity;
  });
}

/** @param {string} node @returns {Promise<string>} empty if it can't be run */
async function versionOf(node) {
  for (let tries = 1; ; tries += 1) {
    try {
      return (await promisify(execFile)(node, ['-v'])).stdout;
    } catch (error) {
      // A process that npm has just started may still have the new file open.
      if (!/ETXTBSY/.test(String(error)) || tries === 50) return '';
      await setTimeout(200);
    }
  }
}

async function hasNode() {
  for (const node of [join(root, 'node_modules/.bin/node'), process.execPath]) {
    const [major = 0, minor = 0] = (await versionOf(node)).replace(/^v/, '').split('.').map(Number);
    if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return true;
  }
  return false;
}

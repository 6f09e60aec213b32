// @ts-check
// Installs what is missing. Runs on whatever Node the shell has: builtins only, and syntax of Node 20.
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withLock } from './lock.mjs';
import { giveUp, withProgress } from './progress.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const oldestNode = [22, 18];
const stampFile = join(root, 'node_modules/.installed');

try {
  await withLock(join(root, '.data/install.lock'), async () => {
    const lock = await readFile(join(root, 'package-lock.json'), 'utf8');
    const stamp = createHash('sha256')
      .update(lock)
      .update(`${process.platform}-${process.arch}`)
      .digest('hex');
    if ((await readOr(stampFile, '')) === stamp && (await findNode())) return;
    if (!(await matchesLock(lock)) || !(await findNode())) {
      await withProgress('Installing packages (a few minutes the first time)', installAll);
    }
    if (!(await findNode())) {
      throw new Error(
        `This system has no packaged Node.js: please install Node.js ${oldestNode.join('.')} or newer and try again.`,
      );
    }
    // Last, so that an interrupted installation is begun again.
    await writeFile(stampFile, stamp);
  });
} catch (error) {
  giveUp(error);
}

async function installAll() {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = npm
    ? spawn(process.execPath, [npm, ...args], { cwd: root, env: plainEnvironment(), stdio: 'inherit' })
    : spawn('npm', args, { cwd: root, env: plainEnvironment(), stdio: 'inherit' });
  const stop = () => child.kill();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The packages could not be installed; npm says why above.');
}

/** Without what the npm that started us says about its own run, and with the tools that `production` would leave out. */
function plainEnvironment() {
  const foreign = /^(NODE_ENV|npm_command|npm_lifecycle_.*|npm_config_(omit|production|include|only))$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
}

/** Whether npm's own record of node_modules says what the lock says, e.g. after somebody's `npm install`. @param {string} lock */
async function matchesLock(lock) {
  const record = JSON.parse(await readOr(join(root, 'node_modules/.package-lock.json'), '{"packages":{}}'));
  return Object.entries(JSON.parse(lock).packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.optional) return true;
    const found = record.packages[path];
    return found !== undefined && found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** The Node that the other commands will run on: npm puts node_modules/.bin first. */
async function findNode() {
  for (const node of [join(root, 'node_modules/.bin/node'), process.execPath]) {
    const answer = await promisify(execFile)(node, ['-v']).catch(() => ({ stdout: '' }));
    const [major = 0, minor = 0] = answer.stdout.replace(/^v/, '').split('.').map(Number);
    const [oldMajor = 0, oldMinor = 0] = oldestNode;
    if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return node;
  }
  return undefined;
}

/** @param {string} file @param {string} otherwise */
function readOr(file, otherwise) {
  return readFile(file, 'utf8').catch(() => otherwise);
}

// @ts-check
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { statusOf, untilAnswered } from './until-answered.mjs';
import { startWatched } from './watched.mjs';

const largestLog = 10 * 1024 * 1024;
const timeout = 60_000;

/**
 * @param {{ apiPort: number, env: NodeJS.ProcessEnv, logFile?: string | undefined }} options
 */
export function startApi({ apiPort, env, logFile }) {
  return startNodeProcess({
    name: 'API',
    folder: 'api',
    args: startArguments('api'),
    env: { ...env, API_HOST: '127.0.0.1', API_PORT: String(apiPort) },
    logFile,
    readyUrl: `http://127.0.0.1:${apiPort}/api/health/ready`,
  });
}

/**
 * The site's own server.
 * @param {{ sitePort: number, apiPort: number, publicOrigin: string, logFile?: string | undefined }} options
 */
export function startSite({ sitePort, apiPort, publicOrigin, logFile }) {
  return startNodeProcess({
    name: 'site',
    folder: 'site',
    args: startArguments('site'),
    // It faces visitors and needs none of our secrets.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SITE_HOST: '127.0.0.1',
      SITE_PORT: String(sitePort),
      API_URL: `http://127.0.0.1:${apiPort}`,
      PUBLIC_ORIGIN: publicOrigin,
    },
    logFile,
    readyUrl: `http://127.0.0.1:${sitePort}/=ready`,
  });
}

/** The start script of its package, with its memory limits: without them Node grows instead of collecting garbage. @param {string} folder */
function startArguments(folder) {
  const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return scripts.start.replace(/^exec node /, '').split(' ');
}

/**
 * One of our programs as a process of its own; settles when it is ready. What it logs goes to `logFile`, or where we log.
 * @param {{ name: string, folder: string, args: string[], env: NodeJS.ProcessEnv, logFile: string | undefined, readyUrl: string }} program
 */
async function startNodeProcess({ name, folder, args, env, logFile, readyUrl }) {
  const output = logFile ? openLog(logFile) : 'inherit';
  const started = startWatched(process.execPath, args, {
    cwd: join(root, folder),
    env,
    output: [output, 'inherit'],
  });
  if (typeof output === 'number') closeSync(output);
  const answers = async () => ((await statusOf(readyUrl)) ?? 500) < 300;
  const outcome = await untilAnswered(answers, { ended: started.ended, timeout });
  if (outcome === 'ended') throw new Error(`The ${name} could not start; it says why above.`);
  if (outcome === 'late') {
    await started.close(1_000);
    throw new Error(`The ${name} did not become ready within ${timeout / 1000} s.`);
  }
  return started;
}

/** One file and the one before it; none while the disk is full: a program runs without its log, too. @param {string} file */
function openLog(file) {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  try {
    if (size > largestLog) renameSync(file, `${file}.1`);
    return openSync(file, 'a', 0o600);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return 'ignore';
    throw error;
  }
}

// @ts-check
import { closeSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './root.mjs';
import { startWatched } from './watched.mjs';

const largestLog = 10 * 1024 * 1024;
const patience = 60_000;

/**
 * The API as a process of its own; settles when it is ready. What it logs goes to `logFile`, or where we log.
 * @param {{ port: number, env: NodeJS.ProcessEnv, logFile?: string, command?: string[] }} options
 */
export async function startApi({ port, env, logFile, command = [join(root, 'api/dist/main.js')] }) {
  const output = logFile ? openLog(logFile) : 'inherit';
  const api = startWatched(process.execPath, command, {
    cwd: join(root, 'api'),
    env: { ...env, API_HOST: '127.0.0.1', API_PORT: String(port) },
    output: [output, 'inherit'],
  });
  if (typeof output === 'number') closeSync(output);
  const url = `http://127.0.0.1:${port}/api/health/ready`;
  let isGone = false;
  api.ended.then(() => {
    isGone = true;
  });
  const deadline = Date.now() + patience;
  while (!(await answers(url))) {
    if (isGone) throw new Error('The API could not start; it says why above.');
    if (Date.now() > deadline) {
      await api.close(1_000);
      throw new Error(`The API did not become ready within ${patience / 1000} s.`);
    }
    await Promise.race([pause(50), api.ended]);
  }
  return api;
}

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** One file and the one before it. @param {string} file */
function openLog(file) {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestLog) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

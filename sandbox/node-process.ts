import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Child, startChild } from './child-process.ts';
import { fetchStatus, waitUntilReady } from './readiness.ts';
import { root } from './root.ts';
import type { Environment } from './variables.ts';

const maxLogBytes = 10 * 1024 * 1024;

export function startApi(apiPort: number, env: Environment, logFile: string | undefined): Promise<Child> {
  const url = `http://127.0.0.1:${apiPort}/api/health/ready`;
  const address = { API_HOST: '127.0.0.1', API_PORT: String(apiPort) };
  return startNodeProcess('API', 'api', { ...env, ...address }, url, logFile);
}

export interface SiteOptions {
  sitePort: number;
  apiPort: number;
  publicOrigin: string;
  logFile?: string | undefined;
}

export function startSite({ sitePort, apiPort, publicOrigin, logFile }: SiteOptions): Promise<Child> {
  // The site's server faces visitors, so it gets none of our secrets.
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    SITE_HOST: '127.0.0.1',
    SITE_PORT: String(sitePort),
    API_URL: `http://127.0.0.1:${apiPort}`,
    PUBLIC_ORIGIN: publicOrigin,
  };
  return startNodeProcess('site', 'site', env, `http://127.0.0.1:${sitePort}/=ready`, logFile);
}

async function startNodeProcess(
  name: string,
  folder: string,
  env: NodeJS.ProcessEnv,
  readyUrl: string,
  logFile: string | undefined,
): Promise<Child> {
  const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const args = scripts.start.replace(/^exec node /, '').split(' ');
  const stdout = logFile ? openLog(logFile) : 'inherit';
  const child = startChild(process.execPath, args, { cwd: join(root, folder), env, stdout });
  if (typeof stdout === 'number') closeSync(stdout);
  await waitUntilReady(name, child, async () => ((await fetchStatus(readyUrl)) ?? 500) < 300);
  return child;
}

function openLog(file: string): number | 'ignore' {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  try {
    if (size > maxLogBytes) renameSync(file, `${file}.1`);
    return openSync(file, 'a', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return 'ignore';
    throw error;
  }
}

// A part of the product that runs as a process: started, waited for, started again when it ends by itself, and stopped.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa, type Options } from 'execa';
import { onExit } from 'signal-exit';
import { messageOf } from './progress.mjs';
import { root } from './root.ts';
import type { Environment } from './variables.ts';

export interface Service {
  ended: Promise<unknown>;
  close(): Promise<void>;
}

export function startProcess(program: string, args: string[], options: Options): Service {
  const child = execa(program, args, {
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
    // In a terminal Ctrl-C reaches a whole process group at once, and the parts have to end in order.
    detached: true,
    reject: false,
    forceKillAfterDelay: 40_000,
    ...options,
  });
  const forget = onExit(() => void child.kill());
  const ended = child.then(forget);
  return {
    ended,
    async close() {
      child.kill();
      await ended;
    },
  };
}

/** Runs a program of Node.js, which ends with us even if we are killed. */
export function startNode(args: string[], options: Options): Service {
  const preloaded = import.meta.resolve('./stop-with-parent.mjs');
  return startProcess(process.execPath, ['--import', preloaded, ...args], { ipc: true, ...options });
}

export async function waitUntilReady(
  name: string,
  service: Service,
  isReady: () => Promise<boolean>,
): Promise<Service> {
  const deadline = Date.now() + 120_000;
  let hasEnded = false;
  void service.ended.then(() => {
    hasEnded = true;
  });
  while (!(await isReady())) {
    if (hasEnded) throw new Error(`The ${name} stopped before it was ready; its messages say why.`);
    if (Date.now() > deadline) {
      await service.close();
      throw new Error(`The ${name} did not become ready within two minutes.`);
    }
    await sleep(50);
  }
  return service;
}

export async function answers(url: string, isRight = (status: number) => status < 500): Promise<boolean> {
  const signal = AbortSignal.timeout(5_000);
  return fetch(url, { signal }).then(
    ({ status }) => isRight(status),
    () => false,
  );
}

interface ServerOptions {
  logFile?: string | undefined;
  isWatching?: boolean;
}

export function startApi(apiPort: number, env: Environment, options?: ServerOptions): Promise<Service> {
  const address = { API_HOST: '127.0.0.1', API_PORT: String(apiPort) };
  return startServer('api', { ...env, ...address }, `http://127.0.0.1:${apiPort}/api/health/ready`, options);
}

export function watchApi(): Service {
  const shell = { shell: true, preferLocal: true, localDir: root, cwd: join(root, 'api') } as const;
  return startProcess('exec npm run build --silent -- --watch', [], shell);
}

export interface SiteOptions extends ServerOptions {
  sitePort: number;
  apiPort: number;
  publicOrigin: string;
}

export function startSite({ sitePort, apiPort, publicOrigin, ...options }: SiteOptions): Promise<Service> {
  // The site's server faces visitors, so it gets none of our secrets.
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    SITE_HOST: '127.0.0.1',
    SITE_PORT: String(sitePort),
    API_URL: `http://127.0.0.1:${apiPort}`,
    PUBLIC_ORIGIN: publicOrigin,
  };
  return startServer('site', env, `http://127.0.0.1:${sitePort}/internal/ready`, options);
}

async function startServer(folder: string, env: Environment, readyUrl: string, options: ServerOptions = {}) {
  const { logFile, isWatching = false } = options;
  const cwd = join(root, folder);
  const { scripts } = JSON.parse(await readFile(join(cwd, 'package.json'), 'utf8'));
  const args = scripts.start.replace(/^exec node /, '').split(' ');
  const server = startNode(isWatching ? ['--watch', ...args] : args, {
    cwd,
    env,
    extendEnv: false,
    ...(logFile && { stdout: { file: logFile, append: true } }),
  });
  return waitUntilReady(folder, server, () => answers(readyUrl, (status) => status === 200));
}

/** Starts a service again whenever it ends by itself. It never gives up, because the cause, such as a full disk, may pass. */
export async function supervise(name: string, start: () => Promise<Service>, log: (line: string) => void) {
  let isClosing = false;
  let service = await start();
  void keepRunning();

  async function keepRunning(): Promise<void> {
    await service.ended;
    if (isClosing) return;
    log(`The ${name} has stopped unasked; starting it again.`);
    await sleep(1_000);
    if (isClosing) return;
    try {
      service = await start();
      if (isClosing) await service.close();
    } catch (error) {
      log(`The ${name} did not come up: ${messageOf(error)}`);
    }
    return keepRunning();
  }

  return {
    async close() {
      isClosing = true;
      await service.close();
    },
  };
}

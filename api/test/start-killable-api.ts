import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { buildAll } from '@practice/sandbox/build/build-all';
import { findFreePort } from '@practice/sandbox/free-port';
import pg from 'pg';
import { type Browser, openBrowser } from './browser.ts';
import { eventually } from './eventually.ts';
import { adminAccount, startTestEnvironment, type TestEnvironment } from './test-environment.ts';

const api = fileURLToPath(new URL('..', import.meta.url));

export interface KillableApi extends Omit<TestEnvironment, 'dataDir' | 'variables'> {
  visitor: Browser;
  /** Signed in as the first admin, over every restart. */
  admin: Browser;
  database: pg.Pool;
  /** `kill -9`: nothing is finished, no one is notified. */
  kill(): Promise<void>;
  /** SIGTERM, as at a deployment; gives its exit code. */
  stop(): Promise<number | null>;
  /** Once more, on what the killed one left. Settles when it is ready. */
  start(): Promise<void>;
}

/**
 * The API as it runs in production, `node dist/main.js`, in a process of its own: the application of `startApi` shares its
 * process with the test, and cannot be killed. It is built first unless it is built already, as by `npm test`.
 * @param log an open file that it logs to; without one it logs nothing
 */
export async function startKillableApi({ log }: { log?: number } = {}): Promise<KillableApi> {
  await buildAll({ script: 'build:api' });
  const { mail, stripe, databaseUrl, variables, close } = await startTestEnvironment();
  const database = new pg.Pool({ connectionString: databaseUrl });
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    ...variables,
    API_PORT: String(port),
    ...(log === undefined ? {} : { LOG_LEVEL: 'info' }),
  };
  let running: ChildProcess | undefined;

  async function start() {
    const child = spawn(process.execPath, ['dist/main.js'], {
      cwd: api,
      env,
      stdio: ['ignore', log ?? 'ignore', 'inherit'],
    });
    running = child;
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error('The API could not start; it says why above.');
      const answer = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
      await answer?.arrayBuffer();
      return answer?.ok || undefined;
    }, 'an API that is ready');
    stripe.setWebhookUrl(`${origin}/api/stripe/webhook`);
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!running || running.exitCode !== null || running.signalCode !== null) return null;
    const gone = once(running, 'exit');
    running.kill(signal);
    const [code] = await gone;
    return code;
  }
  const kill = async () => void (await end('SIGKILL'));

  await start();
  const admin = openBrowser(origin);
  await admin.auth.login({ body: adminAccount });
  await database.query('UPDATE sessions SET confirmed_at = now()');
  return {
    visitor: openBrowser(origin),
    admin,
    mail,
    stripe,
    databaseUrl,
    database,
    kill,
    stop: () => end('SIGTERM'),
    start,
    async close() {
      await kill();
      await database.end();
      await close();
    },
  };
}

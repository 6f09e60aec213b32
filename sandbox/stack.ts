import { join } from 'node:path';
import { buildAll } from './build/build-all.ts';
import { assertPortIsFree, findFreePort } from './free-port.ts';
import { type FrontOptions, type Fronts, startBuiltFronts } from './fronts.ts';
import { startGateway } from './gateway.ts';
import { findLockHolder, takeLock } from './lock.mjs';
import { startMailbox } from './mailbox.ts';
import { startApi } from './node-process.ts';
import { startPostgres } from './postgres.ts';
import { messageOf } from './progress.mjs';
import { startStripe } from './stripe.ts';
import { supervise } from './supervise.ts';
import { type Environment, readOrCreateJwtSecret, readVariables } from './variables.ts';

interface Options {
  env?: Environment;
  durable?: boolean;
  log?: (line: string) => void;
  startFronts?: (options: FrontOptions) => Promise<Fronts>;
  signal?: AbortSignal;
}

export type Stack = Awaited<ReturnType<typeof startStack>>;

export async function startStack(options: Options = {}) {
  const { env = {}, durable = true, log = console.log, startFronts = startBuiltFronts, signal } = options;
  const variables = readVariables(env);
  const { DATA_DIR: dataDir, PUBLIC_ORIGIN: publicOrigin } = variables;
  const isProduction = variables.NODE_ENV === 'production';
  const port = Number(variables.PORT);

  const parts: { close(): Promise<unknown> }[] = [];
  let closing: Promise<void> | undefined;
  async function closeAll() {
    for (const part of parts.reverse()) await part.close().catch((error) => log(messageOf(error)));
  }
  const close = () => (closing ??= closeAll());
  async function add<Part extends { close(): Promise<unknown> }>(start: () => Promise<Part>): Promise<Part> {
    signal?.throwIfAborted();
    const part = await start();
    parts.push(part);
    return part;
  }

  try {
    await add(() => lockDataDir(dataDir));
    await assertPortIsFree(port);

    const [, { url: databaseUrl, apiUrl }] = await both(
      buildAll({
        // Tests use ports of their own, and a site that was built for another origin serves them as well.
        publicOrigin: env.PORT || env.PUBLIC_ORIGIN ? undefined : publicOrigin,
        only: startFronts === startBuiltFronts ? undefined : ['api'],
        signal,
      }),
      variables.DATABASE_URL
        ? Promise.resolve({ url: variables.DATABASE_URL, apiUrl: variables.DATABASE_URL })
        : add(() => superviseDatabase(join(dataDir, 'postgres'), durable, log)),
    );

    const mailbox = isProduction ? undefined : await add(() => startMailbox({ dir: join(dataDir, 'mails') }));
    const [apiPort, purgePort] = [await findFreePort(), await findFreePort()];
    const webhookUrl = `http://127.0.0.1:${apiPort}/api/stripe/webhook`;
    const stripe =
      isProduction || variables.STRIPE_SECRET_KEY
        ? undefined
        : await add(() => startStripe({ dir: join(dataDir, 'stripe'), webhookUrl, publicOrigin }));
    const apiEnv = {
      PAGE_CACHE_URL: `http://127.0.0.1:${purgePort}`,
      ...variables,
      ...stripe?.env,
      DATABASE_URL: apiUrl,
      DATABASE_OWNER_URL: variables.DATABASE_URL ? variables.DATABASE_OWNER_URL : databaseUrl,
      JWT_SECRET: variables.JWT_SECRET ?? (await readOrCreateJwtSecret(dataDir)),
      SMTP_URL: variables.SMTP_URL ?? mailbox?.url,
    };
    const logFile = (name: string) => (isProduction ? undefined : join(dataDir, `${name}.log`));
    const [api, { files, sitePort, upgrade }] = await both(
      add(() => supervise('API', () => startApi(apiPort, apiEnv, logFile('api')), log)),
      add(() => startFronts({ apiPort, dataDir, publicOrigin, logFile: logFile('site'), log })),
    );
    const standIns = { answerSandbox: mailbox?.answer, stripePort: stripe?.port };
    const ports = { port, purgePort, apiPort, sitePort };
    await add(() => startGateway({ ...ports, publicOrigin, files, ...standIns, upgrade }));
    signal?.throwIfAborted();
    return {
      origin: `http://localhost:${port}`,
      databaseUrl,
      apiPort,
      sitePort,
      restartApi: api.restart,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Waits for both, even if one fails, so that `close` finds the other one among the parts. */
async function both<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}

export async function lockDataDir(dataDir: string) {
  const file = join(dataDir, 'stack.lock');
  const release = await takeLock(file);
  if (release) return { close: release };
  // The npm and the terminal that started it may be gone, so we name the process.
  const holder = await findLockHolder(file);
  throw new Error(
    holder
      ? `It is running already on ${dataDir}, as process ${holder}: stop that one first (kill ${holder}), or set another DATA_DIR and PORT.`
      : `Another one on ${dataDir} has just stopped: please start again.`,
  );
}

async function superviseDatabase(dataDir: string, durable: boolean, log: (line: string) => void) {
  let url = '';
  let apiUrl = '';
  let port: number | undefined;
  const { close } = await supervise(
    'database',
    async () => {
      const server = await startPostgres({ dataDir, port, durable, log });
      // The API keeps the address, so a restarted server gets the same port.
      ({ url, apiUrl, port } = server);
      return server;
    },
    log,
  );
  return { url, apiUrl, close };
}

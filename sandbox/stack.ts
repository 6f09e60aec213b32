import { join } from 'node:path';
import { buildAll } from './build/build-all.ts';
import { startDevFronts } from './dev-fronts.ts';
import { assertPortIsFree, findFreePort } from './free-port.ts';
import { startBuiltFronts } from './fronts.ts';
import { startGateway } from './gateway.ts';
import { findLockHolder, takeLock } from './lock.mjs';
import { startMailbox } from './mailbox.ts';
import { startPostgres } from './postgres.ts';
import { messageOf } from './progress.mjs';
import { startApi, supervise, watchApi } from './service.ts';
import { startStripe } from './stripe.ts';
import { type Environment, readOrCreateJwtSecret, readVariables } from './variables.ts';

interface Options {
  env?: Environment;
  durable?: boolean;
  log?: (line: string) => void;
  isWatching?: boolean;
  signal?: AbortSignal;
}

export type Stack = Awaited<ReturnType<typeof startStack>>;

export async function startStack(options: Options = {}) {
  const { env = {}, durable = true, log = console.log, isWatching = false, signal } = options;
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
    await buildAll({ script: isWatching ? 'build:api' : 'build', signal });
    // In production the API names what is not set.
    const database =
      isProduction || variables.DATABASE_URL
        ? undefined
        : await add(() => superviseDatabase(join(dataDir, 'postgres'), durable, log));

    const mailbox = isProduction ? undefined : await add(() => startMailbox({ dir: join(dataDir, 'mails') }));
    const apiPort = await findFreePort();
    const webhookUrl = `http://127.0.0.1:${apiPort}/api/stripe/webhook`;
    const stripe =
      isProduction || variables.STRIPE_SECRET_KEY
        ? undefined
        : await add(() => startStripe({ dir: join(dataDir, 'stripe'), webhookUrl, publicOrigin }));
    const apiEnv = {
      DATABASE_URL: database?.apiUrl,
      DATABASE_OWNER_URL: database?.url,
      SMTP_URL: mailbox?.url,
      ...variables,
      JWT_SECRET: variables.JWT_SECRET ?? (isProduction ? undefined : await readOrCreateJwtSecret(dataDir)),
      ...stripe?.env,
    };
    const logFile = (name: string) => (isProduction ? undefined : join(dataDir, `${name}.log`));
    if (isWatching) await add(async () => watchApi());
    const apiOptions = { logFile: logFile('api'), isWatching };
    await add(() => supervise('API', () => startApi(apiPort, apiEnv, apiOptions), log));
    const startFronts = isWatching ? startDevFronts : startBuiltFronts;
    const { sitePort, router } = await add(() =>
      startFronts({ apiPort, dataDir, publicOrigin, logFile: logFile('site'), log }),
    );
    const standIns = [mailbox?.pages, stripe?.router].filter((each) => each !== undefined);
    await add(() => startGateway({ port, publicOrigin, apiPort, standIns, fronts: router }));
    signal?.throwIfAborted();
    const databaseUrl = database?.url ?? variables.DATABASE_URL ?? '';
    return { origin: `http://localhost:${port}`, databaseUrl, apiPort, sitePort, close };
  } catch (error) {
    await close();
    throw error;
  }
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

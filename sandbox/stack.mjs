// @ts-check
/**
 * The whole system as a list of parts, started in order and stopped in reverse: for `npm start`, `npm run dev` and the
 * journeys alike.
 */
import { join } from 'node:path';
import { buildAll } from './build/build-all.mjs';
import { startBuiltFronts } from './built-fronts.mjs';
import { findFreePort, refuseTakenPort } from './free-port.mjs';
import { startGateway } from './gateway.mjs';
import { holderOf, takeLock } from './lock.mjs';
import { startMailbox } from './mailbox.mjs';
import { startApi } from './node-process.mjs';
import { startPostgres } from './postgres.mjs';
import { sentenceOf } from './progress.mjs';
import { startStripe } from './stripe.mjs';
import { supervise } from './supervise.mjs';
import { keptSecret, readVariables } from './variables.mjs';

/**
 * @typedef {object} Stack
 * @property {string} origin where it answers, whatever PUBLIC_ORIGIN says
 * @property {string} databaseUrl
 * @property {number} apiPort
 * @property {number} sitePort
 * @property {string} mailUrl the mails as JSON; there are none in production
 * @property {() => Promise<void>} restartApi
 * @property {() => Promise<void>} pauseMail nobody takes mails until `resumeMail`
 * @property {() => Promise<void>} resumeMail
 * @property {() => Promise<void>} close may be called twice
 */

/**
 * @param {{
 *   env?: Record<string, string | undefined>, // stronger than the environment and .env
 *   durable?: boolean, // false: for tests, faster, loses data in a crash
 *   isQuiet?: boolean,
 *   fronts?: (ground: import('./built-fronts.mjs').Ground) => Promise<import('./built-fronts.mjs').Fronts>, // what serves the pages
 *   signal?: AbortSignal, // stops a start that is under way
 * }} [options]
 * @returns {Promise<Stack>}
 */
export async function startStack({
  env = {},
  durable = true,
  isQuiet = false,
  fronts = startBuiltFronts,
  signal,
} = {}) {
  const variables = readVariables(env);
  const isProduction = variables.NODE_ENV === 'production';
  const port = Number(variables.PORT);
  const dataDir = variables.DATA_DIR;
  const log = (/** @type {string} */ line) => isQuiet || console.log(line);

  /** @type {(() => Promise<unknown>)[]} */
  const running = [];
  /** @type {Promise<void> | undefined} */
  let closing;
  const close = () => {
    closing ??= (async () => {
      // One that cannot stop must not keep the others running.
      for (const stop of running.reverse()) await stop().catch((error) => log(sentenceOf(error)));
    })();
    return closing;
  };
  /** @template {{ close(): Promise<unknown> }} Part @param {() => Promise<Part>} start */
  const add = async (start) => {
    signal?.throwIfAborted();
    const part = await start();
    running.push(() => part.close());
    return part;
  };

  try {
    await add(() => holdFolder(dataDir));
    await refuseTakenPort(port);

    const building = buildAll({
      ...buildOrigin(variables, env),
      ...(fronts === startBuiltFronts ? {} : { only: ['api'] }),
      ...(signal ? { signal } : {}),
    });
    const [, database] = await together(
      building,
      variables.DATABASE_URL
        ? Promise.resolve({ url: variables.DATABASE_URL })
        : add(() => superviseDatabase(dataDir, durable, log)).then(({ url }) => ({ url })),
    );

    const mailbox = isProduction ? undefined : await add(() => startMailbox({ dir: join(dataDir, 'mails') }));
    const [apiPort, purgePort] = [await findFreePort(), await findFreePort()];
    const stripe =
      isProduction || variables.STRIPE_SECRET_KEY
        ? undefined
        : await add(() =>
            startStripe({
              dir: join(dataDir, 'stripe'),
              webhookUrl: `http://127.0.0.1:${apiPort}/api/stripe/webhook`,
              publicOrigin: variables.PUBLIC_ORIGIN,
            }),
          );
    const apiEnv = {
      PAGE_CACHE_URL: `http://127.0.0.1:${purgePort}`,
      ...variables,
      ...stripe?.env,
      DATABASE_URL: database.url,
      JWT_SECRET: variables.JWT_SECRET ?? (await keptSecret(dataDir)),
      SMTP_URL: variables.SMTP_URL ?? mailbox?.url,
    };
    const logFile = (/** @type {string} */ name) => (isProduction ? undefined : join(dataDir, `${name}.log`));
    const [apiPart, { files, sitePort, upgrade }] = await together(
      add(() => supervise('API', () => startApi({ apiPort, env: apiEnv, logFile: logFile('api') }), log)),
      add(() =>
        fronts({ apiPort, dataDir, publicOrigin: variables.PUBLIC_ORIGIN, logFile: logFile('site'), log }),
      ),
    );
    await add(() =>
      startGateway({
        port,
        purgePort,
        apiPort,
        sitePort,
        publicOrigin: variables.PUBLIC_ORIGIN,
        files,
        ...(mailbox ? { sandbox: mailbox.answer } : {}),
        ...(stripe ? { stripePort: stripe.port } : {}),
        ...(upgrade ? { upgrade } : {}),
      }),
    );
    signal?.throwIfAborted();
    const origin = `http://localhost:${port}`;
    return {
      origin,
      databaseUrl: database.url,
      apiPort,
      sitePort,
      mailUrl: `${origin}/sandbox/mail.json`,
      restartApi: apiPart.restart,
      pauseMail: async () => void (await mailbox?.pause()),
      resumeMail: async () => void (await mailbox?.resume()),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * The longest steps do not need each other. Both are seen through, so that what did start is stopped.
 * @template One, Other @param {Promise<One>} one @param {Promise<Other>} other @returns {Promise<[One, Other]>}
 */
async function together(one, other) {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}

/** @param {string} dataDir */
async function holdFolder(dataDir) {
  const lock = join(dataDir, 'stack.lock');
  const release = await takeLock(lock);
  if (release) return { close: release };
  // Its npm may be gone, and with it the terminal where Ctrl-C would stop it.
  const holder = await holderOf(lock);
  throw new Error(
    holder
      ? `It is running already on ${dataDir}, as process ${holder}: stop that one first (kill ${holder}), or set another DATA_DIR and PORT.`
      : `Another one on ${dataDir} has just stopped: please start again.`,
  );
}

/**
 * @param {string} dataDir @param {boolean} durable
 * @param {(line: string) => void} log
 */
async function superviseDatabase(dataDir, durable, log) {
  const folder = join(dataDir, 'postgres');
  const first = await startPostgres({ dataDir: folder, durable, log });
  /** @type {typeof first | undefined} */
  let next = first;
  const start = async () => {
    const server = next ?? (await startPostgres({ dataDir: folder, port: first.port, durable, log }));
    next = undefined;
    return server;
  };
  const { close } = await supervise('database', start, log);
  return { url: first.url, close };
}

/**
 * Tests start stacks on ports of their own; for them a site built for any origin will do.
 * @param {import('./variables.mjs').Variables} variables @param {Record<string, string | undefined>} changes
 */
function buildOrigin(variables, changes) {
  return changes.PORT || changes.PUBLIC_ORIGIN ? {} : { publicOrigin: variables.PUBLIC_ORIGIN };
}

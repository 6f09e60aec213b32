// @ts-check
/**
 * The whole system as a list of parts, started in order and stopped in reverse: for `npm start`, `npm run dev` and the
 * journeys alike.
 */
import { join } from 'node:path';
import { startApi } from './api-process.mjs';
import { buildAll, whileNobodyBuilds } from './build/build-all.mjs';
import { findFreePort, refuseTakenPort } from './free-port.mjs';
import { createPages } from './gateway/pages.mjs';
import { startGateway } from './gateway.mjs';
import { takeLock } from './lock.mjs';
import { startMailbox } from './mailbox.mjs';
import { startPostgres } from './postgres.mjs';
import { supervise } from './supervise.mjs';
import { keptSecret, readVariables } from './variables.mjs';

/**
 * @typedef {object} Stack
 * @property {string} origin where it answers, whatever PUBLIC_ORIGIN says
 * @property {string} databaseUrl
 * @property {number} apiPort
 * @property {string} mailUrl the mails as JSON; there are none in production
 * @property {() => Promise<void>} restartApi
 * @property {() => Promise<void>} pauseMail nobody takes mails until `resumeMail`
 * @property {() => Promise<void>} resumeMail
 * @property {Promise<Error>} lost settles when a part is gone and does not come up again
 * @property {() => Promise<void>} close may be called twice
 */

/**
 * @param {{
 *   env?: Record<string, string | undefined>, // stronger than the environment and .env
 *   durable?: boolean, // false: for tests, faster, loses data in a crash
 *   isQuiet?: boolean,
 *   fronts?: () => Promise<Fronts>, // what serves the pages
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
  /** @type {(error: Error) => void} */
  let lose = () => {};
  /** @type {Promise<Error>} */
  const lost = new Promise((done) => {
    lose = done;
  });

  /** @type {(() => Promise<unknown>)[]} */
  const running = [];
  /** @type {Promise<void> | undefined} */
  let closing;
  const close = () => {
    closing ??= (async () => {
      for (const stop of running.reverse()) await stop();
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

    // The longest steps do not need each other. Both are seen through, so that what did start is stopped.
    const [database, built] = await Promise.allSettled([
      variables.DATABASE_URL ? undefined : add(() => superviseDatabase(dataDir, durable, log, lose)),
      buildAll({
        ...buildOrigin(variables, env),
        ...(fronts === startBuiltFronts ? {} : { only: ['api'] }),
        ...(signal ? { signal } : {}),
      }),
    ]);
    for (const step of [built, database]) if (step.status === 'rejected') throw step.reason;
    const databaseUrl =
      variables.DATABASE_URL ?? (database.status === 'fulfilled' && database.value?.url) ?? '';

    const mailbox = isProduction ? undefined : await add(() => startMailbox({ dir: join(dataDir, 'mails') }));
    const apiPort = await findFreePort();
    const apiEnv = {
      ...variables,
      DATABASE_URL: String(databaseUrl),
      JWT_SECRET: variables.JWT_SECRET ?? (await keptSecret(dataDir)),
      SMTP_URL: variables.SMTP_URL ?? mailbox?.url,
    };
    const apiLog = isProduction ? {} : { logFile: join(dataDir, 'api.log') };
    const apiPart = await add(() =>
      supervise('API', () => startApi({ port: apiPort, env: apiEnv, ...apiLog }), { log, onLost: lose }),
    );
    const { pages, upgrade } = await add(() => fronts());
    await add(() =>
      startGateway({
        port,
        apiPort,
        publicOrigin: variables.PUBLIC_ORIGIN,
        pages,
        ...(mailbox ? { sandbox: mailbox.answer } : {}),
        ...(upgrade ? { upgrade } : {}),
      }),
    );
    signal?.throwIfAborted();
    const origin = `http://localhost:${port}`;
    return {
      origin,
      databaseUrl: String(databaseUrl),
      apiPort,
      mailUrl: `${origin}/sandbox/mail.json`,
      restartApi: apiPart.restart,
      pauseMail: async () => void (await mailbox?.pause()),
      resumeMail: async () => void (await mailbox?.resume()),
      lost,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * @typedef {object} Fronts
 * @property {ReturnType<typeof createPages>} pages
 * @property {(req: import('node:http').IncomingMessage, socket: import('node:stream').Duplex, head: Buffer) => void} [upgrade]
 * @property {() => Promise<void>} close
 */

/** What `npm start` serves. @returns {Promise<Fronts>} */
async function startBuiltFronts() {
  return { pages: await whileNobodyBuilds(async () => createPages()), close: async () => {} };
}

/** @param {string} dataDir */
async function holdFolder(dataDir) {
  const release = await takeLock(join(dataDir, 'stack.lock'));
  if (release) return { close: release };
  throw new Error(
    `It is running already on ${dataDir}: stop that one first, or set another DATA_DIR and PORT.`,
  );
}

/**
 * @param {string} dataDir @param {boolean} durable
 * @param {(line: string) => void} log @param {(error: Error) => void} onLost
 */
async function superviseDatabase(dataDir, durable, log, onLost) {
  const folder = join(dataDir, 'postgres');
  const first = await startPostgres({ dataDir: folder, durable, log });
  /** @type {typeof first | undefined} */
  let next = first;
  const start = async () => {
    const server = next ?? (await startPostgres({ dataDir: folder, port: first.port, durable, log }));
    next = undefined;
    return server;
  };
  const { close } = await supervise('database', start, { log, onLost });
  return { url: first.url, close };
}

/**
 * Tests start stacks on ports of their own; for them a site built for any origin will do.
 * @param {import('./variables.mjs').Variables} variables @param {Record<string, string | undefined>} changes
 */
function buildOrigin(variables, changes) {
  return changes.PORT || changes.PUBLIC_ORIGIN ? {} : { publicOrigin: variables.PUBLIC_ORIGIN };
}

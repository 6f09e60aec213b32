/**
 * `npm run test:compose`: runs docker-compose.yml as in production, with stand-ins for mail, Stripe and the S3 store, and uses it over
 * HTTPS through restarts, kills, floods and restores. It needs Docker with Compose 2.24 or newer, and the ports 80 and 443. With ENGINE,
 * the path of a script, it runs `ENGINE docker …`, `ENGINE compose …`, and `ENGINE run …` for commands that use the published ports.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openState } from '@practice/sandbox/stripe/state';
import {
  adminAccount,
  bucket,
  bucketVariables,
  folder,
  loadEndFile,
  origin,
  practiceInbox,
} from './settings.ts';

const root = join(import.meta.dirname, '../..');
const { ENGINE } = process.env;
const files = ['docker-compose.yml', 'e2e/compose/compose.yml'].flatMap((file) => ['--file', file]);
const composeArgs = [
  '--progress',
  'quiet',
  '--project-name',
  'practice-test',
  '--env-file',
  join(folder, '.env'),
  ...files,
];
const certificate = join(folder, 'root.crt');
const backups = join(folder, 'backups');
const twoOfEach = ['--scale', 'api=2', '--scale', 'site=2'];

const docker = (...args: string[]) => run(ENGINE ?? 'docker', [...(ENGINE ? ['docker'] : []), ...args]);
const compose = (...args: string[]) => run(ENGINE ?? 'docker', ['compose', ...composeArgs, ...args]);

if (!(await docker('version', '--format', 'Docker {{.Server.Version}}').then(Boolean, () => false))) {
  console.error(
    'No container engine answers. Start Docker, or name a script with ENGINE=… npm run test:compose.',
  );
  process.exit(1);
}
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await mkdir(backups, { recursive: true });
// The containers run as user 1000, who must be able to write backups.
await chown(backups, 1000, 1000);
await writeFile(join(folder, '.env'), await settings());
try {
  await timed('the images are built', () => compose('build', '--quiet'));
  await docker('images', '--filter', 'reference=practice-test-*', '--format', '{{.Repository}}  {{.Size}}');
  await timed('ready, with empty volumes', () => up());
  await walk('write');
  await timed('ready after a restart', () => compose('restart').then(() => up()));
  await walk('check');
  await timed('ready after down and up', () => compose('down').then(() => up()));
  await walk('check');
  await timed('ready after a kill of all containers', () =>
    compose('kill', '--signal', 'KILL').then(() => up()),
  );
  await walk('check');

  await survived('flood');
  Object.assign(process.env, bucketVariables);
  await timed('ready with uploads in the bucket', () => up());
  await survived('slow');
  for (const name of Object.keys(bucketVariables)) delete process.env[name];
  for (const name of ['api', 'database']) {
    await docker('kill', `practice-test-${name}-1`);
    await timed(`answers again after a kill of ${name}`, async () => {
      await docker('start', `practice-test-${name}-1`);
      await walk('ready');
    });
  }

  await timed('ready with two processes of the API and of the site', () => up(...twoOfEach));
  await walk('write');
  await timed('each of the four was restarted under load', () => Promise.all([walk('load'), restartEach()]));
  await up();

  await compose('stop', 'proxy', 'web', 'site', 'api');
  await timed('a backup to the folder is made', () => compose('exec', '-T', 'backup', 'backup.sh'));
  await timed('a backup to the bucket is made', () =>
    compose('exec', '-T', ...bucket, 'backup', 'backup.sh'),
  );
  const saved = await contents();
  for (const variables of [[], bucket]) {
    await compose('down', '--volumes');
    await compose('up', '--detach', '--wait', 'stand-ins');
    const restore = ['run', '--rm', ...variables, 'backup', 'restore.sh'];
    await timed('it is restored onto empty volumes', () => compose(...restore));
    assert.equal(await contents(), saved);
    console.log('  All rows and files are the same.');
    await assert.rejects(compose(...restore), 'A second restore must be refused.');
    await timed('ready after the restore', () => up());
    await walk('check');
  }
} catch (error) {
  await compose('logs', '--no-color', '--tail', '40');
  const logs = await output('compose', ...composeArgs, 'logs', '--no-color', 'web');
  for (const line of logs.split('\n')) if (line.includes('"status":"5')) console.error(line);
  throw error;
} finally {
  await compose('down', '--volumes', '--timeout', '10');
}

async function settings(): Promise<string> {
  const { keys, save } = await openState(join(folder, 'stand-ins/stripe'));
  await save();
  const values = {
    PUBLIC_ORIGIN: origin,
    POSTGRES_PASSWORD: 'a $password #with % signs @ and / slashes',
    JWT_SECRET: 'q8Zt2LwX5nVb7RkM4cHy9JdFs1GpTe3A',
    ADMIN_EMAIL: adminAccount.email,
    ADMIN_PASSWORD: adminAccount.password,
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    STRIPE_API_BASE: 'http://stand-ins:12111',
    SMTP_URL: 'smtp://stand-ins:1025',
    MAIL_FROM: 'Oakline Therapy <hello@example.com>',
    PRACTICE_INBOX: practiceInbox,
    BACKUP_PASSWORD: 'another $password #for backups',
    BACKUP_FOLDER: backups,
  };
  return Object.entries(values)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('');
}

function up(...options: string[]) {
  return compose('up', '--detach', '--wait', '--quiet-pull', ...options);
}

async function restartEach() {
  try {
    for (const name of ['api-1', 'api-2', 'site-1', 'site-2']) {
      await docker('restart', `practice-test-${name}`);
      await up(...twoOfEach);
    }
  } finally {
    await writeFile(loadEndFile, '');
  }
}

async function walk(phase: 'write' | 'check' | 'load' | 'flood' | 'slow' | 'ready') {
  await compose('cp', 'proxy:/data/caddy/pki/authorities/local/root.crt', certificate);
  const command = [process.execPath, 'e2e/compose/journey.ts', phase];
  await run(ENGINE ? ENGINE : 'env', [
    ...(ENGINE ? ['run', 'env'] : []),
    `NODE_EXTRA_CA_CERTS=${certificate}`,
    ...command,
  ]);
}

/** The containers that visitors' requests pass are neither killed nor restarted meanwhile. */
async function survived(phase: 'flood' | 'slow') {
  const before = await started();
  await walk(phase);
  assert.equal(await started(), before);
}

function started(): Promise<string> {
  const format = '{{.Name}} {{.State.StartedAt}} {{.State.OOMKilled}} {{.RestartCount}}';
  const names = ['web', 'proxy'].map((name) => `practice-test-${name}-1`);
  return output('docker', 'inspect', '--format', format, ...names);
}

/** How many rows each table has, and the checksum of each upload. */
async function contents(): Promise<string> {
  const rows = `SELECT table_schema, table_name, (xpath('/row/n/text()',
    query_to_xml(format('SELECT count(*) AS n FROM %I.%I', table_schema, table_name), false, true, '')))[1]
    FROM information_schema.tables WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE' ORDER BY 1, 2`;
  const files = 'cd /uploads && find . -type f -not -path "./.incoming/*" | sort | xargs -r sha256sum';
  return [
    await output(
      'compose',
      ...composeArgs,
      'run',
      '--rm',
      'backup',
      'psql',
      '--no-align',
      '--tuples-only',
      '--command',
      rows,
    ),
    await output('compose', ...composeArgs, 'run', '--rm', 'backup', 'bash', '-c', files),
  ].join('');
}

async function output(...args: string[]): Promise<string> {
  const child = spawn(ENGINE ?? 'docker', ENGINE || args[0] !== 'docker' ? args : args.slice(1), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (child.exitCode !== 0) throw new Error(errors);
  return out;
}

async function timed(what: string, work: () => Promise<unknown>) {
  const start = performance.now();
  await work();
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s  ${what}`);
}

async function run(command: string, args: string[]) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code}.`);
  return true;
}

// Runs the migrations of the built API on an empty database, and has TypeORM compare its tables with the entities:
// `--check` fails if they differ, and a name writes the migration that makes them equal.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { startPostgres } from './postgres.ts';
import { root } from './root.ts';

const [name = '--check'] = process.argv.slice(2);
const target = name === '--check' ? ['difference', '--check'] : [`api/src/database/migrations/${name}`];
const dataDir = await mkdtemp(join(tmpdir(), 'practice-migration-'));
const postgres = await startPostgres({ dataDir, durable: false });
const run = execa({
  cwd: root,
  preferLocal: true,
  localDir: root,
  stdio: 'inherit',
  reject: false,
  env: { DATABASE_URL: postgres.url },
});
const migrated = await run('node', ['api/dist/migrate.js']);
const source = ['--dataSource', 'api/dist/database/cli.js', '--esm', '--pretty'];
const { failed } = migrated.failed
  ? migrated
  : await run('typeorm', ['migration:generate', ...source, ...target]);
if (name !== '--check') await run('biome', ['check', '--write', 'api/src/database/migrations']);
await postgres.close();
await rm(dataDir, { recursive: true, force: true });
process.exitCode = failed ? 1 : 0;

import type { ClientBase } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { locks } from './locks.ts';
import { Schema0001000000000001 } from './migrations/001-schema.ts';
import { SnakeCase } from './snake-case.ts';

/** Every step that made the tables, in order. */
const migrations = [Schema0001000000000001];

export function dataSourceOptions(databaseUrl: string) {
  return {
    type: 'postgres',
    url: databaseUrl,
    migrations,
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeCase(),
    // `where: { email: undefined }` would match the first row there is.
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    extra: {
      max: 15,
      keepAlive: true,
      // A connection can break in the moment between two who use it, while neither listens: that must not end the process.
      onConnect: (client: ClientBase) => {
        client.on('error', () => {});
      },
      connectionTimeoutMillis: 5_000,
      statement_timeout: 10_000,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 15_000,
      // On our side, for a server that has stopped answering and cannot enforce the timeouts above.
      query_timeout: 12_000,
    },
  } satisfies DataSourceOptions;
}

/** Brings the tables up to date; of several instances that start together, one does. */
export async function migrate(options: DataSourceOptions): Promise<void> {
  // Without the timeouts above: a migration may take long, and has to wait for another instance's.
  const extra = { max: 2, connectionTimeoutMillis: 5_000 };
  const dataSource = await new DataSource({ ...options, entities: [], extra }).initialize();
  try {
    // Held by this connection, and released when it closes.
    await dataSource.createQueryRunner().query(`SELECT pg_advisory_lock($1)`, [locks.migrations]);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await dataSource.destroy();
  }
}

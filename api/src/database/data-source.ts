import { DataSource, type DataSourceOptions } from 'typeorm';
import { Session } from '../auth/session.entity.ts';
import { User } from '../auth/user.entity.ts';
import { ConsultationNote } from '../consultation-requests/consultation-note.entity.ts';
import { ConsultationRequest } from '../consultation-requests/consultation-request.entity.ts';
import { Init0001700000000001 } from './migrations/001-init.ts';

/** Every table and every step that made them, in order. */
const entities = [User, Session, ConsultationRequest, ConsultationNote];
const migrations = [Init0001700000000001];

export function dataSourceOptions(databaseUrl: string): DataSourceOptions {
  return {
    type: 'postgres',
    url: databaseUrl,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    // `where: { email: undefined }` would match the first row there is.
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    extra: {
      max: 15,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 10_000,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 15_000,
    },
  };
}

/** Connects and brings the tables up to date, one instance at a time. */
export async function connect(databaseUrl: string): Promise<DataSource> {
  const dataSource = await new DataSource(dataSourceOptions(databaseUrl)).initialize();
  await migrate(dataSource);
  return dataSource;
}

// Any number, as long as nothing else on this database locks it.
const migrationLock = 7_301_976;

async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    // Another instance may be migrating for a while: wait for it instead of failing.
    await runner.query(`SET statement_timeout = 0; SET lock_timeout = 0`);
    await runner.query(`SELECT pg_advisory_lock($1)`, [migrationLock]);
    try {
      await dataSource.runMigrations({ transaction: 'each' });
    } finally {
      await runner.query(`SELECT pg_advisory_unlock($1)`, [migrationLock]);
      await runner.query(`SET statement_timeout = 10000; SET lock_timeout = 5000`);
    }
  } finally {
    await runner.release();
  }
}

import { type ClientBase, escapeIdentifier } from 'pg';
import { DataSource, type DataSourceOptions, DefaultNamingStrategy, type Table } from 'typeorm';
import { locks } from './locks.ts';
import { slowAfter, slowQueries } from './slow-queries.ts';

class SnakeCase extends DefaultNamingStrategy {
  override columnName(property: string, customName: string | undefined): string {
    return customName ?? property.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
  }

  override joinColumnName(relation: string, column: string): string {
    return this.columnName(`${relation}_${column}`, undefined);
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pkey`;
  }

  override relationConstraintName(table: Table | string, columns: string[]): string {
    return `${this.foreignKeyName(table, columns)}_taken`;
  }

  override indexName(table: Table | string, columns: string[]): string {
    return `${this.foreignKeyName(table, columns)}_rows`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `${this.getTableName(table)}_${columns.join('_').replace(/_(id|key)$/, '')}`;
  }
}

export function dataSourceOptions(databaseUrl: string) {
  return {
    type: 'postgres',
    url: databaseUrl,
    migrations: [`${import.meta.dirname}/migrations/*.{js,ts}`],
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeCase(),
    installExtensions: false,
    // Without it, `where: { email: undefined }` matches the first row of the table.
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    maxQueryExecutionTime: slowAfter,
    logger: slowQueries,
    extra: {
      max: 15,
      keepAlive: true,
      // An error on an idle connection would otherwise end the process.
      onConnect: (client: ClientBase) => {
        client.on('error', () => {});
      },
      connectionTimeoutMillis: 5_000,
      statement_timeout: 10_000,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 15_000,
      // For a server that doesn't respond, and so can't enforce the timeouts above.
      query_timeout: 12_000,
    },
  } satisfies DataSourceOptions;
}

/** @param ownerUrl owner of the tables; the user of `databaseUrl` then can't change tables or triggers */
export async function migrate(databaseUrl: string, ownerUrl?: string): Promise<void> {
  const patient = { maxQueryExecutionTime: 0, extra: { max: 2, connectionTimeoutMillis: 5_000 } };
  const options = { ...dataSourceOptions(ownerUrl ?? databaseUrl), ...patient };
  const dataSource = await new DataSource(options).initialize();
  try {
    await dataSource.createQueryRunner().query(`SELECT pg_advisory_lock($1)`, [locks.migrations]);
    await dataSource.runMigrations({ transaction: 'each' });
    const [queue] = await dataSource.query(`SELECT 1 FROM pg_namespace WHERE nspname = 'pgboss'`);
    if (!queue) await dataSource.query(`CREATE SCHEMA pgboss`);
    if (ownerUrl) await dataSource.query(grantsTo(decodeURIComponent(new URL(databaseUrl).username)));
  } finally {
    await dataSource.destroy();
  }
}

// pg-boss creates its own tables. Triggers protect the audit log's rows until their years are over.
const grantsTo = (user: string) => `
  GRANT USAGE, CREATE ON SCHEMA pgboss TO ${escapeIdentifier(user)};
  GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO ${escapeIdentifier(user)};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${escapeIdentifier(user)};
  GRANT SELECT ON ALL SEQUENCES IN SCHEMA public TO ${escapeIdentifier(user)};
  REVOKE UPDATE ON audit_log FROM ${escapeIdentifier(user)};
  REVOKE INSERT, UPDATE, DELETE ON migrations FROM ${escapeIdentifier(user)}`;

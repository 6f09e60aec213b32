import { PgBoss } from 'pg-boss';
import type { KillableApi } from './start-killable-api.ts';

type Database = Pick<KillableApi, 'database' | 'databaseUrl'>;

/** Makes the queue retry a killed process's jobs at once. */
export async function retryJobsNow(api: Database, queueName: string): Promise<void> {
  await api.database.query(
    `UPDATE pgboss.job SET started_on = started_on - interval '1 minute' WHERE state = 'active'`,
  );
  await api.database.query('UPDATE pgboss.queue SET monitor_on = NULL, monitor_claim_on = NULL');
  await withQueue(api, (queue) => queue.supervise(queueName));
  await api.database.query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
}

export async function withQueue(
  { databaseUrl }: Pick<KillableApi, 'databaseUrl'>,
  act: (queue: PgBoss) => Promise<unknown>,
): Promise<void> {
  const queue = new PgBoss({ connectionString: databaseUrl, supervise: false, schedule: false });
  await queue.start();
  await act(queue);
  await queue.stop();
}

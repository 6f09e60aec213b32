import { PgBoss } from 'pg-boss';
import type { KillableApi } from './start-killable-api.ts';

/** Makes the queue retry a killed process's jobs at once. */
export async function retryJobsNow(
  { database, databaseUrl }: Pick<KillableApi, 'database' | 'databaseUrl'>,
  queueName: string,
): Promise<void> {
  await database.query(
    `UPDATE pgboss.job SET started_on = started_on - interval '1 minute' WHERE state = 'active'`,
  );
  await database.query('UPDATE pgboss.queue SET monitor_on = NULL, monitor_claim_on = NULL');
  const queue = new PgBoss({ connectionString: databaseUrl, supervise: false, schedule: false });
  await queue.start();
  await queue.supervise(queueName);
  await queue.stop();
  await database.query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
}

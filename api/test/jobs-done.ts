import { eventually } from './eventually.ts';
import type { TestApi } from './start-api.ts';

/** Waits until every job that is due is done, and so every email sent. */
export async function jobsAreDone({ sql }: Pick<TestApi, 'sql'>): Promise<void> {
  await eventually(async () => {
    const waiting = await sql(
      `SELECT 1 FROM pgboss.job WHERE state < 'completed' AND start_after <= now() AND name NOT LIKE '\\_\\_%' LIMIT 1`,
    );
    return waiting.length === 0 || undefined;
  }, 'the end of the jobs');
}

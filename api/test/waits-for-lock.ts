import { eventually } from './eventually.ts';
import type { TestApi } from './start-api.ts';

/** Resolves once `count` statements of the API wait for a lock. */
export async function waitsForLock(api: Pick<TestApi, 'sql'>, count = 1): Promise<void> {
  await eventually(async () => {
    const waiting = await api.sql(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return waiting.length >= count ? true : undefined;
  }, `${count} statements that wait for a lock`);
}

import { DataSource } from 'typeorm';
import type { TestApi } from './start-api.ts';
import { waitsForLock } from './waits-for-lock.ts';

/** Begins calls that wait for the locks of a statement, then ends its transaction. Returns their results. */
export async function whileLocked<Results extends unknown[]>(
  api: Pick<TestApi, 'app' | 'sql'>,
  statement: string,
  values: unknown[],
  begin: () => { [At in keyof Results]: Promise<Results[At]> },
  end: 'COMMIT' | 'ROLLBACK' = 'COMMIT',
): Promise<Results> {
  const runner = api.app.get(DataSource).createQueryRunner();
  await runner.query('BEGIN');
  try {
    await runner.query(statement, values);
    const calls = begin();
    await waitsForLock(api, calls.length);
    await runner.query(end);
    return (await Promise.all(calls)) as Results;
  } finally {
    await runner.query('ROLLBACK');
    await runner.release();
  }
}

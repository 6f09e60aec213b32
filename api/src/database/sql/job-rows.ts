import type { UndeliveredEmail } from '@practice/contract/routes/status';
import type { EntityManager } from 'typeorm';

// pg-boss has no API for these.

type Database = Pick<EntityManager, 'query'>;

/**
 * Removes this job and waiting ones of its kind.
 * @returns their emails; none if another job took this one along
 */
export async function takeGathered<Email>(database: Database, queue: string, kind: string, id: string) {
  const rows = await database.query<{ email: Email }[]>(
    `WITH waiting AS (
       DELETE FROM pgboss.job
       WHERE name = $1 AND data->>'kind' = $2 AND (id = $3 OR state IN ('created', 'retry'))
       RETURNING id, created_on, data
     ) SELECT data->'email' AS email FROM waiting ORDER BY created_on, id`,
    [queue, kind, id],
  );
  return rows.map(({ email }) => email);
}

const emailColumns = `output->>'to' AS to, output->>'subject' AS subject`;
const isGivenUp = `state = 'failed' AND output->>'subject' IS NOT NULL`;

export function emailsGivenUp(database: Database) {
  return database.query<(Omit<UndeliveredEmail, 'failedAt'> & { failedAt: Date })[]>(
    `SELECT id, ${emailColumns}, output->>'reason' AS reason, completed_on AS "failedAt"
     FROM pgboss.job WHERE ${isGivenUp} ORDER BY completed_on DESC LIMIT 100`,
  );
}

/** Retries an email now; pg-boss's own retry would wait for its next scheduled try. */
export async function retryEmail(database: Database, id: string) {
  const [[email]] = await database.query<[{ queue: string; to: string; subject: string }[], number]>(
    `UPDATE pgboss.job SET state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = NULL
     WHERE ${isGivenUp} AND id::text = $1 RETURNING name AS queue, ${emailColumns}`,
    [id],
  );
  return email;
}

type JobCounts = { waiting: number; dueSince: Date | null; failed: number; failedEmails: number };

export async function countJobs(database: Database) {
  const [counts] = await database.query<[JobCounts]>(
    `SELECT count(*) FILTER (WHERE state = 'retry' OR is_due)::integer AS waiting,
            min(start_after) FILTER (WHERE is_due) AS "dueSince",
            count(*) FILTER (WHERE state = 'failed' AND NOT is_email)::integer AS failed,
            count(*) FILTER (WHERE state = 'failed' AND is_email)::integer AS "failedEmails"
     FROM (SELECT state, start_after, coalesce(output->>'subject' IS NOT NULL, false) AS is_email,
                  state IN ('created', 'retry') AND start_after <= now() AS is_due
           FROM pgboss.job WHERE state IN ('created', 'retry', 'failed')) AS jobs`,
  );
  return counts;
}

import type { AuditEntry } from '@practice/contract/audit-log';
import type { EntityManager } from 'typeorm';

export type NewAuditEntry = Omit<AuditEntry, 'id' | 'at' | 'clientName'>;

/** Records a reading once an hour, because open pages reload every minute. */
export async function addAuditEntry(
  database: Pick<EntityManager, 'query'>,
  entry: NewAuditEntry,
): Promise<void> {
  const { userId, who, address, act, succeeded, record, recordId, clientId, detail } = entry;
  await database.query(
    `INSERT INTO audit_log (user_id, who, address, act, succeeded, record, record_id, client_id, detail)
     SELECT entry.* FROM
       (VALUES ($1::integer, $2, $3, $4, $5::boolean, $6, $7::integer, $8::integer, $9))
         AS entry (user_id, who, address, act, succeeded, record, record_id, client_id, detail)
     WHERE (act <> 'read' OR NOT EXISTS (
       SELECT FROM audit_log AS earlier
       WHERE earlier.user_id = entry.user_id AND at > now() - interval '1 hour' AND earlier.act = 'read'
         AND (earlier.address, earlier.record, earlier.detail) = (entry.address, entry.record, entry.detail)
         AND earlier.record_id IS NOT DISTINCT FROM entry.record_id
         AND earlier.client_id IS NOT DISTINCT FROM entry.client_id))
     AND (user_id IS NOT NULL OR (${isNews}))`,
    [userId, who, address, act, succeeded, record, recordId, clientId, detail],
  );
}

const hasAccount = (who: string) => `EXISTS (SELECT FROM users WHERE lower(email) = ${who})`;

/** Anyone can make failed logins, so a network address adds one row an hour for each account. */
const isNews = `
  NOT EXISTS (
    SELECT FROM audit_log AS earlier
    WHERE earlier.user_id IS NULL AND at > now() - interval '1 hour' AND earlier.address = entry.address
      AND (earlier.who = entry.who OR NOT ${hasAccount('entry.who')} AND NOT ${hasAccount('earlier.who')}))
  AND (${hasAccount('entry.who')}
    OR (SELECT count(*) FROM audit_log WHERE user_id IS NULL AND at > now() - interval '1 day') < 1000)`;

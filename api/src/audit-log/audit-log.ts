import { Injectable, Logger } from '@nestjs/common';
import type { AuditEntry } from '@practice/contract/audit-log';
import { DataSource } from 'typeorm';

type NewEntry = Omit<AuditEntry, 'id' | 'at' | 'clientName'>;

/** Who did what with people's data. PostgreSQL's triggers refuse to change or delete a row of the last six years. */
@Injectable()
export class AuditLog {
  private readonly logger = new Logger(AuditLog.name);

  constructor(private readonly database: DataSource) {}

  /**
   * Never fails, because the act has happened already, and people can still read while the disk is full. Reading the same again
   * within an hour is not recorded again, since open pages reload their lists each minute.
   */
  async write(entry: NewEntry): Promise<void> {
    const { userId, who, address, act, succeeded, record, recordId, clientId, detail } = entry;
    try {
      await this.database.query(
        `INSERT INTO audit_log (user_id, who, address, act, succeeded, record, record_id, client_id, detail)
         SELECT entry.* FROM
           (VALUES ($1::integer, $2, $3, $4, $5::boolean, $6, $7::integer, $8::integer, $9))
             AS entry (user_id, who, address, act, succeeded, record, record_id, client_id, detail)
         WHERE act <> 'read' OR NOT EXISTS (
           SELECT FROM audit_log AS earlier
           WHERE earlier.user_id = entry.user_id AND at > now() - interval '1 hour' AND earlier.act = 'read'
             AND (earlier.address, earlier.record, earlier.detail) = (entry.address, entry.record, entry.detail)
             AND earlier.record_id IS NOT DISTINCT FROM entry.record_id
             AND earlier.client_id IS NOT DISTINCT FROM entry.client_id)`,
        [userId, who, address, act, succeeded, record, recordId, clientId, detail],
      );
    } catch (error) {
      // The technical log has nothing that people type.
      const missing = JSON.stringify({ ...entry, who: undefined });
      this.logger.error(`The audit log misses ${missing}: ${String(error)}`);
    }
  }
}

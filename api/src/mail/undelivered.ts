import { Injectable, NotFoundException } from '@nestjs/common';
import type { UndeliveredEmail } from '@practice/contract/routes/status';
import { DataSource } from 'typeorm';
import { Alert } from '../alerts/alert.entity.ts';
import { Jobs } from '../jobs/jobs.ts';

export const undeliveredKey = (to: string, subject: string) => `mail/undelivered/${to}/${subject}`;

/** Emails that failed for good. Their jobs keep recipient, subject and reason for `retentionPeriods.undeliveredEmails`. */
@Injectable()
export class UndeliveredEmails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {}

  async list(): Promise<(Omit<UndeliveredEmail, 'failedAt'> & { failedAt: Date })[]> {
    return this.dataSource.query(
      `SELECT id, ${emailColumns}, output->>'reason' AS reason, completed_on AS "failedAt"
       FROM pgboss.job WHERE ${isGivenUp} ORDER BY completed_on DESC LIMIT 100`,
    );
  }

  /** Lets the email be tried once more. @throws NotFoundException for one that is unknown or tried already */
  async sendAgain(id: string): Promise<void> {
    const queue = await this.dataSource.transaction(async (manager) => {
      const [[email]]: [{ queue: string; to: string; subject: string }[]] = await manager.query(
        // pg-boss's own retry would wait until the next of the former tries.
        `UPDATE pgboss.job SET state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = NULL
         WHERE ${isGivenUp} AND id::text = $1 RETURNING name AS queue, ${emailColumns}`,
        [id],
      );
      if (!email) throw new NotFoundException('This email was sent again already.');
      await manager.delete(Alert, { key: undeliveredKey(email.to, email.subject) });
      return email.queue;
    });
    this.jobs.wake(queue);
  }
}

const emailColumns = `output->>'to' AS to, output->>'subject' AS subject`;
const isGivenUp = `state = 'failed' AND output->>'subject' IS NOT NULL`;

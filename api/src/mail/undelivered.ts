import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Alert } from '../alerts/alert.entity.ts';
import { emailsGivenUp, retryEmail } from '../database/sql/job-rows.ts';
import { Jobs } from '../jobs/jobs.ts';

export const undeliveredKey = (to: string, subject: string) => `mail/undelivered/${to}/${subject}`;

@Injectable()
export class UndeliveredEmails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
  ) {}

  list() {
    return emailsGivenUp(this.dataSource);
  }

  /** @throws NotFoundException for an email that is unknown or was retried already */
  async sendAgain(id: string): Promise<void> {
    const queue = await this.dataSource.transaction(async (manager) => {
      const email = await retryEmail(manager, id);
      if (!email) throw new NotFoundException('This email was sent again already.');
      await manager.delete(Alert, { key: undeliveredKey(email.to, email.subject) });
      return email.queue;
    });
    this.jobs.wake(queue);
  }
}

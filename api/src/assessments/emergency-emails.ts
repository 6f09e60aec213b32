import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { emergencyWritten } from '../mail/email-templates.ts';
import { Mailer } from '../mail/mailer.ts';

/** Of one conversation no second email goes out so soon, in milliseconds. */
const pause = 3_600_000;

/** Tells the owners at once that somebody wrote of an emergency. */
@Injectable()
export class EmergencyEmails {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Queues the email in the transaction that keeps what was written.
   * @param last when the one before was written about the same assessment: within an hour of it there is no new email
   */
  async queue(assessmentId: number, at: Date, last: Date | null, within: EntityManager): Promise<void> {
    if (last && at.getTime() - last.getTime() < pause) return;
    const { practiceInbox, publicOrigin } = this.config;
    const key = `assessment/${assessmentId}/emergency/${at.toISOString()}`;
    await this.mailer.queue(practiceInbox, emergencyWritten(assessmentId, publicOrigin), key, within);
  }
}

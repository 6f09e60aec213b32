import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { emergencyWritten } from '../mail/email-templates.ts';
import { Mailer } from '../mail/mailer.ts';

/** Of one conversation no second email goes out so soon, in milliseconds. */
const pause = 3_600_000;

/** Tells the owners at once that somebody wrote of an emergency. */
@Injectable()
export class EmergencyEmails {
  constructor(private readonly mailer: Mailer) {}

  /**
   * Queues the email in the transaction that keeps what was written.
   * @param last when the one before was written about the same assessment: within an hour of it there is no new email
   */
  async queue(assessmentId: number, at: Date, last: Date | null, within: EntityManager): Promise<void> {
    if (last && at.getTime() - last.getTime() < pause) return;
    await this.mailer.queue(this.mailer.practiceInbox, emergencyWritten(assessmentId), within);
  }
}

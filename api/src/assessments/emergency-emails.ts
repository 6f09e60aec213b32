import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { emergencyWritten } from '../mail/email-templates.ts';
import { Mailer } from '../mail/mailer.ts';

/** The least time between two emails about one conversation, in milliseconds. */
const minInterval = 3_600_000;

/** Emails the owners when a client writes about an emergency. */
@Injectable()
export class EmergencyEmails {
  constructor(private readonly mailer: Mailer) {}

  /**
   * Queues the email in the transaction that saves the client's text.
   * @param last the time of the last emergency in the same assessment; within an hour of it there is no new email
   */
  async queue(assessmentId: number, at: Date, last: Date | null, within: EntityManager): Promise<void> {
    if (last && at.getTime() - last.getTime() < minInterval) return;
    await this.mailer.queue(this.mailer.practiceInbox, emergencyWritten(assessmentId), within);
  }
}

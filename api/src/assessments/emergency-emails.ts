import type { EntityManager } from 'typeorm';
import { emergencyWritten } from '../mail/email-templates.ts';
import type { Mailer } from '../mail/mailer.ts';

/** The least time between two emails about one conversation, in milliseconds. */
const minInterval = 3_600_000;

/**
 * Queues the email to the owners in the transaction that saves what a client wrote of an emergency.
 * @param last the time of the last emergency in the same assessment; within an hour of it there is no new email
 */
export async function queueEmergencyEmail(
  mailer: Mailer,
  assessmentId: number,
  last: Date | null,
  within: EntityManager,
): Promise<void> {
  if (last && Date.now() - last.getTime() < minInterval) return;
  await mailer.queue(mailer.practiceInbox, emergencyWritten(assessmentId), within);
}

import { Inject, Injectable } from '@nestjs/common';
import { type Emails, isOpen } from '@practice/contract/appointments';
import { practice } from '@practice/contract/practice';
import { namesOf } from '@practice/contract/practitioners';
import { DataSource, type EntityManager, LessThanOrEqual } from 'typeorm';
import { CONFIG, type Config } from '../config.ts';
import { findLocked } from '../database/queries.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Mailer } from '../mail/mailer.ts';
import { Service } from '../services/service.entity.ts';
import { Appointment, notifiedOf } from './appointment.entity.ts';
import { appointmentAlert } from './emails/appointment-alert.ts';
import { appointmentEmail, type EmailOptions } from './emails/appointment-email.ts';
import { isSameTime, type Kind, type Time, visibleTo } from './emails/appointment-lines.ts';
import { recipientOf } from './emails/recipient.ts';
import { calendarFile } from './ics.ts';

type Shown = Time &
  Pick<Appointment, 'title' | 'minutes' | 'location'> &
  Partial<Pick<Appointment, 'practitioners'>>;

export const looksTheSame = (a: Shown, b: Shown): boolean =>
  isSameTime(a, b) &&
  a.title === b.title &&
  a.minutes === b.minutes &&
  a.location === b.location &&
  namesOf(a.practitioners ?? b.practitioners ?? []) === namesOf(b.practitioners ?? a.practitioners ?? []);

type Recipients = Emails['emails'];

const unconfirmedLimit = 'appointment emails to an unconfirmed address';

const changesQueue = 'appointment-changes';

const changesDelayMs = 2 * 60_000;

@Injectable()
export class AppointmentEmails {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly limits: RateLimits,
    private readonly mailer: Mailer,
  ) {
    const retries = { retryLimit: 20, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600 };
    jobs.work(changesQueue, retries, (job: { id: number }) => this.sendChanges(job));
    jobs.repeat('appointment-reminders', '*/5 * * * *', () => this.remind());
  }

  /** Emails the client, and the practice unless `byPractice`. @returns who is emailed */
  async emailNow(appointment: Appointment, within: EntityManager, byPractice = false): Promise<Recipients> {
    const due = dueEmail(appointment);
    if (!due) return [];
    const { kind, emailed, otherTime } = due;
    const isClientEmailed = await this.emailClient(kind, emailed, within, { otherTime });
    const to: Recipients[number][] = isClientEmailed ? ['client'] : [];
    if (!byPractice) {
      const client = await recipientOf(emailed, within);
      await this.mailer.queueForPractice(
        'appointment',
        appointmentAlert(kind, emailed, client, otherTime),
        within,
      );
      to.push('practice');
    }
    await within.update(Appointment, emailed.id, { notified: notifiedOf(emailed, to) });
    return to;
  }

  /** @returns the appointment as last emailed; undefined if nothing is due */
  async emailFinalCancellation(
    canceled: Appointment,
    within: EntityManager,
  ): Promise<Appointment | undefined> {
    const due = dueEmail(canceled);
    if (due) {
      const { kind, emailed, otherTime } = due;
      await this.emailClient(kind, emailed, within, { otherTime, hasAccount: false });
    }
    return due?.emailed;
  }

  /** Queues one email in two minutes for this and further changes. @returns who would get it */
  async queueChangeEmail(appointment: Appointment, within: EntityManager): Promise<Recipients> {
    const { id, sequence, notifiedSequence } = appointment;
    if (sequence === notifiedSequence) return [];
    const at = new Date(Date.now() + changesDelayMs);
    await this.jobs.send(changesQueue, { id }, { key: `${id}/${notifiedSequence}`, within, at });
    if (!dueEmail(appointment, at)) return [];
    const { appointmentEmails, emailConfirmedAt, email } = await recipientOf(appointment, within);
    const isClientEmailed =
      appointmentEmails &&
      email !== null &&
      (emailConfirmedAt !== null || !(await this.limits.isSpent(unconfirmedLimit, email.toLowerCase())));
    return isClientEmailed ? ['client', 'practice'] : ['practice'];
  }

  async sendChanges({ id }: { id: number }): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const appointment = await findLocked(manager, Appointment, { id });
      if (!appointment || appointment.sequence === appointment.notifiedSequence) return;
      await manager.update(Appointment, id, { notifiedSequence: appointment.sequence });
      await this.emailNow(appointment, manager);
    });
  }

  async remind(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const due = await manager.find(Appointment, {
        where: { remindAt: LessThanOrEqual(new Date()) },
        order: { remindAt: 'ASC' },
        take: 100,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      for (const appointment of due) {
        await manager.update(Appointment, appointment.id, { remindAt: null });
        if (appointment.startsAt > new Date()) await this.emailClient('reminder', appointment, manager);
      }
    });
  }

  private async emailClient(
    kind: Kind,
    appointment: Appointment,
    within: EntityManager,
    options: EmailOptions = {},
  ) {
    const client = await recipientOf(appointment, within);
    const { email: to } = client;
    if (to === null) return false;
    if (kind === 'reminder' ? !client.reminderEmails : !client.appointmentEmails) return false;
    // An unconfirmed address may be a stranger's.
    const isConfirmed = client.emailConfirmedAt !== null;
    if (!isConfirmed && !(await this.limits.tryTake(unconfirmedLimit, to.toLowerCase()))) return false;
    const { serviceId } = appointment;
    const service = serviceId === null ? null : await within.findOneBy(Service, { id: serviceId });
    const email = appointmentEmail(kind, { ...appointment, service }, client, options);
    if (kind !== 'reminder') {
      const { title, location } = visibleTo(client, appointment);
      email.calendar = calendarFile(appointment, kind === 'cancelled' ? 'CANCEL' : 'REQUEST', {
        host: new URL(this.config.publicOrigin).hostname,
        attendee: to,
        summary: title ? `${title} (${practice.name})` : practice.name,
        location,
      });
    }
    await this.mailer.queue(to, email, within);
    return true;
  }
}

/** Nothing is due for a visit that has begun, or a canceled one nobody was told about. */
function dueEmail(
  appointment: Appointment,
  now = new Date(),
): { kind: Exclude<Kind, 'reminder'>; emailed: Appointment; otherTime?: Time | undefined } | undefined {
  const { notified, status } = appointment;
  const lastEmailed = notified?.isCanceled ? null : notified;
  if (status === 'cancelled') {
    if (!lastEmailed) return undefined;
    const { isCanceled: _, to: __, ...fields } = lastEmailed;
    const startsAt = new Date(fields.startsAt);
    const otherTime = isSameTime(fields, appointment) ? undefined : appointment;
    return startsAt > now
      ? { kind: 'cancelled', emailed: { ...appointment, ...fields, startsAt }, otherTime }
      : undefined;
  }
  if (!isOpen(status) || appointment.startsAt <= now) return undefined;
  if (!lastEmailed) return { kind: 'booked', emailed: appointment };
  const otherTime = isSameTime(lastEmailed, appointment) ? undefined : lastEmailed;
  return looksTheSame(lastEmailed, appointment)
    ? undefined
    : { kind: 'changed', emailed: appointment, otherTime };
}

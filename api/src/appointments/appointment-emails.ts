import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Emails, isOpen } from '@practice/contract/appointments';
import { practice } from '@practice/contract/practice';
import { instantOf } from '@practice/contract/practice-time';
import { DataSource, type EntityManager } from 'typeorm';
import { User } from '../auth/user.entity.ts';
import { CONFIG, type Config } from '../config.ts';
import { Limits } from '../http/limits.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Mailer } from '../mail/mailer.ts';
import { Appointment, toldOf } from './appointment.entity.ts';
import { appointmentAlert, appointmentEmail, type Kind, toldTo } from './email-templates.ts';
import { calendarFile } from './ics.ts';

/** What a client's own calendar shows: a change of it is told by email. */
export const seen = ['title', 'appointmentDate', 'appointmentTime', 'minutes', 'location'] as const;

type Recipients = Emails['emails'];

const strangersLimit = 'appointment emails to an unconfirmed address';

const changesQueue = 'appointment-changes';

/** Changes that come one after the other are told together, this long after the first. */
const gatherMs = 2 * 60_000;

/** The emails of appointments, queued in the transaction of what they tell: booked at once, changes gathered, a reminder. */
@Injectable()
export class AppointmentEmails implements OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly limits: Limits,
    private readonly mailer: Mailer,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work<{ id: number }>(
      changesQueue,
      {
        retryLimit: 20,
        retryDelay: 10,
        retryBackoff: true,
        retryDelayMax: 3600,
        deleteAfterSeconds: 24 * 3600,
      },
      ({ id }) => this.tellChanges(id),
    );
    await this.jobs.repeat('appointment-reminders', '*/5 * * * *', () => this.remind());
  }

  /** Tells client and practice of a new appointment, unless it is over. */
  async booked(appointment: Appointment, within: EntityManager): Promise<Recipients> {
    return this.tell(appointment, within);
  }

  /** Has a change told in two minutes, together with what else changes until then. @returns whom, if nothing else changes */
  async changed(appointment: Appointment, within: EntityManager): Promise<Recipients> {
    const { id, userId, sequence, toldSequence } = appointment;
    if (sequence === toldSequence) return [];
    const at = new Date(Date.now() + gatherMs);
    await this.jobs.send(changesQueue, { id }, { key: `${id}/${toldSequence}`, within, at });
    if (!dueEmail(appointment, at)) return [];
    const client = await within.findOneByOrFail(User, { id: userId });
    const isEmailed =
      client.appointmentMails &&
      (client.emailConfirmedAt !== null || !(await this.limits.isSpent(strangersLimit, keyOfLimit(client))));
    return isEmailed ? ['client', 'practice'] : ['practice'];
  }

  /** Tells how an appointment stands now, if that differs from what was told last. */
  async tellChanges(id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const appointment = await manager.findOne(Appointment, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!appointment || appointment.sequence === appointment.toldSequence) return;
      await manager.update(Appointment, id, { toldSequence: appointment.sequence });
      await this.tell(appointment, manager);
    });
  }

  /** Reminds of what is a day away: once, and never of what no longer takes place. */
  async remind(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const due = await manager
        .createQueryBuilder(Appointment, 'appointment')
        .where('appointment.remindAt <= now()')
        .orderBy('appointment.remindAt')
        .take(100)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      for (const appointment of due) {
        await manager.update(Appointment, appointment.id, { remindAt: null });
        if (isAhead(appointment.startsAt)) await this.emailClient('reminder', appointment, manager);
      }
    });
  }

  private async tell(appointment: Appointment, within: EntityManager): Promise<Recipients> {
    const due = dueEmail(appointment);
    if (!due) return [];
    const { kind, shown } = due;
    const isEmailed = await this.emailClient(kind, shown, within);
    const { publicOrigin, practiceInbox } = this.config;
    const client = await within.findOneByOrFail(User, { id: shown.userId });
    const alert = appointmentAlert(kind, shown, client, publicOrigin);
    await this.mailer.queue(practiceInbox, alert, keyOf(kind, shown, 'practice'), within);
    const to: Recipients = isEmailed ? ['client', 'practice'] : ['practice'];
    await within.update(Appointment, shown.id, { told: toldOf(shown, to) });
    return to;
  }

  private async emailClient(kind: Kind, appointment: Appointment, within: EntityManager): Promise<boolean> {
    const client = await within.findOneByOrFail(User, { id: appointment.userId });
    if (kind === 'reminder' ? !client.reminderMails : !client.appointmentMails) return false;
    const isTheirs = client.emailConfirmedAt !== null;
    // It may be a stranger's address. As many as anybody can have ahead, so that no real client misses one.
    if (!isTheirs && !(await this.limits.allows(strangersLimit, keyOfLimit(client)))) return false;
    const { title, location } = toldTo(client, appointment);
    const email = appointmentEmail(kind, appointment, client, this.config.publicOrigin);
    const calendar =
      kind === 'reminder'
        ? undefined
        : calendarFile(appointment, kind === 'cancelled' ? 'CANCEL' : 'REQUEST', {
            host: new URL(this.config.publicOrigin).hostname,
            attendee: client.email,
            summary: title ? `${title} (${practice.name})` : practice.name,
            location,
          });
    await this.mailer.queue(
      client.email,
      { ...email, ...(calendar ? { calendar } : {}) },
      keyOf(kind, appointment, 'client'),
      within,
    );
    return true;
  }
}

/**
 * What is to be told: how an appointment stands, where that isn't what was told last. What is over, or back as it was, is not
 * told, and neither is what never was. A cancellation is of the visit that they know of, wherever it was moved meanwhile.
 * @param now when the email goes out
 */
function dueEmail(
  appointment: Appointment,
  now = new Date(),
): { kind: Exclude<Kind, 'reminder'>; shown: Appointment } | undefined {
  const { told, status } = appointment;
  const isKnown = told !== null && !told.isCancelled;
  if (status === 'cancelled') {
    if (!isKnown) return undefined;
    const { isCancelled: _, to: __, ...known } = told;
    const startsAt = instantOf(known.appointmentDate, known.appointmentTime);
    return isAhead(startsAt, now)
      ? { kind: 'cancelled', shown: { ...appointment, ...known, startsAt } }
      : undefined;
  }
  if (!isOpen(status) || !isAhead(appointment.startsAt, now)) return undefined;
  if (!isKnown) return { kind: 'booked', shown: appointment };
  return seen.some((field) => told[field] !== appointment[field])
    ? { kind: 'changed', shown: appointment }
    : undefined;
}

function isAhead(startsAt: Date, now = new Date()): boolean {
  return startsAt > now;
}

function keyOfLimit({ email }: User): string {
  return email.toLowerCase();
}

/** One email for each state that is told, however often the telling is tried. */
function keyOf(kind: Kind, { id, sequence }: Appointment, to: 'client' | 'practice'): string {
  return `appointment/${id}/${sequence}/${kind}/${to}`;
}

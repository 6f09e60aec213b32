import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Emails } from '@practice/contract/appointments';
import { longDate, weekdayAndDate, weekdayAndShortDay } from '@practice/contract/format';
import { practice } from '@practice/contract/practice';
import { placeOf } from '@practice/contract/visit';
import type { Email } from 'postal-mime';
import { DataSource } from 'typeorm';
import { Jobs } from '../../src/jobs/jobs.ts';
import { greeting } from '../../src/mail/email.ts';
import { type Browser, openBrowser } from '../browser.ts';
import { aPerson, type TestApi } from '../start-api.ts';
import { aWorkingDay } from '../working-day.ts';

export interface VisitDetails {
  /** Null where it greets no one by name. */
  name: string | null;
  title: string | undefined;
  place: string | undefined;
  day: string;
  time: string;
  why?: string;
  by?: string;
}

/** What a scenario's emails say: words that stand in the text, or all that is said of a visit. */
export type Said = Record<string, string[] | VisitDetails>;

export interface ScenarioResult {
  /** Nothing unless it is said. */
  answer?: string;
  /** Who gets the emails, by the words of the table of emails. */
  people?: Record<string, string>;
  said?: Said;
}

export type Scenario = (run: ScenarioRun) => Promise<ScenarioResult>;

const day = aWorkingDay(5);
export const visit = { title: 'Neck and desk', appointmentDate: day, appointmentTime: '10:00 AM' } as const;
export const elsewhere = 'Your office, 100 Fayetteville St';
const ourPlace = placeOf({ location: null });
/** All that a client with a confirmed address is mailed of it. */
export const details: VisitDetails = {
  name: 'Robin',
  title: visit.title,
  place: ourPlace,
  day,
  time: visit.appointmentTime,
};

export interface Person {
  id: number;
  email: string;
  password: string;
  browser: Browser;
}

export class ScenarioRun {
  emailsBefore = 0;

  constructor(readonly api: TestApi) {
    this.emailsBefore = api.mail.emails.length;
  }

  get admin() {
    return this.api.admin;
  }

  /** Ends the setup. */
  async begin(): Promise<void> {
    await this.later();
    this.emailsBefore = this.api.mail.emails.length;
  }

  /** Ends the two minutes in which changes are gathered. */
  async later(): Promise<void> {
    const [, waiting] = await this.api.app
      .get(DataSource)
      .query<[unknown[], number]>(
        `UPDATE pgboss.job SET start_after = now() WHERE name = 'appointment-changes' AND state = 'created'`,
      );
    // This job has no appointment. It only wakes the queue.
    if (waiting > 0)
      await this.api.app.get(Jobs, { strict: false }).send('appointment-changes', { id: 0 }, {});
    await this.api.jobs.idle();
  }

  /** Someone who registered; they have opened the emailed link unless `isConfirmed` is false. */
  async client({ isConfirmed = true, firstName = 'Robin' } = {}): Promise<Person> {
    const person = { ...aPerson(), firstName };
    const browser = openBrowser(this.api.origin);
    const { id } = await browser.auth.register({ body: person });
    await this.api.jobs.idle();
    if (isConfirmed) await this.api.sql('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [id]);
    return { ...person, id, browser };
  }

  async invited(): Promise<Omit<Person, 'browser' | 'password'>> {
    const { email } = aPerson();
    const { id } = await this.admin.clients.create({
      body: { firstName: 'Nora', lastName: 'Hale', phone: '', email },
    });
    return { id, email };
  }

  async tokenEmailedTo(email: string, subject: string): Promise<string> {
    await this.api.jobs.idle();
    return this.api.mail.tokenIn(subject, email);
  }
}

export function emailsOf({ emails }: Emails): string {
  return `emails: ${emails.join(', ') || 'nobody'}`;
}

export const anAttempt = () => randomUUID();

export function expectSaid(email: Email, said: string[] | VisitDetails): void {
  const text = email.text ?? '';
  // An email may be read on a later day.
  expect(text).not.toMatch(/\b(today|tomorrow|yesterday)\b/i);
  if (Array.isArray(said)) {
    for (const words of said) expect(text.replace(/\s+/g, ' ')).toContain(words);
    return;
  }
  const value = (label: string) => new RegExp(`^${label}: (.*)$`, 'm').exec(text)?.[1];
  const { name, title, place, day, time, why, by } = said;
  const isAlert = value('Client') !== undefined;
  const isCanceled = email.subject?.startsWith('Canceled: ');
  const when = isCanceled ? `${weekdayAndShortDay(day)}, ${time}` : `${longDate(day)} at ${time}`;
  expect(email.subject).toContain(when);
  expect({
    what: value('What'),
    when: value('When'),
    where: value('Where'),
    why: value('Why'),
    by: value('Canceled by'),
  }).toEqual({
    what: title,
    where: place,
    why,
    by,
    when: `${weekdayAndDate(day)}, ${time} ${practice.zoneName}, 60 minutes`,
  });
  if (isAlert) return;
  expect(text.split('\n')[0]).toBe(greeting(name));
  const part = email.attachments.find(({ mimeType }) => /calendar|ics/.test(mimeType));
  expect(part === undefined).toBe(email.subject?.startsWith('Reminder'));
  if (!part) return;
  const file = typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content);
  // Someone may have typed a stranger's address: what they typed themselves isn't sent there.
  if (name === null) expect(`${text}${email.html}${file}`).not.toMatch(/pills/i);
  expect(file).toContain(`METHOD:${isCanceled ? 'CANCEL' : 'REQUEST'}`);
}

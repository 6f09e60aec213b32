import {
  type AdminAppointmentUpdate,
  type AppointmentUpdate,
  type Emails,
} from '@practice/contract/appointments';
import { formatLocalDateTime, visitTimeOf } from '@practice/contract/clock';
import { AppointmentEmails } from '../../src/appointments/appointment-emails.ts';
import {
  anAttempt,
  details,
  elsewhere,
  emailsOf,
  type Person,
  type Said,
  type Scenario,
  type ScenarioRun,
  type VisitDetails,
  visit,
} from './scenario.ts';

const owner = 'Anna Whitfield';

const past = { appointmentDate: '2026-01-05', appointmentTime: '10:00 AM' } as const;
const at2 = { appointmentTime: '2:00 PM' } as const;
const moved = { ...details, time: '2:00 PM', place: elsewhere };

const booked = (client: VisitDetails, practice = client): Said => ({
  booked: client,
  'new appointment': practice,
});
const changed = (client: VisitDetails, practice = client): Said => ({
  changed: client,
  'appointment changed': practice,
});
const canceled = (client: VisitDetails, by: string): Said => ({
  canceled: client,
  'appointment canceled': { ...details, place: client.place, by },
});

/** The calls that change or delete a visit. */
const actsOn = (run: ScenarioRun, id: number, { browser, email }: Person) => ({
  run,
  id,
  people: { client: email },
  byPractice: (body: AdminAppointmentUpdate) => run.admin.adminAppointments.update({ params: { id }, body }),
  byClient: (body: AppointmentUpdate) => browser.appointments.update({ params: { id }, body }),
  remove: () => browser.appointments.remove({ params: { id } }),
});

interface VisitOptions {
  client?: (run: ScenarioRun) => Promise<Person>;
  location?: string;
}

async function aVisit(run: ScenarioRun, { client, location }: VisitOptions = {}) {
  const person = await (client?.(run) ?? run.client());
  const body = { ...visit, ...(location && { location }) };
  const { id } = await person.browser.appointments.create({ body });
  await run.begin();
  return actsOn(run, id, person);
}

async function aPastVisit(run: ScenarioRun) {
  const person = await run.client();
  const { id } = await run.admin.adminAppointments.create({ body: { ...visit, ...past, userId: person.id } });
  await run.begin();
  return actsOn(run, id, person);
}

type Act = (visit: ReturnType<typeof actsOn>) => Promise<Emails>;

const afterVisit =
  (act: Act, said: Said = {}, options?: VisitOptions): Scenario =>
  async (run) => {
    const acts = await aVisit(run, options);
    return { answer: emailsOf(await act(acts)), people: acts.people, said };
  };
const afterPastVisit =
  (act: Act, said: Said = {}): Scenario =>
  async (run) => {
    const acts = await aPastVisit(run);
    return { answer: emailsOf(await act(acts)), people: acts.people, said };
  };

async function clientWithoutEmails(run: ScenarioRun): Promise<Person> {
  const person = await run.client();
  await person.browser.account.update({ body: { appointmentEmails: false, reminderEmails: false } });
  return person;
}

async function remind(run: ScenarioRun, id: number): Promise<void> {
  await run.api.sql(
    // A second ago, because the clocks of Node.js and PostgreSQL differ in precision.
    `UPDATE client_appointments SET remind_at = now() - interval '1 second'
     WHERE id = $1 AND remind_at IS NOT NULL`,
    [id],
  );
  await run.api.app.get(AppointmentEmails, { strict: false }).remind();
}

/** Of someone who books, or is booked. */
const booking =
  <Who extends Pick<Person, 'id' | 'email'>>(
    who: (run: ScenarioRun) => Promise<Who>,
    book: (run: ScenarioRun, who: Who) => Promise<Emails>,
    said: Said = {},
  ): Scenario =>
  async (run) => {
    const person = await who(run);
    await run.begin();
    const saved = await book(run, person);
    return { answer: emailsOf(saved), people: { client: person.email }, said };
  };
const bookedByClient =
  (over: object = {}) =>
  (_run: ScenarioRun, { browser }: Person) =>
    browser.appointments.create({ body: { ...visit, ...over } });
const bookedByPractice =
  (over: object) =>
  ({ admin }: ScenarioRun, { id: userId }: Pick<Person, 'id' | 'email'>) =>
    admin.adminAppointments.create({ body: { ...visit, ...over, userId } });

const aClient = (run: ScenarioRun) => run.client();
const pills = { ...details, title: 'Buy pills', place: elsewhere };

export const appointmentScenarios: Record<string, Scenario> = {
  book: booking(aClient, bookedByClient({ location: elsewhere }), booked({ ...details, place: elsewhere })),
  'book, address not confirmed': booking(
    (run) => run.client({ isConfirmed: false, firstName: 'Pills' }),
    bookedByClient({ title: 'Buy pills', location: elsewhere }),
    booked({ ...pills, name: null, title: undefined, place: undefined }, pills),
  ),
  'book, wants no emails': booking(clientWithoutEmails, bookedByClient(), { 'new appointment': details }),

  async 'send the same booking again'(run) {
    const { browser, email } = await run.client();
    const idempotencyKey = anAttempt();
    await browser.appointments.create({ body: visit, idempotencyKey });
    await run.begin();
    const again = await browser.appointments.create({ body: visit, idempotencyKey });
    return { answer: emailsOf(again), people: { client: email } };
  },

  'book at another place': booking(
    aClient,
    bookedByPractice({ location: elsewhere }),
    booked({ ...details, place: elsewhere }),
  ),
  'record a past visit': booking(aClient, bookedByPractice({ ...past, status: 'completed' })),

  'move, three times': afterVisit(
    async ({ byClient }) => {
      await byClient(at2);
      await byClient({ appointmentTime: '3:00 PM', title: 'Desk check' });
      return byClient({ location: elsewhere });
    },
    changed({ ...details, title: 'Desk check', time: '3:00 PM', place: elsewhere }),
  ),
  'move, address not confirmed': afterVisit(
    ({ byClient }) => byClient({ ...at2, location: elsewhere }),
    changed({ ...moved, name: null, title: undefined, place: undefined }, moved),
    { client: (run) => run.client({ isConfirmed: false }) },
  ),
  'move to another place': afterVisit(
    ({ byPractice }) => byPractice({ ...at2, location: elsewhere }),
    changed({ ...moved, name: null, title: undefined }, moved),
    { client: (run) => run.client({ isConfirmed: false }), location: 'Buy pills here' },
  ),
  'move and move back': afterVisit(async ({ byPractice }) => {
    await byPractice(at2);
    return byPractice({ appointmentTime: visit.appointmentTime });
  }),
  'move into the past': afterVisit(({ byPractice }) => byPractice(past)),
  'move to where it begins within two minutes': afterVisit(async ({ run, id, byPractice }) => {
    const saved = await byPractice(visitTimeOf(formatLocalDateTime(new Date(Date.now() + 90_000))));
    // Two minutes later it has begun.
    await run.api.sql('UPDATE client_appointments SET starts_at = now() WHERE id = $1', [id]);
    return saved;
  }),
  'reschedule a past visit to a future day': afterPastVisit(
    ({ byPractice }) => byPractice(visit),
    booked(details),
  ),

  cancel: afterVisit(
    ({ byClient }) => byClient({ status: 'cancelled' }),
    canceled({ ...details, place: elsewhere }, 'Robin Marsh'),
    { location: elsewhere },
  ),
  'cancel with a reason': afterVisit(
    ({ byPractice }) => byPractice({ status: 'cancelled', cancelReason: 'We’re both ill.' }),
    canceled({ ...details, why: 'We’re both ill.' }, owner),
  ),
  'move, then cancel': afterVisit(
    async ({ byPractice }) => {
      await byPractice({ ...at2, location: elsewhere });
      return byPractice({ status: 'cancelled' });
    },
    canceled(details, owner),
  ),
  'move into the past, then cancel': afterVisit(
    async ({ byPractice }) => {
      await byPractice(past);
      return byPractice({ status: 'cancelled' });
    },
    canceled(details, owner),
  ),
  delete: afterVisit(({ remove }) => remove(), canceled(details, 'Robin Marsh')),
  'cancel and reopen': afterVisit(async ({ byPractice }) => {
    await byPractice({ status: 'cancelled' });
    return byPractice({ status: 'scheduled' });
  }),
  'cancel and reopen at another time': afterVisit(
    async ({ byPractice }) => {
      await byPractice({ status: 'cancelled' });
      return byPractice({ ...at2, status: 'scheduled' });
    },
    changed({ ...details, time: '2:00 PM' }),
  ),
  'reopen, once the cancellation is mailed': afterVisit(async ({ run, byPractice }) => {
    await byPractice({ status: 'cancelled' });
    await run.begin();
    return byPractice({ status: 'scheduled' });
  }, booked(details)),

  async remind(run) {
    const { id: userId, email } = await run.invited();
    const { adminAppointments } = run.admin;
    const { id } = await adminAppointments.create({ body: { ...visit, userId, location: elsewhere } });
    await run.begin();
    await remind(run, id);
    const reminder = { ...details, name: 'Nora', place: elsewhere };
    return { people: { client: email }, said: { reminder } };
  },

  async 'reminder due for a canceled appointment'(run) {
    const { id, people, byClient } = await aVisit(run);
    await byClient({ status: 'cancelled' });
    await run.begin();
    await remind(run, id);
    return { people };
  },

  async 'reminder due for a client who opted out'(run) {
    const { id, people } = await aVisit(run, { client: clientWithoutEmails });
    await remind(run, id);
    return { people };
  },
};

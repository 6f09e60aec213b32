import { type AdminAppointmentUpdate, appointmentMessages } from '@practice/contract/appointments';
import { practiceClock } from '@practice/contract/practice-time';
import { AppointmentEmails } from '../../src/appointments/appointment-emails.ts';
import {
  anAttempt,
  elsewhere,
  emailsOf,
  facts,
  type Person,
  refusal,
  type Said,
  type Scenario,
  type ScenarioRun,
  type VisitFacts,
  visit,
} from './scenario.ts';

/** The first admin. */
const owner = 'Anna Whitfield';

const past = { appointmentDate: '2026-01-05', appointmentTime: '10:00 AM' } as const;
const at2 = { appointmentTime: '2:00 PM' } as const;

const booked = (client: VisitFacts, practice = client): Said => ({
  booked: client,
  'new appointment': practice,
});
const changed = (client: VisitFacts, practice = client): Said => ({
  changed: client,
  'appointment changed': practice,
});
const canceled = (client: VisitFacts, by: string): Said => ({
  canceled: client,
  'appointment canceled': { ...facts, place: client.place, by },
});

const updating = (run: ScenarioRun, id: number) => (body: AdminAppointmentUpdate) =>
  run.admin.adminAppointments.update({ params: { id }, body });

const statusOf = (run: ScenarioRun, id: number) => async () =>
  (await run.admin.adminAppointments.one({ params: { id } })).status;

/** A client's visit, as they booked it. */
async function aVisit(run: ScenarioRun, over: object = {}, client?: Person) {
  const person = client ?? (await run.client());
  const { id, version } = await person.browser.api.appointments.create({ body: { ...visit, ...over } });
  await run.begin(statusOf(run, id));
  const { appointments } = person.browser.api;
  return { id, version, person, people: { client: person.email }, mine: appointments };
}

/** A past visit that the practice recorded. */
async function aPastVisit(run: ScenarioRun) {
  const person = await run.client();
  const { id } = await run.admin.adminAppointments.create({ body: { ...visit, ...past, userId: person.id } });
  await run.begin(statusOf(run, id));
  return { id, person, people: { client: person.email } };
}

async function clientWithoutEmails(run: ScenarioRun): Promise<Person> {
  const person = await run.client();
  await person.browser.api.account.update({ body: { appointmentEmails: false, reminderEmails: false } });
  return person;
}

/** A day before, by the clock of the table. */
async function remind(run: ScenarioRun, id: number): Promise<void> {
  await run.api.sql(
    // A second ago, because the clocks of Node.js and PostgreSQL differ in precision.
    `UPDATE client_appointments SET remind_at = now() - interval '1 second'
     WHERE id = $1 AND remind_at IS NOT NULL`,
    [id],
  );
  await run.api.app.get(AppointmentEmails, { strict: false }).remind();
}

function bookElsewhere(
  person: (run: ScenarioRun) => Promise<Pick<Person, 'id' | 'email'>>,
  name: string,
): Scenario {
  return async (run) => {
    const { id: userId, email } = await person(run);
    await run.begin(async () => '—');
    const saved = await run.admin.adminAppointments.create({
      body: { ...visit, userId, location: elsewhere },
    });
    run.made(statusOf(run, saved.id));
    return {
      answer: emailsOf(saved),
      people: { client: email },
      said: booked({ ...facts, name, place: elsewhere }),
    };
  };
}

export const appointmentScenarios: Record<string, Scenario> = {
  async book(run) {
    const { browser, email } = await run.client();
    await run.begin(async () => '—');
    const saved = await browser.api.appointments.create({ body: { ...visit, location: elsewhere } });
    run.made(statusOf(run, saved.id));
    return {
      answer: emailsOf(saved),
      people: { client: email },
      said: booked({ ...facts, place: elsewhere }),
    };
  },

  async 'book, address not confirmed'(run) {
    const { browser, email } = await run.client({ isConfirmed: false, firstName: 'Pills' });
    await run.begin(async () => '—');
    const saved = await browser.api.appointments.create({
      body: { ...visit, title: 'Buy pills', location: elsewhere },
    });
    run.made(statusOf(run, saved.id));
    const all = { ...facts, title: 'Buy pills', place: elsewhere };
    return {
      answer: emailsOf(saved),
      people: { client: email },
      said: booked({ ...all, name: null, title: undefined, place: undefined }, all),
    };
  },

  async 'book, wants no emails'(run) {
    const { browser, email } = await clientWithoutEmails(run);
    await run.begin(async () => '—');
    const saved = await browser.api.appointments.create({ body: visit });
    run.made(statusOf(run, saved.id));
    return { answer: emailsOf(saved), people: { client: email }, said: { 'new appointment': facts } };
  },

  async 'send the same booking again'(run) {
    const { browser, email } = await run.client();
    const idempotencyKey = anAttempt();
    const { id } = await browser.api.appointments.create({ body: visit, idempotencyKey });
    await run.begin(statusOf(run, id));
    const again = await browser.api.appointments.create({ body: visit, idempotencyKey });
    return { answer: emailsOf(again), people: { client: email } };
  },

  'book at another place': bookElsewhere((run) => run.client(), 'Robin'),
  'book at another place, client invited': bookElsewhere((run) => run.invited(), 'Nora'),

  async 'record a past visit'(run) {
    const { id: userId, email } = await run.client();
    await run.begin(async () => '—');
    const saved = await run.admin.adminAppointments.create({
      body: { ...visit, ...past, userId, status: 'completed' },
    });
    run.made(statusOf(run, saved.id));
    return { answer: emailsOf(saved), people: { client: email } };
  },

  async 'move, three times'(run) {
    const { id, people, mine } = await aVisit(run);
    await mine.update({ params: { id }, body: at2 });
    await mine.update({ params: { id }, body: { appointmentTime: '3:00 PM', title: 'Desk check' } });
    const saved = await mine.update({ params: { id }, body: { location: elsewhere } });
    const all = { ...facts, title: 'Desk check', time: '3:00 PM', place: elsewhere };
    return { answer: emailsOf(saved), people, said: changed(all) };
  },

  async 'move, address not confirmed'(run) {
    const person = await run.client({ isConfirmed: false });
    const { id, people, mine } = await aVisit(run, {}, person);
    const saved = await mine.update({ params: { id }, body: { ...at2, location: elsewhere } });
    const all = { ...facts, time: '2:00 PM', place: elsewhere };
    return {
      answer: emailsOf(saved),
      people,
      said: changed({ ...all, name: null, title: undefined, place: undefined }, all),
    };
  },

  async 'move to another place'(run) {
    const person = await run.client({ isConfirmed: false });
    const { id, people } = await aVisit(run, { location: 'Buy pills here' }, person);
    const saved = await run.admin.adminAppointments.update({
      params: { id },
      body: { ...at2, location: elsewhere },
    });
    const all = { ...facts, time: '2:00 PM', place: elsewhere };
    return { answer: emailsOf(saved), people, said: changed({ ...all, name: null, title: undefined }, all) };
  },

  async 'move, client wants no emails'(run) {
    const { id, people } = await aVisit(run, {}, await clientWithoutEmails(run));
    const saved = await run.admin.adminAppointments.update({ params: { id }, body: at2 });
    return {
      answer: emailsOf(saved),
      people,
      said: { 'appointment changed': { ...facts, time: '2:00 PM' } },
    };
  },

  async 'move and move back'(run) {
    const { id, people } = await aVisit(run);
    await run.admin.adminAppointments.update({ params: { id }, body: at2 });
    const saved = await run.admin.adminAppointments.update({
      params: { id },
      body: { appointmentTime: visit.appointmentTime },
    });
    return { answer: emailsOf(saved), people };
  },

  async 'move into the past'(run) {
    const { id, people } = await aVisit(run);
    return {
      answer: emailsOf(await run.admin.adminAppointments.update({ params: { id }, body: past })),
      people,
    };
  },

  async 'move to where it begins within two minutes'(run) {
    const { id, people } = await aVisit(run);
    const { date, time } = practiceClock(new Date(Date.now() + 90_000));
    const soon = { appointmentDate: date, appointmentTime: time };
    const answer = emailsOf(await run.admin.adminAppointments.update({ params: { id }, body: soon }));
    // Two minutes later it has begun.
    await run.api.sql('UPDATE client_appointments SET starts_at = now() WHERE id = $1', [id]);
    return { answer, people };
  },

  async 'reschedule a past visit to a future day'(run) {
    const { id, people } = await aPastVisit(run);
    const saved = await run.admin.adminAppointments.update({ params: { id }, body: visit });
    return { answer: emailsOf(saved), people, said: booked(facts) };
  },

  async 'describe, mark as rescheduled'(run) {
    const { id, people, mine } = await aVisit(run);
    const saved = await mine.update({
      params: { id },
      body: { description: 'My neck.', status: 'rescheduled' },
    });
    return { answer: emailsOf(saved), people };
  },

  async 'change or delete what was changed meanwhile'(run) {
    const { id, version, people, mine } = await aVisit(run);
    const { status, startsAt } = await run.admin.adminAppointments.update({
      params: { id },
      body: { description: 'Bring shoes.' },
    });
    const sentence = appointmentMessages.changedMeanwhile({ status, startsAt });
    await refusal(mine.remove({ params: { id }, query: { version } }), '', sentence);
    return {
      answer: await refusal(
        mine.update({ params: { id }, body: { ...at2, version } }),
        'changedMeanwhile',
        sentence,
      ),
      people,
    };
  },

  async cancel(run) {
    const { id, people, mine } = await aVisit(run, { location: elsewhere });
    const saved = await mine.update({ params: { id }, body: { status: 'cancelled' } });
    return { answer: emailsOf(saved), people, said: canceled({ ...facts, place: elsewhere }, 'Robin Marsh') };
  },

  async 'cancel with a reason'(run) {
    const { id, people } = await aVisit(run);
    const why = 'We’re both ill.';
    const saved = await run.admin.adminAppointments.update({
      params: { id },
      body: { status: 'cancelled', cancelReason: why },
    });
    return { answer: emailsOf(saved), people, said: canceled({ ...facts, why }, owner) };
  },

  async 'move, then cancel'(run) {
    const { id, people } = await aVisit(run);
    await run.admin.adminAppointments.update({ params: { id }, body: { ...at2, location: elsewhere } });
    const saved = await run.admin.adminAppointments.update({ params: { id }, body: { status: 'cancelled' } });
    return { answer: emailsOf(saved), people, said: canceled(facts, owner) };
  },

  async 'move into the past, then cancel'(run) {
    const { id, people } = await aVisit(run);
    await run.admin.adminAppointments.update({ params: { id }, body: past });
    const saved = await run.admin.adminAppointments.update({ params: { id }, body: { status: 'cancelled' } });
    return { answer: emailsOf(saved), people, said: canceled(facts, owner) };
  },

  async delete(run) {
    const { id, people, mine } = await aVisit(run);
    return {
      answer: emailsOf(await mine.remove({ params: { id } })),
      people,
      said: canceled(facts, 'Robin Marsh'),
    };
  },

  async 'delete a past appointment'(run) {
    const { id, people, person } = await aPastVisit(run);
    return { answer: emailsOf(await person.browser.api.appointments.remove({ params: { id } })), people };
  },

  async 'cancel and reopen'(run) {
    const { id, people } = await aVisit(run);
    await run.admin.adminAppointments.update({ params: { id }, body: { status: 'cancelled' } });
    return {
      answer: emailsOf(
        await run.admin.adminAppointments.update({ params: { id }, body: { status: 'scheduled' } }),
      ),
      people,
    };
  },

  async 'cancel and reopen at another time'(run) {
    const { id, people } = await aVisit(run);
    await run.admin.adminAppointments.update({ params: { id }, body: { status: 'cancelled' } });
    const saved = await run.admin.adminAppointments.update({
      params: { id },
      body: { ...at2, status: 'scheduled' },
    });
    return { answer: emailsOf(saved), people, said: changed({ ...facts, time: '2:00 PM' }) };
  },

  async 'reopen, once the cancellation is mailed'(run) {
    const { id, people } = await aVisit(run);
    await run.admin.adminAppointments.update({ params: { id }, body: { status: 'cancelled' } });
    await run.begin(statusOf(run, id));
    const saved = await run.admin.adminAppointments.update({ params: { id }, body: { status: 'scheduled' } });
    return { answer: emailsOf(saved), people, said: booked(facts) };
  },

  async 'cancel, reopen and note a no-show'(run) {
    const { id, people } = await aVisit(run);
    const update = updating(run, id);
    await update({ status: 'cancelled' });
    await update({ status: 'scheduled' });
    return { answer: emailsOf(await update({ ...past, status: 'no-show' })), people };
  },

  async complete(run) {
    const { id, people, person } = await aPastVisit(run);
    return {
      answer: emailsOf(
        await person.browser.api.appointments.update({ params: { id }, body: { status: 'completed' } }),
      ),
      people,
    };
  },

  async 'note a no-show'(run) {
    const { id, people } = await aPastVisit(run);
    return {
      answer: emailsOf(
        await run.admin.adminAppointments.update({ params: { id }, body: { status: 'no-show' } }),
      ),
      people,
    };
  },

  async 'complete, note a no-show, ahead of time'(run) {
    const { id, people } = await aVisit(run);
    const update = updating(run, id);
    await refusal(update({ status: 'no-show' }), '', appointmentMessages.notYet);
    return {
      answer: await refusal(update({ status: 'completed' }), 'notYet', appointmentMessages.notYet),
      people,
    };
  },

  async 'close the day, open it again'(run) {
    const { people } = await aVisit(run);
    const { appointmentDate: day } = visit;
    const { id } = await run.admin.calendar.close({ body: { firstDay: day, lastDay: day } });
    await run.admin.calendar.reopen({ params: { id } });
    return { answer: '—', people };
  },

  async remind(run) {
    const { id: userId, email } = await run.invited();
    const { adminAppointments } = run.admin;
    const { id } = await adminAppointments.create({ body: { ...visit, userId, location: elsewhere } });
    await run.begin(statusOf(run, id));
    await remind(run, id);
    const reminder = { ...facts, name: 'Nora', place: elsewhere };
    return { answer: '—', people: { client: email }, said: { reminder } };
  },

  async 'reminder due for a canceled appointment'(run) {
    const { id, people, mine } = await aVisit(run);
    await mine.update({ params: { id }, body: { status: 'cancelled' } });
    await run.begin(statusOf(run, id));
    await remind(run, id);
    return { answer: '—', people };
  },

  async 'reminder due for a client who opted out'(run) {
    const { id, people } = await aVisit(run, {}, await clientWithoutEmails(run));
    await remind(run, id);
    return { answer: '—', people };
  },
};

import { appointmentMessages } from '@practice/contract/appointments';
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
  type VisitFacts,
  visit,
  type Walk,
} from './walk.ts';

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

const statusOf = (walk: Walk, id: number) => async () => (await walk.admin.adminAppointments.one(id)).status;

/** A client's visit, as they booked it. */
async function aVisit(walk: Walk, over: object = {}, client?: Person) {
  const person = client ?? (await walk.client());
  const { id, version } = await person.browser.api.appointments.create({ ...visit, ...over });
  await walk.begin(statusOf(walk, id));
  const { appointments } = person.browser.api;
  return { id, version, person, people: { client: person.email }, mine: appointments };
}

/** A visit that was, as the practice noted it. */
async function aVisitThatWas(walk: Walk) {
  const person = await walk.client();
  const { id } = await walk.admin.adminAppointments.create({ ...visit, ...past, userId: person.id });
  await walk.begin(statusOf(walk, id));
  return { id, person, people: { client: person.email } };
}

async function unwilling(walk: Walk): Promise<Person> {
  const person = await walk.client();
  await person.browser.api.account.update({ appointmentEmails: false, reminderEmails: false });
  return person;
}

/** A day before, by the clock of the table. */
async function remind(walk: Walk, id: number): Promise<void> {
  await walk.api.sql(
    'UPDATE client_appointments SET remind_at = now() WHERE id = $1 AND remind_at IS NOT NULL',
    [id],
  );
  await walk.api.app.get(AppointmentEmails, { strict: false }).remind();
}

function bookElsewhere(
  person: (walk: Walk) => Promise<Pick<Person, 'id' | 'email'>>,
  name: string,
): Scenario {
  return async (walk) => {
    const { id: userId, email } = await person(walk);
    await walk.begin(async () => '—');
    const saved = await walk.admin.adminAppointments.create({ ...visit, userId, location: elsewhere });
    walk.made(statusOf(walk, saved.id));
    return {
      answer: emailsOf(saved),
      people: { client: email },
      said: booked({ ...facts, name, place: elsewhere }),
    };
  };
}

export const appointmentActs: Record<string, Scenario> = {
  async book(walk) {
    const { browser, email } = await walk.client();
    await walk.begin(async () => '—');
    const saved = await browser.api.appointments.create({ ...visit, location: elsewhere });
    walk.made(statusOf(walk, saved.id));
    return {
      answer: emailsOf(saved),
      people: { client: email },
      said: booked({ ...facts, place: elsewhere }),
    };
  },

  async 'book, address not confirmed'(walk) {
    const { browser, email } = await walk.client({ isConfirmed: false, firstName: 'Pills' });
    await walk.begin(async () => '—');
    const saved = await browser.api.appointments.create({
      ...visit,
      title: 'Buy pills',
      location: elsewhere,
    });
    walk.made(statusOf(walk, saved.id));
    const all = { ...facts, title: 'Buy pills', place: elsewhere };
    return {
      answer: emailsOf(saved),
      people: { client: email },
      said: booked({ ...all, name: null, title: undefined, place: undefined }, all),
    };
  },

  async 'book, wants no emails'(walk) {
    const { browser, email } = await unwilling(walk);
    await walk.begin(async () => '—');
    const saved = await browser.api.appointments.create(visit);
    walk.made(statusOf(walk, saved.id));
    return { answer: emailsOf(saved), people: { client: email }, said: { 'new appointment': facts } };
  },

  async 'send the same booking again'(walk) {
    const { browser, email } = await walk.client();
    const attempt = anAttempt();
    const { id } = await browser.api.appointments.create(visit, attempt);
    await walk.begin(statusOf(walk, id));
    const again = await browser.api.appointments.create(visit, attempt);
    return { answer: emailsOf(again), people: { client: email } };
  },

  'book at another place': bookElsewhere((walk) => walk.client(), 'Robin'),
  'book at another place, client invited': bookElsewhere((walk) => walk.invited(), 'Nora'),

  async 'note a visit that was'(walk) {
    const { id: userId, email } = await walk.client();
    await walk.begin(async () => '—');
    const saved = await walk.admin.adminAppointments.create({
      ...visit,
      ...past,
      userId,
      status: 'completed',
    });
    walk.made(statusOf(walk, saved.id));
    return { answer: emailsOf(saved), people: { client: email } };
  },

  async 'move, three times'(walk) {
    const { id, people, mine } = await aVisit(walk);
    await mine.update(id, at2);
    await mine.update(id, { appointmentTime: '3:00 PM', title: 'Desk check' });
    const saved = await mine.update(id, { location: elsewhere });
    const all = { ...facts, title: 'Desk check', time: '3:00 PM', place: elsewhere };
    return { answer: emailsOf(saved), people, said: changed(all) };
  },

  async 'move, address not confirmed'(walk) {
    const person = await walk.client({ isConfirmed: false });
    const { id, people, mine } = await aVisit(walk, {}, person);
    const saved = await mine.update(id, { ...at2, location: elsewhere });
    const all = { ...facts, time: '2:00 PM', place: elsewhere };
    return {
      answer: emailsOf(saved),
      people,
      said: changed({ ...all, name: null, title: undefined, place: undefined }, all),
    };
  },

  async 'move to another place'(walk) {
    const person = await walk.client({ isConfirmed: false });
    const { id, people } = await aVisit(walk, { location: 'Buy pills here' }, person);
    const saved = await walk.admin.adminAppointments.update(id, { ...at2, location: elsewhere });
    const all = { ...facts, time: '2:00 PM', place: elsewhere };
    return { answer: emailsOf(saved), people, said: changed({ ...all, name: null, title: undefined }, all) };
  },

  async 'move, client wants no emails'(walk) {
    const { id, people } = await aVisit(walk, {}, await unwilling(walk));
    const saved = await walk.admin.adminAppointments.update(id, at2);
    return {
      answer: emailsOf(saved),
      people,
      said: { 'appointment changed': { ...facts, time: '2:00 PM' } },
    };
  },

  async 'move and move back'(walk) {
    const { id, people } = await aVisit(walk);
    await walk.admin.adminAppointments.update(id, at2);
    const saved = await walk.admin.adminAppointments.update(id, { appointmentTime: visit.appointmentTime });
    return { answer: emailsOf(saved), people };
  },

  async 'move into the past'(walk) {
    const { id, people } = await aVisit(walk);
    return { answer: emailsOf(await walk.admin.adminAppointments.update(id, past)), people };
  },

  async 'move to where it begins within two minutes'(walk) {
    const { id, people } = await aVisit(walk);
    const { date, time } = practiceClock(new Date(Date.now() + 90_000));
    const soon = { appointmentDate: date, appointmentTime: time };
    const answer = emailsOf(await walk.admin.adminAppointments.update(id, soon));
    // Two minutes later it has begun.
    await walk.api.sql('UPDATE client_appointments SET starts_at = now() WHERE id = $1', [id]);
    return { answer, people };
  },

  async 'move ahead what was noted in the past'(walk) {
    const { id, people } = await aVisitThatWas(walk);
    const saved = await walk.admin.adminAppointments.update(id, visit);
    return { answer: emailsOf(saved), people, said: booked(facts) };
  },

  async 'describe, mark as rescheduled'(walk) {
    const { id, people, mine } = await aVisit(walk);
    const saved = await mine.update(id, { description: 'My neck.', status: 'rescheduled' });
    return { answer: emailsOf(saved), people };
  },

  async 'change or delete what was changed meanwhile'(walk) {
    const { id, version, people, mine } = await aVisit(walk);
    const { status, startsAt } = await walk.admin.adminAppointments.update(id, {
      description: 'Bring shoes.',
    });
    const sentence = appointmentMessages.changedMeanwhile({ status, startsAt });
    await refusal(mine.remove(id, { version }), '', sentence);
    return {
      answer: await refusal(mine.update(id, { ...at2, version }), 'changedMeanwhile', sentence),
      people,
    };
  },

  async cancel(walk) {
    const { id, people, mine } = await aVisit(walk, { location: elsewhere });
    const saved = await mine.update(id, { status: 'cancelled' });
    return { answer: emailsOf(saved), people, said: canceled({ ...facts, place: elsewhere }, 'Robin Marsh') };
  },

  async 'cancel with a reason'(walk) {
    const { id, people } = await aVisit(walk);
    const why = 'We’re both ill.';
    const saved = await walk.admin.adminAppointments.update(id, { status: 'cancelled', cancelReason: why });
    return { answer: emailsOf(saved), people, said: canceled({ ...facts, why }, owner) };
  },

  async 'move, then cancel'(walk) {
    const { id, people } = await aVisit(walk);
    await walk.admin.adminAppointments.update(id, { ...at2, location: elsewhere });
    const saved = await walk.admin.adminAppointments.update(id, { status: 'cancelled' });
    return { answer: emailsOf(saved), people, said: canceled(facts, owner) };
  },

  async 'move into the past, then cancel'(walk) {
    const { id, people } = await aVisit(walk);
    await walk.admin.adminAppointments.update(id, past);
    const saved = await walk.admin.adminAppointments.update(id, { status: 'cancelled' });
    return { answer: emailsOf(saved), people, said: canceled(facts, owner) };
  },

  async delete(walk) {
    const { id, people, mine } = await aVisit(walk);
    return { answer: emailsOf(await mine.remove(id)), people, said: canceled(facts, 'Robin Marsh') };
  },

  async 'delete what is over'(walk) {
    const { id, people, person } = await aVisitThatWas(walk);
    return { answer: emailsOf(await person.browser.api.appointments.remove(id)), people };
  },

  async 'cancel and reopen'(walk) {
    const { id, people } = await aVisit(walk);
    await walk.admin.adminAppointments.update(id, { status: 'cancelled' });
    return {
      answer: emailsOf(await walk.admin.adminAppointments.update(id, { status: 'scheduled' })),
      people,
    };
  },

  async 'cancel and reopen at another time'(walk) {
    const { id, people } = await aVisit(walk);
    await walk.admin.adminAppointments.update(id, { status: 'cancelled' });
    const saved = await walk.admin.adminAppointments.update(id, { ...at2, status: 'scheduled' });
    return { answer: emailsOf(saved), people, said: changed({ ...facts, time: '2:00 PM' }) };
  },

  async 'reopen, once the cancellation is mailed'(walk) {
    const { id, people } = await aVisit(walk);
    await walk.admin.adminAppointments.update(id, { status: 'cancelled' });
    await walk.begin(statusOf(walk, id));
    const saved = await walk.admin.adminAppointments.update(id, { status: 'scheduled' });
    return { answer: emailsOf(saved), people, said: booked(facts) };
  },

  async 'cancel, reopen and note a no-show'(walk) {
    const { id, people } = await aVisit(walk);
    const { update } = walk.admin.adminAppointments;
    await update(id, { status: 'cancelled' });
    await update(id, { status: 'scheduled' });
    return { answer: emailsOf(await update(id, { ...past, status: 'no-show' })), people };
  },

  async complete(walk) {
    const { id, people, person } = await aVisitThatWas(walk);
    return {
      answer: emailsOf(await person.browser.api.appointments.update(id, { status: 'completed' })),
      people,
    };
  },

  async 'note a no-show'(walk) {
    const { id, people } = await aVisitThatWas(walk);
    return { answer: emailsOf(await walk.admin.adminAppointments.update(id, { status: 'no-show' })), people };
  },

  async 'complete, note a no-show, ahead of time'(walk) {
    const { id, people } = await aVisit(walk);
    const { update } = walk.admin.adminAppointments;
    await refusal(update(id, { status: 'no-show' }), '', appointmentMessages.notYet);
    return {
      answer: await refusal(update(id, { status: 'completed' }), 'notYet', appointmentMessages.notYet),
      people,
    };
  },

  async 'close the day, open it again'(walk) {
    const { people } = await aVisit(walk);
    const { appointmentDate: day } = visit;
    const { id } = await walk.admin.calendar.close({ firstDay: day, lastDay: day });
    await walk.admin.calendar.reopen(id);
    return { answer: '—', people };
  },

  async remind(walk) {
    const { id: userId, email } = await walk.invited();
    const { adminAppointments } = walk.admin;
    const { id } = await adminAppointments.create({ ...visit, userId, location: elsewhere });
    await walk.begin(statusOf(walk, id));
    await remind(walk, id);
    const reminder = { ...facts, name: 'Nora', place: elsewhere };
    return { answer: '—', people: { client: email }, said: { reminder } };
  },

  async 'remind of what is canceled'(walk) {
    const { id, people, mine } = await aVisit(walk);
    await mine.update(id, { status: 'cancelled' });
    await walk.begin(statusOf(walk, id));
    await remind(walk, id);
    return { answer: '—', people };
  },

  async 'remind who wants no reminder'(walk) {
    const { id, people } = await aVisit(walk, {}, await unwilling(walk));
    await remind(walk, id);
    return { answer: '—', people };
  },
};

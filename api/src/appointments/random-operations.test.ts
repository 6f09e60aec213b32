import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { appointmentStatuses, timeSlots } from '@practice/contract/appointments';
import {
  type Changes,
  type Closed,
  EmailModel,
  emailLine,
  isOver,
  outcomes,
  type Person,
  past,
  takesTime,
  type Visit,
  VisitModel,
} from '../../test/appointment-model.ts';
import { type Browser, json } from '../../test/browser.ts';
import { eventually } from '../../test/eventually.ts';
import { testApi } from '../../test/start-api.ts';
import { aWorkingDay } from '../../test/working-day.ts';
import { AppointmentEmails } from './appointment-emails.ts';

// More by hand: OPERATIONS=10000.
const operations = Number(process.env.OPERATIONS ?? 1_000);

const ahead = [aWorkingDay(3), ...Array.from({ length: 13 }, (_, index) => aWorkingDay(12 + index))];
// So that both are left to the practice: what clients can't book, and a visit that doesn't fit before the evening.
const times = [...timeSlots, '9:30 AM', '12:00 PM'];
const places = [null, 'Video call', '1 Main Street, Cary'];

const api = testApi();
let people: (Person & { browser: Browser })[];
beforeAll(async () => {
  people = await Promise.all(
    [false, false, true, true].map(async (isConfirmed) => {
      const browser = await api.aClient();
      const { id, email } = (await browser.api.auth.user()) ?? { id: 0, email: '' };
      if (isConfirmed) await api.sql('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [id]);
      return { browser, id, email, isConfirmed, wantsEmails: true };
    }),
  );
});

const fresh = { status: 'scheduled', isRemoved: false, version: 1 } as const;

/** What an answer has. */
interface Written {
  id: number;
  emails: string[];
}

/** Always the same numbers for the same start, so that a failure can be looked at again. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('the API, the table and the emails match a model through a long series of random operations', async () => {
  const random = randomFrom(20_261_122);
  const model = new VisitModel();
  const sent = new EmailModel(people);
  const pick = <Value>(values: readonly Value[]) => values[random(values.length)] as Value;
  const aDay = () => (random(8) === 0 ? pick(past) : pick(ahead));
  const aStatus = () => pick(appointmentStatuses).value;
  // The last form of each person: sent again now and then.
  const forms = new Map<number, { key: string; wanted: Visit; id: number; isRemoved: boolean }>();
  const settings = await api.admin.api.calendar.settings();

  function aVisit(owner: number, count: number, byPractice: boolean): Visit {
    return {
      id: 0,
      owner,
      date: aDay(),
      time: pick(times),
      minutes: 60,
      ...fresh,
      title: `Visit ${count}`,
      titleByPractice: byPractice,
      location: pick(places),
      locationByPractice: byPractice,
    };
  }

  async function bookAsClient({ browser, id: owner }: (typeof people)[number], count: number) {
    const last = forms.get(owner);
    const again = random(5) === 0 ? last : undefined;
    const status = !again && random(4) === 0 ? aStatus() : 'scheduled';
    const wanted = again?.wanted ?? aVisit(owner, count, false);
    const key = again?.key ?? randomUUID();
    const isStill = again && !again.isRemoved;
    const answer = isStill
      ? 201
      : status !== 'scheduled' || model.isNoSlot(wanted)
        ? 400
        : // What the form itself can't be comes before how many there are.
          model.isFull(wanted)
          ? 409
          : (model.answerForTime(wanted) ?? 201);
    const response = await browser.send('/api/client/appointments', {
      ...json('POST', { ...bodyOf(wanted), status }),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
    });
    expect(response.status).toBe(answer);
    if (answer !== 201) return;
    const { id, emails }: Written = await response.json();
    if (isStill) {
      expect({ id, emails }).toEqual({ id: again.id, emails: sent.lastNotified(id) });
      return;
    }
    model.all.set(id, { ...wanted, id });
    expect(emails).toEqual(sent.booked({ ...wanted, id }));
    forms.set(owner, { key, wanted, id, isRemoved: false });
  }

  async function bookAsAdmin(owner: number, count: number) {
    const wanted = { ...aVisit(owner, count, true), minutes: pick([30, 60, 90]), status: aStatus() };
    const { minutes, status } = wanted;
    const response = await api.admin.send(
      '/api/admin/client-appointments',
      json('POST', { ...bodyOf(wanted), userId: owner, minutes, status }),
    );
    const isTooEarly = outcomes.includes(status) && !isOver(wanted);
    expect(response.status).toBe(isTooEarly ? 400 : takesTime(wanted) && model.isTaken(wanted) ? 409 : 201);
    if (response.status !== 201) return;
    const { id, emails }: Written = await response.json();
    model.all.set(id, { ...wanted, id });
    expect(emails).toEqual(sent.booked({ ...wanted, id }, true));
  }

  async function closeOrReopen() {
    const { calendar } = api.admin.api;
    const [former] = model.closed.keys();
    if (former !== undefined && random(4) < model.closed.size) {
      await calendar.reopen({ params: { id: former } });
      model.closed.delete(former);
      return;
    }
    const first = random(ahead.length);
    const [firstDay = '', ...more] = ahead.slice(first, first + 1 + random(3));
    const hours = pick([
      null,
      { from: '9:00 AM', to: '12:00 PM' },
      { from: '10:30 AM', to: '11:15 AM' },
      { from: '2:00 PM', to: '5:00 PM' },
    ]);
    const lastDay = hours ? firstDay : (more.at(-1) ?? firstDay);
    const times = hours ? { fromTime: hours.from, toTime: hours.to } : {};
    const covers = (each: Closed) =>
      each.firstDay <= firstDay &&
      lastDay <= each.lastDay &&
      (!each.hours || (each.hours.from === hours?.from && each.hours.to === hours.to));
    const closing = calendar.close({ body: { firstDay, lastDay, ...times } });
    if ([...model.closed.values()].some(covers))
      return void (await expect(closing).rejects.toMatchObject({ status: 409 }));
    const { id } = await closing;
    model.closed.set(id, { id, firstDay, lastDay, hours });
  }

  async function remove(target: Visit, browser: Browser, isUnknown: boolean, version: number | undefined) {
    const endsIt = takesTime(target) && !isOver(target);
    const isRefused = isStale(target, version) || (endsIt && model.isLate(target));
    const answer = isUnknown ? 404 : isRefused ? 409 : 200;
    const query = version ? `?version=${version}` : '';
    const response = await browser.send(`/api/client/appointments/${target.id}${query}`, {
      method: 'DELETE',
    });
    expect(response.status).toBe(answer);
    if (answer !== 200) return;
    const before = { ...target };
    Object.assign(target, {
      isRemoved: true,
      ...(endsIt && { status: 'cancelled', version: target.version + 1 }),
    });
    const { emails }: Written = await response.json();
    expect(emails).toEqual(endsIt ? sent.changed(before, { ...target }) : []);
    // Its form makes a new one from now on, whatever the practice does with this one.
    const form = forms.get(target.owner);
    if (form?.id === target.id) form.isRemoved = true;
  }

  async function change(
    target: Visit,
    browser: Browser | undefined,
    isUnknown: boolean,
    version: number | undefined,
  ) {
    // One of them, or several at once.
    const parts = 1 + random(31);
    const changes: Changes = {
      ...((parts & 1) > 0 && { status: aStatus() }),
      ...((parts & 2) > 0 && { date: aDay() }),
      ...((parts & 4) > 0 && { time: pick(times) }),
      ...((parts & 8) > 0 && { location: pick(places) }),
      ...((parts & 16) > 0 && { title: pick([target.title, 'Desk check', 'Follow-up']) }),
    };
    const expected =
      browser && changes.status === 'no-show'
        ? 400
        : isUnknown
          ? 404
          : isStale(target, version)
            ? 409
            : browser
              ? model.changedByClient(target, changes)
              : model.changedByAdmin(target, changes);
    const response = await (browser ?? api.admin).send(
      `/api/${browser ? 'client/appointments' : 'admin/client-appointments'}/${target.id}`,
      json('PATCH', { ...bodyOf(changes), status: changes.status, version }),
    );
    expect(response.status).toBe(typeof expected === 'number' ? expected : 200);
    if (typeof expected === 'number') return;
    model.all.set(target.id, { ...expected, version: target.version + 1 });
    const { emails }: Written = await response.json();
    expect(emails).toEqual(sent.changed(target, expected));
  }

  for (let count = 1; count <= operations; count += 1) {
    if (count === Math.ceil(operations / 2)) {
      model.refusesLate = true;
      const rules = { ...settings.rules, refusesLateChanges: true };
      await api.admin.api.calendar.saveSettings({ body: { ...settings, rules } });
    }
    const actor = pick(people);
    const target = model.all.get(1 + random(model.all.size + 1));
    const kind = random(13);
    if (kind < 3) await bookAsClient(actor, count);
    else if (kind === 3) await bookAsAdmin(actor.id, count);
    else if (kind === 12) await closeOrReopen();
    else if (target) {
      const isAdmin = kind > 9;
      // Mostly the owner, sometimes someone who must not even learn that it is there.
      const person = kind === 9 ? actor : (people.find(({ id }) => id === target.owner) ?? actor);
      const isUnknown = !isAdmin && (person.id !== target.owner || target.isRemoved);
      // None, the one it has, or that of a tab in which it still is as it was before.
      const version = pick([undefined, target.version, target.version, target.version - 1]) || undefined;
      if (kind === 4) await remove(target, person.browser, isUnknown, version);
      else await change(target, isAdmin ? undefined : person.browser, isUnknown, version);
    }
    if (random(20) === 0) await sendAll(sent);
    if (random(50) === 0) {
      actor.wantsEmails = !actor.wantsEmails;
      await actor.browser.api.account.update({ body: { appointmentEmails: actor.wantsEmails } });
    }
    if (count % 250 === 0 || count === operations) {
      await expectToAgree(model);
      await expectInMailbox(sent);
    }
  }
});

function isStale(target: Visit, version: number | undefined): boolean {
  return version !== undefined && version !== target.version;
}

function bodyOf({ date, time, title, location }: Changes) {
  return { appointmentDate: date, appointmentTime: time, title, location };
}

/** The two minutes of all that waits are over; the jobs themselves would come at no time of the model's. */
async function sendAll(sent: EmailModel): Promise<void> {
  for (const id of sent.sendAll())
    await api.app.get(AppointmentEmails, { strict: false }).sendChanges({ id: id });
  await api.sql(
    `UPDATE pgboss.job SET start_after = now() + interval '1 day' WHERE name = 'appointment-changes' AND state = 'created'`,
  );
}

async function expectInMailbox(sent: EmailModel): Promise<void> {
  await eventually(async () => {
    const waiting = await api.sql(
      `SELECT 1 FROM pgboss.job WHERE name = 'mail' AND state < 'completed' LIMIT 1`,
    );
    return waiting.length === 0 || undefined;
  }, 'the end of the emails');
  const arrived = api.mail.emails
    .filter(({ subject }) => subject !== 'Please confirm your email address')
    .map(({ to, subject, text }) => {
      const value = (label: string) => new RegExp(`^${label}: (.*)$`, 'm').exec(text ?? '')?.[1];
      const address = to?.[0]?.address ?? '';
      const recipient = address === 'inbox@practice.example' ? 'practice' : address;
      return emailLine(recipient, subject, value('What'), value('Where'));
    });
  expect(arrived.sort()).toEqual([...sent.emails].sort());
}

async function expectToAgree(model: VisitModel): Promise<void> {
  const rows = await api.sql<Visit>(
    `SELECT id, user_id AS owner, appointment_date::text AS date, appointment_time AS time, minutes, status,
            title, title_by_practice AS "titleByPractice", location, location_by_practice AS "locationByPractice",
            removed_at IS NOT NULL AS "isRemoved", version
     FROM client_appointments ORDER BY id`,
  );
  expect(rows).toEqual([...model.all.values()].sort((a, b) => a.id - b.id));
  for (const date of ahead) {
    const slots = await api.visitor.api.appointments.availability({ query: { date } });
    const [known] = rows;
    if (!known) return;
    expect(slots).toEqual(
      timeSlots.map((time) => {
        const wanted = { ...known, id: 0, date, time, minutes: 60 };
        return { time, available: !model.isTaken(wanted) && !model.isClosed(wanted) };
      }),
    );
  }
}

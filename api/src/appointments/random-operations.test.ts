import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type AppointmentStatus,
  appointmentStatuses,
  openAppointmentsMax,
  timeSlots,
} from '@practice/contract/appointments';
import { minutesOf } from '@practice/contract/time';
import { aWorkingDay } from '../../test/a-working-day.ts';
import { type Browser, json } from '../../test/browser.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';

// More by hand: OPERATIONS=10000.
const operations = Number(process.env.OPERATIONS ?? 1_500);

// With the second half of the operations, the practice asks for nine days: between the first of the days and the others.
const cutoffHours = 9 * 24;
const near = aWorkingDay(3);
const past = ['2026-01-05', '2026-01-06'];
const ahead = [near, ...Array.from({ length: 13 }, (_, index) => aWorkingDay(12 + index))];
// So that both are left to the practice: what clients can't book, and a visit that doesn't fit before the evening.
const times = [...timeSlots, '9:30 AM', '12:00 PM'];

let api: TestApi;
let people: { browser: Browser; id: number }[];
beforeAll(async () => {
  api = await startApi();
  people = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const browser = await api.aClient();
      return { browser, id: (await browser.api.auth.user())?.id ?? 0 };
    }),
  );
});
afterAll(() => api.close());

interface Known {
  id: number;
  owner: number;
  date: string;
  time: string;
  minutes: number;
  status: AppointmentStatus;
  isRemoved: boolean;
  version: number;
}

type Changes = Partial<Pick<Known, 'date' | 'time' | 'status'>>;

const isOver = ({ date }: Known) => past.includes(date);
const isOn = ({ status }: Known) => status === 'scheduled' || status === 'rescheduled';
const takesTime = (each: Known) => !each.isRemoved && (isOn(each) || each.status === 'completed');

const fresh = { status: 'scheduled', isRemoved: false, version: 1 } as const;
const outcomes: AppointmentStatus[] = ['completed', 'no-show'];

/** Whether this can follow: what is over in some way is first on again, and how a visit went is said of one that was. */
function canFollow(before: Known, next: Known): boolean {
  if (outcomes.includes(next.status) && !isOver(next)) return false;
  return next.status === before.status || isOn(before) || isOn(next);
}

/** What the practice's rules say, in a few lines and words of its own: the API and the table must always agree with it. */
class Model {
  readonly all = new Map<number, Known>();
  hasCutoff = false;

  isTaken({ id, date, time, minutes }: Known): boolean {
    const from = minutesOf(time);
    return [...this.all.values()].some(
      (other) =>
        other.id !== id &&
        other.date === date &&
        takesTime(other) &&
        minutesOf(other.time) < from + minutes &&
        from < minutesOf(other.time) + other.minutes,
    );
  }

  isFull({ id, owner }: Known): boolean {
    const others = [...this.all.values()].filter((each) => each.owner === owner && each.id !== id);
    return others.filter((each) => takesTime(each) && !isOver(each)).length >= openAppointmentsMax;
  }

  /** What a client is answered who wants this time for an appointment. */
  answerForTime(wanted: Known): number | undefined {
    const fits = minutesOf(wanted.time) + wanted.minutes <= minutesOf('5:00 PM');
    if (isOver(wanted) || !(timeSlots as readonly string[]).includes(wanted.time) || !fits) return 400;
    return this.isTaken(wanted) ? 409 : undefined;
  }

  isLate({ date }: Known): boolean {
    return this.hasCutoff && (date === near || past.includes(date));
  }

  /** @returns what a client is answered who changes it, or what it then is */
  changedByClient(before: Known, changes: Changes): number | Known {
    const next = { ...before, ...changes };
    const isMoved = next.date !== before.date || next.time !== before.time;
    const isRenamed = next.status !== before.status;
    if (!isMoved && !isRenamed) return next;
    if (before.status === 'no-show' || !canFollow(before, next)) return 400;
    // Said of a visit that was: it stays where it was.
    if (next.status === 'completed') return isMoved ? 400 : next;
    if (this.isLate(before)) return 409;
    if (!isOn(next)) return next;
    const isNew = !isOn(before) || isOver(before);
    if (isNew && (isMoved || isRenamed) && (isMoved || !isOn(before)) && this.isFull(next)) return 409;
    return (isMoved || !isOn(before) ? this.answerForTime(next) : undefined) ?? next;
  }

  /** @returns what an admin is answered who changes it, or what it then is: back with its client where it takes time again */
  changedByAdmin(before: Known, changes: Changes): number | Known {
    const next = { ...before, ...changes };
    const isMoved = next.date !== before.date || next.time !== before.time;
    const isBack = next.status !== before.status && !isOn(before);
    if (!canFollow(before, next) && (isMoved || next.status !== before.status)) return 400;
    if (!isMoved && !isBack) return next;
    const live = { ...next, isRemoved: false };
    if (!takesTime(live)) return next;
    return this.isTaken(next) ? 409 : live;
  }
}

/** Always the same numbers for the same start, so that a failure can be looked at again. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('the API and the table agree with a model through a long row of random operations', async () => {
  const random = randomFrom(20_261_122);
  const model = new Model();
  const pick = <Value>(values: readonly Value[]) => values[random(values.length)] as Value;
  const aDay = () => (random(8) === 0 ? pick(past) : pick(ahead));
  const aStatus = () => pick(appointmentStatuses).value;
  // The last form of each person: sent again now and then.
  const forms = new Map<number, { key: string; body: object; id: number; isRemoved: boolean }>();
  const settings = await api.admin.api.calendar.settings();

  async function bookAsClient({ browser, id: owner }: (typeof people)[number], count: number) {
    const last = forms.get(owner);
    const isAgain = last !== undefined && random(5) === 0;
    const status = random(4) === 0 ? aStatus() : undefined;
    const [date, time] = [aDay(), pick(times)];
    const body = isAgain
      ? last.body
      : { title: `Visit ${count}`, appointmentDate: date, appointmentTime: time, status };
    const known = isAgain ? model.all.get(last.id) : undefined;
    const key = isAgain ? last.key : randomUUID();
    const wanted: Known = known
      ? { ...known, ...placeOf(body), id: 0, minutes: 60, ...fresh }
      : { id: 0, owner, date, time, minutes: 60, ...fresh };
    const isStill = known && !last?.isRemoved;
    const answer = isStill
      ? 201
      : !known && status !== undefined && status !== 'scheduled'
        ? 400
        : // What the form itself can't be comes before how many there are.
          !known && model.answerForTime(wanted) === 400
          ? 400
          : model.isFull(wanted)
            ? 409
            : (model.answerForTime(wanted) ?? 201);
    const response = await browser.send('/api/client/appointments', {
      ...json('POST', body),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
    });
    expect(response.status).toBe(answer);
    if (answer !== 201) return;
    const { id }: { id: number } = await response.json();
    if (isStill) return expect(id).toBe(known.id);
    model.all.set(id, { ...wanted, id });
    forms.set(owner, { key, body, id, isRemoved: false });
  }

  async function bookAsAdmin(owner: number, count: number) {
    const wanted: Known = {
      ...{ id: 0, owner, date: aDay(), time: pick(times), minutes: pick([30, 60, 90]) },
      ...{ ...fresh, status: aStatus() },
    };
    const { date: appointmentDate, time: appointmentTime, minutes, status } = wanted;
    const body = {
      userId: owner,
      title: `Visit ${count}`,
      appointmentDate,
      appointmentTime,
      minutes,
      status,
    };
    const response = await api.admin.send('/api/admin/client-appointments', json('POST', body));
    const isTooEarly = outcomes.includes(status) && !isOver(wanted);
    expect(response.status).toBe(isTooEarly ? 400 : takesTime(wanted) && model.isTaken(wanted) ? 409 : 201);
    if (response.status !== 201) return;
    const { id }: { id: number } = await response.json();
    model.all.set(id, { ...wanted, id });
  }

  for (let count = 1; count <= operations; count += 1) {
    if (count === Math.ceil(operations / 2)) {
      model.hasCutoff = true;
      const rules = { ...settings.rules, changeCutoffHours: cutoffHours };
      await api.admin.api.calendar.saveSettings({ ...settings, rules });
    }
    const actor = pick(people);
    const target = model.all.get(1 + random(model.all.size + 1));
    const kind = random(12);
    if (kind < 3) await bookAsClient(actor, count);
    else if (kind === 3) await bookAsAdmin(actor.id, count);
    else if (target) {
      const isAdmin = kind > 9;
      // Mostly the owner, sometimes somebody who must not even learn that it is there.
      const person = kind === 9 ? actor : (people.find(({ id }) => id === target.owner) ?? actor);
      const isUnknown = !isAdmin && (person.id !== target.owner || target.isRemoved);
      // None, the one it has, or that of a tab in which it still is as it was before.
      const version = pick([undefined, target.version, target.version, target.version - 1]) || undefined;
      const isStale = version !== undefined && version !== target.version;
      const path = `/api/${isAdmin ? 'admin/client-appointments' : 'client/appointments'}/${target.id}`;
      if (kind === 4) {
        const endsIt = takesTime(target) && !isOver(target);
        const isRefused = isStale || (endsIt && model.isLate(target));
        const answer = isUnknown ? 404 : isRefused ? 409 : 200;
        const { status } = await person.browser.send(`${path}${version ? `?version=${version}` : ''}`, {
          method: 'DELETE',
        });
        expect(status).toBe(answer);
        if (answer !== 200) continue;
        Object.assign(target, {
          isRemoved: true,
          ...(endsIt && { status: 'cancelled', version: target.version + 1 }),
        });
        // Its form makes a new one from now on, whatever the practice does with this one.
        const form = forms.get(target.owner);
        if (form?.id === target.id) form.isRemoved = true;
        continue;
      }
      // One of them, or several at once.
      const parts = 1 + random(7);
      const changes: Changes = {
        ...((parts & 1) > 0 && { status: aStatus() }),
        ...((parts & 2) > 0 && { date: aDay() }),
        ...((parts & 4) > 0 && { time: pick(times) }),
      };
      const { date: appointmentDate, time: appointmentTime, status } = changes;
      const expected =
        !isAdmin && status === 'no-show'
          ? 400
          : isUnknown
            ? 404
            : isStale
              ? 409
              : isAdmin
                ? model.changedByAdmin(target, changes)
                : model.changedByClient(target, changes);
      const browser = isAdmin ? api.admin : person.browser;
      const response = await browser.send(
        path,
        json('PATCH', { appointmentDate, appointmentTime, status, version }),
      );
      expect(response.status).toBe(typeof expected === 'number' ? expected : 200);
      if (typeof expected !== 'number') {
        model.all.set(target.id, { ...expected, version: target.version + 1 });
      }
    }
    if (count % 250 === 0 || count === operations) await expectToAgree(model);
  }
}, 900_000);

function placeOf(body: object): { date: string; time: string } {
  const { appointmentDate, appointmentTime } = body as { appointmentDate: string; appointmentTime: string };
  return { date: appointmentDate, time: appointmentTime };
}

async function expectToAgree(model: Model): Promise<void> {
  const rows = await api.sql<Known>(
    `SELECT id, user_id AS owner, appointment_date::text AS date, appointment_time AS time, minutes, status,
            removed_at IS NOT NULL AS "isRemoved", version
     FROM client_appointments ORDER BY id`,
  );
  expect(rows).toEqual([...model.all.values()].sort((a, b) => a.id - b.id));
  for (const date of ahead) {
    const slots = await api.visitor.api.appointments.availability(date);
    const [known] = rows;
    if (!known) return;
    expect(slots).toEqual(
      timeSlots.map((time) => ({
        time,
        available: !model.isTaken({ ...known, id: 0, date, time, minutes: 60 }),
      })),
    );
  }
}

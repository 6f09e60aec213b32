import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type AppointmentStatus,
  holdsItsTime,
  openAppointmentsMax,
  timeSlots,
} from '@practice/contract/appointments';
import { aWorkingDay } from '../../test/a-working-day.ts';
import { type Browser, json } from '../../test/browser.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';

// More by hand: OPERATIONS=10000.
const operations = Number(process.env.OPERATIONS ?? 1_500);

let api: TestApi;
let people: { browser: Browser; id: number }[];
beforeAll(async () => {
  api = await startApi();
  people = await Promise.all(
    Array.from({ length: 20 }, async () => {
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
  status: AppointmentStatus;
  isRemoved: boolean;
}

/** What the practice's rules say, in a few lines: the table must always agree with it. */
class Model {
  readonly all = new Map<number, Known>();

  holder(date: string, time: string): Known | undefined {
    return [...this.all.values()].find(
      (each) => each.date === date && each.time === time && holdsItsTime(each.status),
    );
  }

  open(owner: number): number {
    return [...this.all.values()].filter((each) => each.owner === owner && each.status === 'scheduled')
      .length;
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

test('the table agrees with a model through a long row of random operations', async () => {
  const random = randomFrom(20_261_122);
  const model = new Model();
  const days = Array.from({ length: 6 }, (_, index) => aWorkingDay(3 + index));
  const pick = <Value>(values: readonly Value[]) => values[random(values.length)] as Value;

  for (let count = 1; count <= operations; count += 1) {
    const actor = pick(people);
    const [date, time] = [pick(days), pick(timeSlots)];
    const target = model.all.get(random(model.all.size + 2));
    const kind = random(10);
    if (kind < 3) {
      const isRefused = model.holder(date, time) || model.open(actor.id) >= openAppointmentsMax;
      const body = { title: `Visit ${count}`, appointmentDate: date, appointmentTime: time };
      const response = await actor.browser.send('/api/client/appointments', json('POST', body));
      expect(response.status).toBe(isRefused ? 409 : 201);
      if (isRefused) continue;
      const { id }: { id: number } = await response.json();
      model.all.set(id, { id, owner: actor.id, date, time, status: 'scheduled', isRemoved: false });
    } else if (target) {
      const isAdmin = kind === 9;
      // Mostly the owner, sometimes somebody who must not even learn that it is there.
      const person = kind === 8 ? actor : (people.find(({ id }) => id === target.owner) ?? actor);
      const browser = isAdmin ? api.admin : person.browser;
      const base = isAdmin ? '/api/admin/client-appointments' : '/api/client/appointments';
      const isUnknown = !isAdmin && (person.id !== target.owner || target.isRemoved);
      if (kind === 3) {
        const { status } = await browser.send(`${base}/${target.id}`, { method: 'DELETE' });
        expect(status).toBe(isUnknown ? 404 : 200);
        if (!isUnknown) Object.assign(target, { isRemoved: true, status: 'cancelled' });
        continue;
      }
      const changes =
        kind < 6
          ? { appointmentDate: date, appointmentTime: time }
          : { status: pick(['cancelled', 'scheduled'] as const) };
      const next: Known = {
        ...target,
        ...('status' in changes ? { status: changes.status } : { date, time }),
      };
      const holder = model.holder(next.date, next.time);
      const isRefused = holdsItsTime(next.status) && holder !== undefined && holder.id !== target.id;
      const { status } = await browser.send(`${base}/${target.id}`, json('PATCH', changes));
      expect(status).toBe(isUnknown ? 404 : isRefused ? 409 : 200);
      if (!isUnknown && !isRefused) model.all.set(target.id, next);
    }
    if (count % 500 === 0 || count === operations) await expectToAgree(model);
  }
}, 900_000);

async function expectToAgree(model: Model): Promise<void> {
  const rows = await api.sql<Known>(
    `SELECT id, user_id AS owner, appointment_date::text AS date, appointment_time AS time, status,
            removed_at IS NOT NULL AS "isRemoved"
     FROM client_appointments ORDER BY id`,
  );
  expect(rows).toEqual([...model.all.values()].sort((a, b) => a.id - b.id));
}

import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@jest/globals';
import {
  type AppointmentStatus,
  isOpen,
  openAppointmentsMax,
  timeSlots,
} from '@practice/contract/appointments';
import type { Slot } from '@practice/contract/calendar';
import { addDays } from '@practice/contract/clock';
import { practiceDay } from '@practice/contract/format';
import { may, type Permission, type StaffRole, staffRoleNames } from '@practice/contract/permissions';
import { namesOf } from '@practice/contract/practitioners';
import { minutesOf } from '@practice/contract/time';
import { type Browser, json } from '../../test/browser.ts';
import {
  clock,
  type Expected,
  freeTimes,
  givers,
  heldTimes,
  holding,
  idsOf,
  model,
  offeredTimes,
  type Span,
  spanOf,
  taking,
  type Visit,
} from '../../test/practice-model.ts';
import { randomFrom } from '../../test/random.ts';
import { type Client, testApi } from '../../test/start-api.ts';

// Random operations, and what the practice's rules say of each. MODEL_OPERATIONS and MODEL_SEED choose others.

const operations = Number(process.env.MODEL_OPERATIONS ?? 150);
const seed = Number(process.env.MODEL_SEED ?? 43);

interface Call {
  by: Browser;
  call: string;
  body: object;
  expected: () => Expected;
  apply: (answer: Answer) => void;
}
type Answer = {
  id: number;
  practitioners?: { id: number; name: string }[];
  freeTimes?: string[];
  message?: string;
};

interface Sent {
  answer: Answer;
  actual: { isRefused: number | undefined; who: number[] | undefined; free: string[] | undefined };
}

const api = testApi({}, { practitioners: 2 });
const days = Array.from({ length: 7 }, (_, at) => addDays(practiceDay(), at + 2));
const clients: Client[] = [];
const staff: { by: Browser; id: number; role: StaffRole }[] = [];
const log: string[] = [];
let titles = 0;

const { random, chance, some, pick } = randomFrom(seed);
const hours = (opens: number, closes: number) => ({ opens: clock(opens), closes: clock(closes) });
const week = [0, 1, 2, 3, 4, 5, 6];

const freeOf = ({ time, available }: Slot) => (available ? time : []);

async function send(by: Browser, call: string, body?: object): Promise<Sent> {
  const [method = '', path] = call.split(' ');
  const response = await by.send(`/api${path}`, body ? json(method, body) : { method });
  // Busy: nothing was done.
  if (response.status === 503) return send(by, call, body);
  const read: Answer | Slot[] = await response.json();
  const answer = Array.isArray(read) ? { id: 0, freeTimes: read.flatMap(freeOf) } : read;
  const isRefused = response.ok ? undefined : response.status;
  const who = answer.practitioners?.map(({ id }) => id);
  return { answer, actual: { isRefused, who, free: answer.freeTimes } };
}

const latest = (message: string | undefined) =>
  [`Seed ${seed}, operation ${log.length}: ${message}`, ...log.slice(-9)].join('\n');

/** Makes a call, and compares its answer. Undefined if it is refused. */
async function ask(by: Browser, call: string, expected: Expected, body?: object) {
  log.push(`${call} ${JSON.stringify(body)} → ${JSON.stringify(expected)}`);
  const { answer, actual } = await send(by, call, body);
  const said = latest(answer.message);
  expect({ said, ...actual }).toMatchObject({ said, isRefused: undefined, ...expected });
  return actual.isRefused ? undefined : answer;
}

/** Someone of the staff makes a call. What their role forbids changes nothing. */
function askAsStaff(can: Permission, call: string, expected: Expected, body?: object) {
  const { by, role } = pick(staff);
  return ask(by, call, may(role, can) ? expected : { isRefused: 403 }, body);
}

/** Books a visit, or moves it, gives it to others, cancels or reopens it. */
function plan(byPractice: boolean, old?: Visit, slot?: Pick<Span, 'day' | 'at'>): Call | undefined {
  const { client, service } = old ?? { client: pick(clients), service: pick(model.services) };
  const isHolding = old !== undefined && holding().includes(old);
  const statuses: AppointmentStatus[] = ['scheduled', 'rescheduled', 'cancelled', 'completed'];
  const status = old && !(isHolding && chance(0.7)) ? pick(statuses) : undefined;
  if (old && !isHolding && (status === 'cancelled' || (old.isRemoved && !byPractice))) return;
  const isMoved = !old || (status !== 'cancelled' && (slot !== undefined || chance(0.6)));
  const day = slot?.day ?? (old && chance(0.5) ? old.day : pick(days));
  const at =
    slot?.at ?? (chance(0.85) ? minutesOf(pick(offeredTimes(day))) : pick([450, 630, 750, 990, 1170]));
  const span = { ...(old ?? spanOf(service)), ...(isMoved && { day, at }) };
  if (byPractice && chance(0.1)) span.minutes = pick([30, 60, 90]);

  const [who = null, ...others] = chance(old ? 0.3 : 0.5) ? idsOf(some(model.practitioners)) : [];
  const chosen = who === null ? [] : [who, ...(byPractice ? others : [])];
  const isFirst = who === null && (!old || (!byPractice && old.who.length === 1 && chance(0.2)));
  const kept = old?.who ?? [];
  const from = isFirst ? givers(service) : who === null ? kept : chosen;
  const may = byPractice ? idsOf(model.practitioners.filter(({ isRetired }) => !isRetired)) : givers(service);
  const next = status ?? old?.status ?? 'scheduled';
  const textOf = (who: number[], { day, at, minutes }: Span) => `${who} ${day} ${at} ${minutes}`;
  const isSame = old && isHolding && !isFirst && textOf(from, span) === textOf(kept, old);
  const isWrong =
    chosen.some((each) => !kept.includes(each) && !may.includes(each)) ||
    (!byPractice && kept.length > 1 && chosen.length > 0) ||
    (!old && service.isRetired) ||
    (!old && byPractice && from.length === 0) ||
    (byPractice && next === 'completed' && !(isSame && old.status === next)) ||
    (byPractice && old?.status === 'completed' && next === 'cancelled');
  const isMore = !byPractice && !isHolding && next !== 'cancelled';
  const isTooMany = () =>
    isMore && holding().filter((each) => each.client === client).length >= openAppointmentsMax;
  function expected(): Expected {
    if (!old && isTooMany()) return { isRefused: 409 };
    if (isWrong) return { isRefused: 400 };
    if (isTooMany()) return { isRefused: 409 };
    if (next === 'cancelled' || isSame) return { who: isFirst ? kept : from };
    const taken = taking(span, from, !isFirst, byPractice, old);
    const isStaying = model.practitioners.every(({ id, isRetired }) => !(isRetired && from.includes(id)));
    return !byPractice && taken.who && !isStaying ? { isRefused: 400 } : taken;
  }

  titles += 1;
  const title = old?.title ?? `Visit ${titles}.`;
  const path = `${byPractice ? '/admin/client-appointments' : '/client/appointments'}${old ? `/${old.id}` : ''}`;
  const body = {
    ...(!old && { title, userId: client.id, serviceId: service.id }),
    ...(!old && service.place === 'client' && { place: 'client', location: '5 Oak Street' }),
    ...(isMoved && { appointmentDate: day, appointmentTime: clock(at) }),
    ...(status && { status }),
    ...(byPractice ? { minutes: span.minutes } : isFirst && { practitionerId: null }),
    ...(who !== null && (byPractice ? { practitionerIds: chosen } : { practitionerId: who })),
  };
  function apply({ id, practitioners = [] }: Answer) {
    const none = { who: [], had: [], isRemoved: false };
    const visit = old ?? { ...span, ...none, id, client, service, title, status: next };
    if (!old) model.visits.push(visit);
    const had = [...visit.had, namesOf(practitioners)];
    Object.assign(visit, span, {
      status: next,
      who: practitioners.map(({ id }) => id),
      isRemoved: false,
      had,
    });
  }
  const by = byPractice ? pick(staff).by : client;
  return { by, call: `${old ? 'PATCH' : 'POST'} ${path}`, body, expected, apply };
}

async function run(planned: Call | undefined) {
  if (!planned) return;
  const answer = await ask(planned.by, planned.call, planned.expected(), planned.body);
  if (answer) planned.apply(answer);
}

const ordersOf = <Item>(items: Item[]): Item[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((first, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [first, ...rest]));

/** Makes 2 to 4 calls at once. Some order of them, one after the other, explains their answers. */
async function together() {
  const slot = { day: pick(days), at: minutesOf(pick(timeSlots)) };
  const moved = some(holding(), 0.3).slice(0, 2);
  const olds = [...moved, undefined, undefined];
  const planned = olds.flatMap((old) => plan(chance(0.4), old, slot) ?? []);
  const made = await Promise.all(
    planned.map(async (each) => ({ ...each, ...(await send(each.by, each.call, each.body)) })),
  );
  for (const { call, body, actual } of made)
    log.push(`At once: ${call} ${JSON.stringify(body)} → ${JSON.stringify(actual)}`);
  const before = model.visits.map((visit) => ({ ...visit }));
  const isExplained = ordersOf(made).some((order) => {
    model.visits.length = before.length;
    for (const [at, visit] of model.visits.entries()) Object.assign(visit, before[at]);
    return order.every(({ actual, answer, expected, apply }) => {
      const isRight = isDeepStrictEqual(actual, { ...actual, isRefused: undefined, ...expected() });
      if (isRight && !actual.isRefused) apply(answer);
      return isRight;
    });
  });
  const said = latest(made.map(({ answer }) => answer.message).join(' '));
  expect({ said, isExplained }).toEqual({ said, isExplained: true });
}

async function remove() {
  const visit = model.visits.find(({ isRemoved }) => !isRemoved && chance(0.1));
  if (!visit) return;
  await ask(visit.client, `DELETE /client/appointments/${visit.id}`, {});
  Object.assign(visit, { isRemoved: true, status: 'cancelled' });
}

async function look() {
  const [day, service] = [pick(days), pick(model.services)];
  const chosen = chance(0.5) ? some(idsOf(model.practitioners)) : [];
  const isNarrowed = chosen.length > 0;
  const giveIt = chosen.every((id) => givers(service).includes(id));
  const from = isNarrowed ? chosen : givers(service);
  const free = giveIt ? freeTimes(spanOf(service, day), from, isNarrowed) : [];
  const narrowed = `${service.id ? `&service=${service.id}` : ''}${isNarrowed ? `&practitioner=${chosen}` : ''}`;
  await ask(api.visitor, `GET /availability?date=${day}${narrowed}`, { free });
}

async function changePractitioner() {
  const old = pick(model.practitioners);
  const own = some(week, 0.8).flatMap((weekday) => [
    { weekday, ...hours(pick([480, 540, 600]), pick([720, 750])) },
    { weekday, ...hours(pick([750, 780, 840]), pick([1020, 1110])) },
  ]);
  const next = { ...old };
  const kind = random();
  if (kind < 0.3) next.isRetired = !old.isRetired && chance(0.5);
  else if (kind < 0.6) next.serviceIds = some(model.services, 0.8).flatMap(({ id }) => id ?? []);
  else next.hours = chance(0.5) || own.length === 0 ? null : own;
  const isLast = next.isRetired && model.practitioners.every((each) => each.isRetired || each === old);
  const { version: _, ...body } = next;
  if (model.practitioners.length < 3 && chance(0.3)) {
    const added = { ...next, name: 'Mia Stone', userId: null, isRetired: false };
    const answer = await askAsStaff('practitioners.change', 'POST /admin/practitioners', {}, added);
    if (answer) model.practitioners.push({ ...added, id: answer.id });
    return;
  }
  const expected: Expected = isLast ? { isRefused: 409 } : {};
  const path = `PUT /admin/practitioners/${old.id}`;
  if (await askAsStaff('practitioners.change', path, expected, body)) Object.assign(old, next);
}

const places = ['office', 'client'] as const;

async function changeService() {
  const old = pick(model.services);
  if (old.id === null) return;
  const id = old.id;
  const [minutes, bufferMinutes, place] = [pick([30, 45, 60, 90]), pick([0, 15, 30]), pick(places)];
  const next = { ...old, minutes, bufferMinutes, place, isRetired: chance(0.15) };
  const practitionerIds = idsOf(some(model.practitioners, 0.9));
  const body = { ...next, practitionerIds };
  if (!(await askAsStaff('services.change', `PUT /admin/services/${id}`, {}, body))) return;
  model.services = model.services.map((each) => (each === old ? next : each));
  for (const each of model.practitioners) {
    const others = each.serviceIds.filter((other) => other !== id);
    each.serviceIds = practitionerIds.includes(each.id) ? [...others, id] : others;
  }
}

const closedHours = [
  ['9:00 AM', '11:00 AM'],
  ['11:30 AM', '1:30 PM'],
  ['2:15 PM', '6:00 PM'],
];

async function close() {
  const [first, ...others] = model.closures;
  if (first && (others.length > 2 || chance(0.3))) {
    await askAsStaff('calendar.change', `DELETE /admin/calendar/closures/${first.id}`, {});
    model.closures = others;
    return;
  }
  const firstDay = pick(days);
  const [fromTime = null, toTime = null] = pick([[], ...closedHours]);
  const lastDay = fromTime || chance(0.7) ? firstDay : addDays(firstDay, 1);
  const practitionerId = chance(0.3) ? null : pick(model.practitioners).id;
  const body = { firstDay, lastDay, fromTime, toTime, practitionerId };
  const isClosed = model.closures.some(
    (each) =>
      (each.practitionerId ?? practitionerId) === practitionerId &&
      each.firstDay <= firstDay &&
      lastDay <= each.lastDay &&
      (each.fromTime ?? fromTime) === fromTime,
  );
  const expected: Expected = isClosed ? { isRefused: 409 } : {};
  const answer = await askAsStaff('calendar.change', 'POST /admin/calendar/closures', expected, body);
  if (answer) model.closures.push({ ...body, id: answer.id, reason: null });
}

async function changeHours() {
  const { calendar } = model;
  const weekday = pick(week);
  const times = hours(pick([480, 540, 570]), pick([960, 1020, 1140]));
  const next = chance(0.8) ? { weekday, ...times } : { weekday, opens: null, closes: null };
  calendar.hours = calendar.hours.map((day) => (day.weekday === weekday ? next : day));
  const added = some(['8:30 AM', '12:00 PM', '3:30 PM', '5:30 PM'], 0.5);
  if (chance(0.5)) calendar.startTimes = added.map((time) => ({ weekday: pick(week), time }));
  await askAsStaff('calendar.change', 'PUT /admin/calendar', {}, calendar);
}

async function changeRole() {
  const [, ...colleagues] = staff;
  const [colleague, role] = [pick(colleagues), pick(staffRoleNames)];
  // It needs a password or a second factor that was given lately.
  await api.sql('UPDATE sessions SET confirmed_at = now()');
  const path = `PATCH /admin/clients/${colleague.id}`;
  if (await askAsStaff('staff.change', path, {}, { role })) colleague.role = role;
}

test(`${operations} random operations do what the rules say`, async () => {
  model.calendar = await api.admin.calendar.settings();
  for (let left = 12; left > 0; left -= 1) clients.push(await api.aClient({ isConfirmed: true }));
  staff.push({ by: api.admin, id: 0, role: 'owner' });
  for (const role of staffRoleNames) {
    const by = await api.aClient({ isConfirmed: true, role });
    staff.push({ by, id: by.id, role });
  }
  const other = { title: '', minutes: 60, bufferMinutes: 0, place: 'office', isRetired: false } as const;
  model.services.push({ ...other, id: null });
  for (const minutes of [60, 45, 60, 90]) {
    const body = { ...other, title: `Service ${model.services.length}`, minutes };
    const { id } = await api.admin.services.create({ body });
    model.services.push({ ...body, id });
  }
  const { rows } = await api.admin.practitioners.list({ query: { filter: { isRetired: false } } });
  const serviceIds = model.services.flatMap(({ id }) => id ?? []);
  model.practitioners = rows.map((row) => ({ ...row, serviceIds, isRetired: false }));

  while (log.length < operations) {
    const kind = random();
    if (kind < 0.36) await run(plan(kind < 0.12));
    else if (kind < 0.62 && holding().length > 0)
      await run(plan(kind < 0.5, pick(chance(0.8) ? holding() : model.visits)));
    else if (kind < 0.68) await together();
    else if (kind < 0.72) await remove();
    else if (kind < 0.83) await look();
    else if (kind < 0.88) await changePractitioner();
    else if (kind < 0.92) await changeService();
    else if (kind < 0.95) await close();
    else if (kind < 0.97) await changeRole();
    else await changeHours();
  }

  const held = await api.sql(
    `SELECT appointment_id AS id, practitioner_id AS who, lower(during) AS from, upper(during) AS to
     FROM appointment_practitioners WHERE NOT isempty(during) ORDER BY 1, 2`,
  );
  expect(held).toEqual(heldTimes());
  const shown = await api.admin.practitioners.list();
  const asSaved = shown.rows.map(({ id, hours, retiredAt }) => ({
    id,
    hours,
    isRetired: retiredAt !== null,
  }));
  for (const { id, hours, isRetired } of model.practitioners)
    expect(asSaved).toContainEqual({ id, hours, isRetired });
  const services = await api.admin.services.list();
  for (const { isRetired, ...service } of model.services.filter(({ id }) => id !== null)) {
    const saved = services.rows.find(({ id }) => id === service.id);
    expect(saved).toMatchObject({ ...service, retiredAt: isRetired ? expect.anything() : null });
  }

  // Changes are emailed two minutes later.
  await api.sql(`UPDATE pgboss.job SET start_after = now() WHERE name = 'appointment-changes'`);
  await api.jobs.idle();
  for (const visit of model.visits) {
    const names = (await api.mail.to(visit.client.person.email)).flatMap(({ text = '' }) =>
      text.includes(`What: ${visit.title}\n`) ? /^With: (.*)$/m.exec(text)?.[1] : [],
    );
    expect(visit.had).toEqual(expect.arrayContaining(names));
    if (holding().includes(visit) && isOpen(visit.status))
      expect([visit.title, names.at(-1)]).toEqual([visit.title, visit.had.at(-1)]);
  }
}, 3_600_000);

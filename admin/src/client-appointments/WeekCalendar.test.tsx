/** @jest-environment jsdom */
import { beforeAll, expect, jest, test } from '@jest/globals';
import { calendar } from '@practice/contract/routes';
import { act } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useLocation } from 'react-router';
import { anAppointment, day } from '../test/appointments.ts';
import { annaAndDaniel } from '../test/practitioners.ts';
import { button, draw, press, shows, until } from '../test/screens.tsx';

const columns = '[role=cell][data-date]';
/** Seven days of 200 pixels each, from 8 AM on, 28 pixels for half an hour. */
const week = { left: 0, top: 0, right: 1400, bottom: 560, width: 1400, height: 560 };

/** The visit at 10 AM on Tuesday is in the first lane. */
const visitBox = { left: 400, top: 112, right: 500, bottom: 168, width: 100, height: 56 };

function rectOf(this: Element) {
  if (this.closest('[role=listitem]')) return visitBox;
  const left = 200 * [...document.querySelectorAll(columns)].indexOf(this);
  if (left >= 0) return { ...week, left, right: left + 200, width: 200 };
  return this.closest(columns) || this.querySelector(`:scope > ${columns}`) ? week : { ...week, height: 27 };
}

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.getBoundingClientRect = rectOf as typeof Element.prototype.getBoundingClientRect;
  document.elementFromPoint = () => document.querySelector(columns);
  globalThis.ResizeObserver = class {
    report: ResizeObserverCallback;
    constructor(report: ResizeObserverCallback) {
      this.report = report;
    }
    observe(target: Element) {
      queueMicrotask(() => act(() => this.report([{ target } as ResizeObserverEntry], this)));
    }
    unobserve() {}
    disconnect() {}
  };
});

type Point = readonly [x: number, y: number];

const pointer = (type: string, target: EventTarget, [clientX, clientY]: Point) =>
  act(async () => {
    for (const name of [`pointer${type}`, `mouse${type}`])
      target.dispatchEvent(new MouseEvent(name, { bubbles: true, clientX, clientY }));
  });

async function drag(target: EventTarget | null | undefined, from: Point, to: Point) {
  await pointer('down', target ?? document, from);
  await pointer('move', document, to);
  const isDrawn = document.querySelector('.dragged') !== null;
  await pointer('up', document, to);
  return isDrawn;
}

const Address = () => useLocation().pathname + useLocation().search;

const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '9:00 AM', closes: '5:00 PM' }));
const [anna, daniel] = annaAndDaniel;
const update = jest.fn(async (_: string, { data }: { data: object }) => ({
  data: { ...anAppointment(), ...data, emails: [] },
}));
const calls = {
  getList: async (resource: string) => ({
    data:
      resource === 'practitioners'
        ? [
            { ...anna, userId: 8 },
            { ...daniel, userId: 1, hours: hours.slice(0, 1) },
          ]
        : [anAppointment()],
    total: 2,
  }),
  call: async (route: object) => (route === calendar.settings ? { hours, startTimes: [], rules: {} } : []),
  update,
};

test('a visit that is dragged to another lane is with someone else, and an empty time of a lane books with them', async () => {
  const { WeekCalendar } = await import('./WeekCalendar.tsx');
  await draw(
    <>
      <Address />
      <WeekCalendar day={day} range="week" ranges="" practitionerId={undefined} onShow={() => {}} />
    </>,
    calls,
  );
  await until(shows('Robin Marsh'));
  const tuesday = document.querySelectorAll(columns)[2];
  const shaded = [...(tuesday?.querySelectorAll('.closed') ?? [])].map(({ parentElement }) => parentElement);
  // Before nine, at noon and after five for Anna, and all day for Daniel, who works on Mondays.
  expect(shaded.map((box) => box?.style.getPropertyValue('--from')).sort()).toEqual(['0', '0', '0', '1']);
  const visit = () => document.querySelector('[role=listitem] strong');
  const dropped = async () => {
    await until(() => update.mock.calls.length > 0);
    return update.mock.calls.splice(0).map(([, { data }]) => data);
  };
  const { version } = anAppointment();
  // From both halves of the slot: FullCalendar moves one of them a step down.
  for (const y of [115, 130]) {
    expect(await drag(visit(), [480, y], [580, y + 3])).toBe(true);
    expect(await dropped()).toEqual([{ practitionerIds: [2], version }]);
  }
  const nextDay = { appointmentDate: '2199-12-04', minutes: 60, version };
  await drag(visit(), [450, 130], [750, 158]);
  expect(await dropped()).toEqual([{ ...nextDay, appointmentTime: '10:30 AM', practitionerIds: [2] }]);
  await drag(visit(), [450, 130], [490, 158]);
  expect(await dropped()).toEqual([{ ...nextDay, appointmentTime: '11:00 AM' }]);
  await drag(tuesday, [550, 5], [550, 5]);
  await until(shows('/client-appointments/new?day=2199-12-03&time=08%3A00&practitioner=2'));
});

test('a phone shows one practitioner, at first whose account it is', async () => {
  const { CalendarPage } = await import('./CalendarPage.tsx');
  const pressed = () => document.querySelector('[aria-pressed=true]')?.textContent;
  await draw(
    <ResourceContextProvider value="client-appointments">
      <CalendarPage />
    </ResourceContextProvider>,
    calls,
  );
  await until(() => pressed() === 'Daniel');
  const link = document.querySelector('a[aria-label="New appointment"]');
  expect(link?.getAttribute('href')).toMatch(/\?day=[\d-]+&range=day&only=2$/);
  expect(button('All')).toBeUndefined();
  await press('Anna');
  expect(pressed()).toBe('Anna');
});

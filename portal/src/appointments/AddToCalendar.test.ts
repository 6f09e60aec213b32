import { expect, test } from '@jest/globals';
import { howToChange } from '@practice/contract/visit';
import { calendarLinks } from './AddToCalendar.tsx';

const appointment = {
  title: 'Desk & chair + screen',
  startsAt: '2026-12-01T22:30:00.000Z',
  minutes: 90,
  location: null,
};

test('the links to calendars have the start and an end after midnight UTC', () => {
  const [google, outlook] = calendarLinks(appointment).map(({ href }) =>
    Object.fromEntries(new URL(href).searchParams),
  );
  expect(google).toEqual({
    details: howToChange,
    action: 'TEMPLATE',
    text: 'Desk & chair + screen (Oakline Therapy)',
    dates: '20261201T223000Z/20261202T000000Z',
    location: 'Oakline Therapy, 412 Acorn Lane, Suite 3, Raleigh, NC 27604',
  });
  expect(outlook).toMatchObject({
    subject: 'Desk & chair + screen (Oakline Therapy)',
    startdt: '2026-12-01T22:30:00.000Z',
    enddt: '2026-12-02T00:00:00.000Z',
  });
});

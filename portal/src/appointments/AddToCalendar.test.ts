import { expect, test } from '@jest/globals';
import { howToChange } from '@practice/contract/visit';
import { calendarLinks } from './AddToCalendar.tsx';

const appointment = {
  title: 'Desk & chair + screen',
  startsAt: '2026-12-01T22:30:00.000Z',
  minutes: 90,
  location: null,
};

function queries(over = {}) {
  return calendarLinks({ ...appointment, ...over }).map(({ href }) => {
    const { origin, searchParams } = new URL(href);
    return { origin, ...Object.fromEntries(searchParams) };
  });
}

test('the Google Calendar link has the start and an end after midnight UTC', () => {
  expect(queries()[0]).toEqual({
    details: howToChange,
    origin: 'https://calendar.google.com',
    action: 'TEMPLATE',
    text: 'Desk & chair + screen (Oakline Therapy)',
    dates: '20261201T223000Z/20261202T000000Z',
    location: 'Oakline Therapy, 412 Acorn Lane, Suite 3, Raleigh, NC 27604',
  });
});

test('the Outlook link has the start and the end in UTC', () => {
  expect(queries({ location: 'Acme, 2nd floor' })[1]).toEqual({
    body: howToChange,
    origin: 'https://outlook.live.com',
    rru: 'addevent',
    subject: 'Desk & chair + screen (Oakline Therapy)',
    startdt: '2026-12-01T22:30:00.000Z',
    enddt: '2026-12-02T00:00:00.000Z',
    location: 'Acme, 2nd floor',
  });
});

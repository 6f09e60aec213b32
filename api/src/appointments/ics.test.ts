import { expect, test } from '@jest/globals';
import { instantOf } from '@practice/contract/clock';
import ICAL from 'ical.js';
import type { Appointment } from './appointment.entity.ts';
import { type CalendarFile, calendarFile } from './ics.ts';

function fileOf(
  date: string,
  time: string,
  over: Partial<Appointment> = {},
  method: CalendarFile['method'] = 'REQUEST',
) {
  const appointment = {
    id: 7,
    startsAt: instantOf(date, time),
    minutes: 50,
    sequence: 3,
    practitioners: [{ id: 1, name: 'Anna Whitfield' }],
    updatedAt: new Date('2026-11-22T12:34:56Z'),
    ...over,
  } as Appointment;
  return calendarFile(appointment, method, {
    host: 'practice.example',
    attendee: 'robin@example.com',
    summary: 'Séance; “neck, shoulders”\nand more',
    location: '412 Acorn Lane, Suite 3',
  }).content;
}

function eventIn(content: string) {
  const component = new ICAL.Component(ICAL.parse(content));
  for (const zone of component.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const event = new ICAL.Event(component.getFirstSubcomponent('vevent') ?? undefined);
  return {
    uid: event.uid,
    start: event.startDate.toJSDate().toISOString(),
    wall: event.startDate.toString(),
    end: event.endDate.toJSDate(),
    sequence: event.sequence,
    summary: event.summary,
    method: component.getFirstPropertyValue('method'),
    status: event.component.getFirstPropertyValue('status'),
  };
}

test.each([
  ['in winter', '2026-12-01', '10:00 AM', '2026-12-01T15:00:00.000Z'],
  ['in summer', '2027-07-01', '10:00 AM', '2027-07-01T14:00:00.000Z'],
  ['on the day the clocks go forward', '2027-03-14', '9:00 AM', '2027-03-14T13:00:00.000Z'],
  ['on the day the clocks go back', '2027-11-07', '9:00 AM', '2027-11-07T14:00:00.000Z'],
])('the visit has its time, %s', (_, date, time, start) => {
  const file = fileOf(date, time);
  const { wall, end, ...event } = eventIn(file);
  expect(event).toMatchObject({ start });
  expect(wall).toContain(date);
  expect(end.getTime() - Date.parse(start)).toBe(50 * 60_000);
  expect(file).toContain('DTSTART;TZID=America/New_York:');
});

test('the file keeps its UID, raises SEQUENCE with each change, and escapes and folds text', () => {
  const content = fileOf('2026-12-01', '10:00 AM');
  expect(eventIn(content)).toMatchObject({
    uid: 'appointment-7@practice.example',
    sequence: 3,
    method: 'REQUEST',
    status: 'CONFIRMED',
    summary: 'Séance; “neck, shoulders”\nand more',
  });
  expect(content).toMatch(/\r\nDTSTAMP:20261122T123456Z\r\n/);
  expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('the file says how to move the visit, until when that is free, and the phone number', () => {
  const said = fileOf('2026-12-01', '10:00 AM').replaceAll('\r\n ', '');
  expect(said).toContain(
    String.raw`DESCRIPTION:With Anna Whitfield. To move or cancel it\, use your dashboard or call us at (919) 555-0148.`,
  );
  expect(said).toContain('free until 24 hours before');
  expect(fileOf('2026-12-01', '10:00 AM', { status: 'cancelled' })).not.toContain('DESCRIPTION');
});

test.each(['CANCEL', 'PUBLISH'] as const)('an event is CANCELLED under the same UID: %s', (method) => {
  const canceled = { sequence: 4, status: 'cancelled' } as const;
  expect(eventIn(fileOf('2026-12-01', '10:00 AM', canceled, method))).toMatchObject({
    uid: 'appointment-7@practice.example',
    sequence: 4,
    method,
    status: 'CANCELLED',
  });
});

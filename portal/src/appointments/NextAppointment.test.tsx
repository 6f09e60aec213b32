/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { practice } from '@practice/contract/practice';
import { draw, shows } from '../test/draw.tsx';
import { NextAppointment } from './NextAppointment.tsx';

test.each([
  [null, true],
  ['500 Fayetteville St', false],
])('the next appointment says where to park only at the office (location: %s)', async (location, isSaid) => {
  const visit = {
    id: 1,
    title: 'First visit',
    appointmentDate: '2099-05-06',
    appointmentTime: '9:00 AM',
    startsAt: '2099-05-06T13:00:00.000Z',
    status: 'scheduled',
    practitioners: [{ name: 'Anna Whitfield' }, { name: 'Daniel Whitfield' }],
    location,
  };
  await draw(<NextAppointment variant="primary" />, () => [visit]);
  expect(shows('First visit')).toBe(true);
  expect(shows('With Anna Whitfield and Daniel Whitfield')).toBe(true);
  expect(shows(practice.parking)).toBe(isSaid);
});

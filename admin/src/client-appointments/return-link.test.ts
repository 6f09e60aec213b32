import { expect, test } from '@jest/globals';
import { afterBooking, returnLink } from './NewAppointment.tsx';

const booked = { id: 7, appointmentDate: '2026-12-03' };
const calendar = '/client-appointments/calendar?day=';

test.each([
  ['', '/client-appointments', '/client-appointments/7'],
  ['client=12', '/clients/12', '/clients/12'],
  ['day=2026-12-01&time=10:00', `${calendar}2026-12-01`, `${calendar}2026-12-03`],
  ['day=2026-12-01&only=2', `${calendar}2026-12-01&practitioner=2`, `${calendar}2026-12-03&practitioner=2`],
  ['day=2026-12-01&range=day', `${calendar}2026-12-01&range=day`, `${calendar}2026-12-03&range=day`],
])('the booking form at ?%s links back to %s, and opens %s after booking', (query, back, next) => {
  const search = new URLSearchParams(query);
  expect(returnLink(search).to).toBe(back);
  expect(afterBooking(search, booked)).toBe(next);
});

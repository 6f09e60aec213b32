import { expect, test } from '@jest/globals';
import { clientSetUpMessage, type SentClientSetUp } from './set-up-client-fields.ts';

const answer = {
  client: { name: 'Robin Marsh', firstName: 'Robin', username: 'robin' },
  emails: ['client', 'practice'],
  input: { appointmentDate: '2199-12-03', appointmentTime: '10:00 AM' },
} as unknown as SentClientSetUp;

test('the toast says that an account was set up only if the API invited somebody', () => {
  const booked = 'Robin Marsh is booked for Tue, Dec 3, 2199 at 10:00 AM. We’ve emailed Robin.';
  expect(clientSetUpMessage({ ...answer, isInvited: true })).toEqual({
    title: 'Client and appointment set up',
    description: `${booked} They’re getting a link to choose a password, too.`,
  });
  expect(clientSetUpMessage({ ...answer, isInvited: false })).toEqual({
    title: 'Appointment booked',
    description: booked,
  });
});

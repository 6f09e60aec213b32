/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { anAppointment } from '../test/appointments.ts';
import { draw, press, shows, until } from '../test/screens.tsx';
import { CancelAppointment } from './CancelAppointment.tsx';

const opens = 'This opens the time for others right away.';

test.each([
  ['says that clients can book the time again', ['10:00 AM'], true],
  ['does not say so on a closed day or for a past time', [], false],
])('the dialog to cancel an appointment %s', async (_, held, isShown) => {
  let isAsked = false;
  await draw(<CancelAppointment appointment={anAppointment()} />, {
    call: async () => {
      isAsked = true;
      return held;
    },
  });
  await press('Cancel appointment…');
  await until(() => isAsked);
  await until(shows('Robin Marsh, Tue, Dec 3, 2199 at 10:00 AM.'));
  if (isShown) await until(shows(opens));
  expect(shows(opens)()).toBe(isShown);
});

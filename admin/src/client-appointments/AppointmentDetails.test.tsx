/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { ApiError } from '@practice/contract/errors';
import { CallError } from '../dataProvider.ts';
import { anAppointment, day } from '../test/appointments.ts';
import { annaAndDaniel } from '../test/practitioners.ts';
import { choose, draw, press, shows, until } from '../test/screens.tsx';
import { AppointmentDetails } from './AppointmentDetails.tsx';

test('a visit is given to someone else where it is moved, and a refusal stands there', async () => {
  const message = 'They don’t give this service. Please choose someone else.';
  const refusal = new ApiError(400, message, { errors: [{ path: 'practitionerIds', message }] });
  const update = jest.fn(async (_: string, _params: { data: object }) =>
    Promise.reject(new CallError(refusal)),
  );
  await draw(<AppointmentDetails appointment={anAppointment()} />, {
    getList: async () => ({ data: annaAndDaniel, total: 2 }),
    call: async () => [],
    update,
  });
  await until(() => document.querySelector('[role=combobox]') !== null);
  await press('Move appointment');
  await until(shows('It’s already at this time.'));
  await choose('Daniel Whitfield');
  await press('Move appointment');
  await until(shows(message));
  const time = { appointmentDate: day, appointmentTime: '10:00 AM', minutes: 60 };
  expect(update.mock.calls.map(([, { data }]) => data)).toEqual([
    { ...time, practitionerIds: [2], version: 1 },
  ]);
});

test('who may only read a visit gets no buttons that change it', async () => {
  const calls = { getList: async () => ({ data: annaAndDaniel, total: 2 }), call: async () => [] };
  const canAccess = async ({ resource }: { resource: string }) => resource !== 'closed-clients';
  const details = (over: object) => <AppointmentDetails appointment={anAppointment(over)} />;
  await draw(details({ isClosed: false }), calls, { canAccess });
  await until(shows('Outcome'));
  await draw(details({ isClosed: true }), calls, { canAccess });
  await until(shows('Last updated'));
  expect(document.querySelectorAll('button')).toHaveLength(0);
});

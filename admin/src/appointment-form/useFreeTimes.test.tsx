/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { useState } from 'react';
import { button, draw, press, until } from '../test/screens.tsx';
import { useFreeTimes } from './AppointmentInputs.tsx';

function Times() {
  const [appointmentDate, setDate] = useState('2199-12');
  return (
    <button type="button" onClick={() => setDate('2199-12-03')}>
      {useFreeTimes({ appointmentDate, serviceId: 4, practitionerIds: [1, 2] }).data?.join(', ') ??
        'none yet'}
    </button>
  );
}

test('the free times of a day are loaded once the date is complete, and booked times are left out', async () => {
  const asked: object[] = [];
  await draw(<Times />, {
    call: async (_: object, input: object) => {
      asked.push(input);
      return ['9:00 AM', '10:00 AM'].map((time) => ({ time, available: time === '10:00 AM' }));
    },
  });
  expect(asked).toEqual([]);
  await press('none yet');
  await until(() => Boolean(button('10:00 AM')));
  expect(asked).toEqual([{ query: { date: '2199-12-03', service: 4, practitioner: '1,2' } }]);
});

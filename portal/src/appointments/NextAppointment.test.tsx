/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { practice } from '@practice/contract/practice';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';

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
    location,
  };
  globalThis.fetch = async () => ({ ok: true, status: 200, json: async () => [visit] }) as Response;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <MemoryRouter>
          <NextAppointment variant="primary" />
        </MemoryRouter>
      </SWRConfig>,
    ),
  );
  expect(place.textContent).toContain('First visit');
  expect(place.textContent?.includes(practice.parking)).toBe(isSaid);
  await act(async () => root.unmount());
});

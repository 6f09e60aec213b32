/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { ApiError } from '@practice/contract/errors';
import { serviceMessages } from '@practice/contract/services';
import { ResourceContextProvider } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router';
import { CallError } from '../dataProvider.ts';
import { draw, press, shows, type, until } from '../test/screens.tsx';
import { aService } from '../test/services.ts';
import { ServiceEdit } from './ServiceForm.tsx';

test('a service that someone else has changed is not saved, and what was typed stays', async () => {
  const refusal = new CallError(new ApiError(409, serviceMessages.changedMeanwhile));
  const update = jest.fn<(_: string, params: { data: object }) => Promise<object>>();
  update.mockRejectedValueOnce(refusal);
  update.mockResolvedValueOnce({ data: aService({ retiredAt: '2026-11-01T15:00:00.000Z' }) });
  await draw(
    <ResourceContextProvider value="services">
      <Routes>
        <Route path="/" element={<Navigate to="/services/edit/2" />} />
        <Route path="/services" element="The list" />
        <Route path="/services/edit/:id" element={<ServiceEdit />} />
      </Routes>
    </ResourceContextProvider>,
    {
      getOne: async () => ({ data: aService({ version: 4 }) }),
      update,
      getList: async () => ({ data: [], total: 0 }),
    },
  );
  await until(shows('Retire this service'));
  await type('Desk Visit');
  await press('Save service');
  await until(shows(serviceMessages.changedMeanwhile));
  expect(document.querySelector('input')?.value).toBe('Desk Visit');

  await press('Retire this service');
  await until(shows('The list'));
  const sent = { title: 'Desk Visit', version: 4, price: null };
  expect(update.mock.calls.map(([, { data }]) => data)).toMatchObject([
    { ...sent, isRetired: false },
    { ...sent, isRetired: true },
  ]);
  await until(shows('Service retired'));
});

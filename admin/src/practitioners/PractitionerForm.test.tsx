/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { ApiError } from '@practice/contract/errors';
import { practitionerMessages } from '@practice/contract/practitioners';
import { ResourceContextProvider } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router';
import { CallError } from '../dataProvider.ts';
import { aPractitioner } from '../test/practitioners.ts';
import { draw, press, shows, type, until } from '../test/screens.tsx';
import { aService } from '../test/services.ts';
import { PractitionerEdit } from './PractitionerForm.tsx';
import { checkPractitioner, fieldsOf } from './practitioner-fields.ts';

const mornings = { weekday: 2, opens: '9:00 AM', closes: '12:00 PM' };
const afternoons = { weekday: 2, opens: '1:00 PM', closes: '5:00 PM' };

test('own hours can leave out a lunch, and are not sent for who works whenever the practice is open', () => {
  const fields = fieldsOf(aPractitioner({ hours: [mornings, afternoons] }));
  expect(checkPractitioner(fields).output?.hours).toEqual([mornings, afternoons]);
  expect(checkPractitioner({ ...fields, hoursKind: 'open' }).output?.hours).toBeNull();
});

test('hours that overlap are refused at their start, and what was typed stays when someone else was faster', async () => {
  const update = jest.fn<(_: string, params: { data: object }) => Promise<object>>();
  update.mockRejectedValue(new CallError(new ApiError(409, practitionerMessages.changedMeanwhile)));
  await draw(
    <ResourceContextProvider value="practitioners">
      <Routes>
        <Route path="/" element={<Navigate to="/practitioners/edit/1" />} />
        <Route path="/practitioners/edit/:id" element={<PractitionerEdit />} />
      </Routes>
    </ResourceContextProvider>,
    {
      getOne: async () => ({
        data: aPractitioner({ hours: [mornings, afternoons], version: 4, userId: null }),
      }),
      getList: async (resource: string) => ({ data: resource === 'services' ? [aService()] : [], total: 1 }),
      update,
    },
  );
  await until(shows('Desk Check'));
  await type('11:00', 'hours.1.opens');
  await press('Save practitioner');
  await until(shows('These hours overlap.'));
  expect(document.activeElement?.getAttribute('name')).toBe('hours.1.opens');
  await type('12:30', 'hours.1.opens');
  await press('Retire this practitioner');
  await until(shows(practitionerMessages.changedMeanwhile));
  expect(document.querySelector<HTMLInputElement>('[name="hours.1.opens"]')?.value).toBe('12:30');
  expect(update.mock.calls[0]?.[1].data).toMatchObject({
    ...{ hours: [mornings, { ...afternoons, opens: '12:30 PM' }], isRetired: true, version: 4 },
  });
});

/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { act } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { annaAndDaniel } from '../test/practitioners.ts';
import { draw, until } from '../test/screens.tsx';
import { PractitionerList } from './PractitionerList.tsx';

test('a practitioner is moved up with all that they have', async () => {
  const named = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  const update = jest.fn(async (_: string, _params: { id: number; data: object }) => ({
    data: annaAndDaniel[1],
  }));
  await draw(
    <ResourceContextProvider value="practitioners">
      <PractitionerList />
    </ResourceContextProvider>,
    { getList: async () => ({ data: annaAndDaniel, total: 2 }), update },
  );
  await until(() => named('Move Daniel Whitfield up') !== null);
  expect(named('Move Anna Whitfield up')).toBeNull();
  await act(async () => named('Move Daniel Whitfield up')?.click());
  await until(() => update.mock.calls.length > 0);
  const data = { position: 1, isRetired: false, hours: null, serviceIds: [1, 2] };
  expect(update.mock.calls[0]).toMatchObject(['practitioners', { id: 2, data }]);
});

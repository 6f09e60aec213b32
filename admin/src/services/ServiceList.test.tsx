/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { act } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { annaAndDaniel } from '../test/practitioners.ts';
import { draw, shows, until } from '../test/screens.tsx';
import { aService } from '../test/services.ts';
import { ServiceList } from './ServiceList.tsx';

const named = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`);

const danielOffline = { practitionerIds: [2], isBookable: false };

test('a service is moved past the one that is shown above it, with all that it has', async () => {
  let services = [
    aService({ id: 1, title: 'Free Consultation', price: 0, requestLabel: 'Consultation' }),
    aService({ id: 3, title: 'Desk Check', sort: 4, bufferMinutes: 15, version: 7, ...danielOffline }),
  ];
  const getList = jest.fn(async (resource: string, _params: object) => ({
    data: resource === 'services' ? services : annaAndDaniel,
    total: 2,
  }));
  const update = jest.fn(async (_: string, _params: { id: number; data: object }) => {
    services = [...services].reverse();
    return { data: services[0] };
  });
  await draw(
    <ResourceContextProvider value="services">
      <ServiceList />
    </ResourceContextProvider>,
    { getList, update },
  );
  await until(shows('60 + 15 free after'));
  expect(getList.mock.calls[0]?.[1]).toMatchObject({ filter: { isRetired: false } });
  for (const words of ['Free', 'In the request form', 'Not bookable online', 'With Daniel Whitfield'])
    await until(shows(words));
  expect(named('Move Free Consultation up')).toBeNull();
  expect(named('Move Desk Check down')).toBeNull();
  await act(async () => named('Move Desk Check up')?.click());
  await until(() => named('Move Desk Check down') !== null);
  expect(update).toHaveBeenCalledTimes(1);
  expect(update.mock.calls[0]).toMatchObject([
    'services',
    { id: 3, data: { position: 2, version: 7, bufferMinutes: 15 } },
  ]);
});

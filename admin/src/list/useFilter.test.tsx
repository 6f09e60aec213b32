/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act } from 'react';
import { ListContextProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { PendingFilters, useFilter } from './useFilter.ts';

function Choose({ name, value }: { name: string; value: string }) {
  const { apply } = useFilter(name);
  return (
    <button type="button" onClick={() => apply(value)}>
      {name}
    </button>
  );
}

/** A list that shows no filters, whose address does not follow; what it is told to filter by. */
async function aList() {
  const told: unknown[] = [];
  const list = { filterValues: {}, setFilters: (filters: unknown) => told.push(filters) };
  const place = document.createElement('div');
  await act(async () =>
    createRoot(place).render(
      <MemoryRouter>
        <ListContextProvider value={list as never}>
          <PendingFilters value={{ current: undefined }}>
            <Choose name="q" value="desk" />
            <Choose name="state" value="new" />
          </PendingFilters>
        </ListContextProvider>
      </MemoryRouter>,
    ),
  );
  const press = (name: string) =>
    act(async () => [...place.querySelectorAll('button')].find((one) => one.textContent === name)?.click());
  return { told, press };
}

test('a filter that is set before the address has the first one is added to it', async () => {
  const { told, press } = await aList();
  await press('q');
  await press('state');
  expect(told).toEqual([{ q: 'desk' }, { q: 'desk', state: 'new' }]);
});

test('what is pending in one list is nothing to another', async () => {
  const one = await aList();
  const other = await aList();
  await one.press('q');
  await other.press('state');
  expect(other.told).toEqual([{ state: 'new' }]);
});

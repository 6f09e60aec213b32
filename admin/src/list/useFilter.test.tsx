/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act } from 'react';
import { ListContextProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { LatestFilters, useFilter } from './useFilter.ts';

function Choose({ name, value }: { name: string; value: string }) {
  const { apply } = useFilter(name);
  return (
    <button type="button" onClick={() => apply(value)}>
      {name}
    </button>
  );
}

/** Renders a list without filters whose address never changes, and records what `setFilters` gets. */
async function renderList() {
  const applied: unknown[] = [];
  const list = { filterValues: {}, setFilters: (filters: unknown) => applied.push(filters) };
  const place = document.createElement('div');
  await act(async () =>
    createRoot(place).render(
      <MemoryRouter>
        <ListContextProvider value={list as never}>
          <LatestFilters value={{ current: {} }}>
            <Choose name="q" value="desk" />
            <Choose name="state" value="new" />
          </LatestFilters>
        </ListContextProvider>
      </MemoryRouter>,
    ),
  );
  const press = (name: string) =>
    act(async () => [...place.querySelectorAll('button')].find((one) => one.textContent === name)?.click());
  return { applied, press };
}

test('setting a filter keeps an earlier one that is not in the address yet', async () => {
  const { applied, press } = await renderList();
  await press('q');
  await press('state');
  expect(applied).toEqual([{ q: 'desk' }, { q: 'desk', state: 'new' }]);
});

test('a filter that is pending in one list does not affect another', async () => {
  const one = await renderList();
  const other = await renderList();
  await one.press('q');
  await other.press('state');
  expect(other.applied).toEqual([{ state: 'new' }]);
});

/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { DataProviderContext } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createDataProvider } from '../dataProvider.ts';
import { useFreeTimes } from './useFreeTimes.ts';

function Times({ date }: { date: string }) {
  return useFreeTimes(date).data?.join(', ') ?? 'none yet';
}

test('the free times of a day are loaded once the date is complete, and booked times are left out', async () => {
  const requested: string[] = [];
  const calls = createDataProvider(async (url) => {
    requested.push(String(url));
    const slots = ['9:00 AM', '10:00 AM'].map((time) => ({ time, available: time === '10:00 AM' }));
    return { ok: true, status: 200, json: async () => slots } as Response;
  });
  const root = createRoot(document.body);
  const queries = new QueryClient();
  const show = (date: string) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={queries}>
          <DataProviderContext value={calls}>
            <Times date={date} />
          </DataProviderContext>
        </QueryClientProvider>,
      ),
    );
  await show('2199-12');
  expect(requested).toEqual([]);
  await show('2199-12-03');
  while (document.body.textContent === 'none yet')
    await act(() => new Promise((done) => setTimeout(done, 10)));
  expect(document.body.textContent).toBe('10:00 AM');
  expect(requested).toEqual(['/api/availability?date=2199-12-03']);
  await act(async () => root.unmount());
});

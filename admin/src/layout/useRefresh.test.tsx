/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useRefresh } from './useRefresh.ts';

let root: Root;
let waiting: number;
const load = jest.fn(async () => waiting);

/** A screen that shows the number of its rows. */
function Screen({ hasDialog = false }: { hasDialog?: boolean }) {
  useRefresh(hasDialog);
  return <p>{useQuery({ queryKey: ['rows'], queryFn: load }).data} rows</p>;
}

beforeEach(() => {
  jest.useFakeTimers();
  waiting = 2;
  load.mockClear();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  jest.useRealTimers();
});

async function show(screen: React.ReactNode) {
  await act(async () =>
    root.render(<QueryClientProvider client={new QueryClient()}>{screen}</QueryClientProvider>),
  );
  await pass(1);
}

const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));
const text = () => document.body.textContent?.trim();

test('a screen reloads its data each minute and when its window gets the focus', async () => {
  await show(<Screen />);
  expect(text()).toBe('2 rows');
  waiting = 3;
  await pass(60_000);
  expect(text()).toBe('3 rows');
  waiting = 4;
  await act(async () => window.dispatchEvent(new Event('focus')));
  await pass(1);
  expect(text()).toBe('4 rows');
});

test('a screen does not reload its data while a dialog is open', async () => {
  await show(<Screen hasDialog />);
  window.dispatchEvent(new Event('focus'));
  await pass(120_000);
  expect(load).toHaveBeenCalledTimes(1);
});

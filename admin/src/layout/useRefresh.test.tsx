/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { draw, shows } from '../test/screens.tsx';
import { useRefresh } from './useRefresh.ts';

let waiting = 2;

/** A screen that shows the number of its rows. */
function Screen({ hasDialog = false }: { hasDialog?: boolean }) {
  useRefresh(hasDialog);
  return <p>{useQuery({ queryKey: ['rows'], queryFn: async () => waiting }).data} rows</p>;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));
const focus = () => act(async () => window.dispatchEvent(new Event('focus')));

test('a screen reloads its data each minute and when its window gets the focus, but not below a dialog', async () => {
  await draw(<Screen />, {});
  await pass(1);
  waiting = 3;
  await pass(60_000);
  expect(shows('3 rows')()).toBe(true);
  waiting = 4;
  await focus();
  await pass(1);
  expect(shows('4 rows')()).toBe(true);
  await draw(<Screen hasDialog />, {});
  await pass(1);
  waiting = 5;
  await focus();
  await pass(60_000);
  expect(shows('4 rows')()).toBe(true);
});

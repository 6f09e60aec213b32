/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from 'react';
import { draw, shows } from '../test/screens.tsx';
import { IdleLogoff } from './IdleLogoff.tsx';

const minute = 60_000;
let onIdle: jest.Mock<() => void>;
let fetch: jest.Mock<() => Promise<object>>;

beforeEach(async () => {
  jest.useFakeTimers();
  localStorage.clear();
  fetch = jest.fn(async () => ({ ok: true, status: 200, json: async () => ({ id: 1 }) }));
  globalThis.fetch = fetch as never;
  onIdle = jest.fn();
  await draw(<IdleLogoff minutes={30} onIdle={onIdle} />, {});
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (time: number) => act(async () => jest.advanceTimersByTime(time));
const input = (name: string) => act(async () => window.dispatchEvent(new Event(name)));
const isAsked = shows('Still there?');

test.each(['keydown', 'pointerdown', 'touchstart'])('a %s event restarts the idle time', async (name) => {
  await pass(20 * minute);
  await input(name);
  await pass(20 * minute);
  expect(isAsked()).toBe(false);
  expect(onIdle).not.toHaveBeenCalled();
});

test('input in another tab restarts the idle time and closes the dialog', async () => {
  await pass(29 * minute + 1000);
  expect(isAsked()).toBe(true);
  localStorage.setItem('last-input', String(Date.now()));
  await pass(1000);
  expect(isAsked()).toBe(false);
  await pass(2 * minute);
  expect(onIdle).not.toHaveBeenCalled();
});

test('a computer that slept past the idle time is logged off when it wakes', async () => {
  jest.setSystemTime(Date.now() + 60 * minute);
  await pass(1000);
  expect(onIdle).toHaveBeenCalled();
});

test('the session is renewed at most every three minutes, and only after input', async () => {
  for (let second = 0; second < 10 * 60; second += 5) {
    await pass(5000);
    await input('keydown');
  }
  expect(fetch).toHaveBeenCalledTimes(3);
  await pass(25 * minute);
  expect(fetch).toHaveBeenCalledTimes(3);
});

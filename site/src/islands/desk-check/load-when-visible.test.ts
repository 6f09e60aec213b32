/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { loadWhenVisible } from './load-when-visible.ts';

const load = jest.fn<() => Promise<void>>();
let comeIntoSight = () => {};

beforeEach(() => {
  load.mockReset().mockResolvedValue();
  class Observer {
    constructor(report: (entries: unknown[], observer: Observer) => void) {
      comeIntoSight = () => report([{ isIntersecting: true }], this);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
});

test('a script is fetched when its place comes into view, not before', () => {
  loadWhenVisible(document.body, load);
  expect(load).not.toHaveBeenCalled();
  comeIntoSight();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a script that did not come is asked for again at the next touch', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  loadWhenVisible(document.body, load);
  comeIntoSight();
  await new Promise((resolve) => setTimeout(resolve));
  document.body.dispatchEvent(new Event('pointerover'));
  expect(load).toHaveBeenCalledTimes(2);
});

/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { loadWhenVisible } from './load-when-visible.ts';

const load = jest.fn<() => Promise<void>>();
let becomeVisible = () => {};

beforeEach(() => {
  load.mockReset().mockResolvedValue();
  class Observer {
    constructor(report: (entries: unknown[], observer: Observer) => void) {
      becomeVisible = () => report([{ isIntersecting: true }], this);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
});

test('loads the script when the element becomes visible, not before', () => {
  loadWhenVisible(document.body, load);
  expect(load).not.toHaveBeenCalled();
  becomeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('loads the script again at the next touch after a failure', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  loadWhenVisible(document.body, load);
  becomeVisible();
  await new Promise((resolve) => setTimeout(resolve));
  document.body.dispatchEvent(new Event('pointerover'));
  expect(load).toHaveBeenCalledTimes(2);
});

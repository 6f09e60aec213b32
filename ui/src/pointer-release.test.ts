/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { afterPointerRelease } from './pointer-release.ts';

function dispatch(type: string): void {
  document.dispatchEvent(new MouseEvent(type));
}
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => dispatch('pointerup'));

test('acts at once while no button is pressed', () => {
  const action = jest.fn();
  afterPointerRelease(action);
  expect(action).toHaveBeenCalledTimes(1);
});

test('waits until after the click while a button is pressed', async () => {
  const action = jest.fn();
  dispatch('pointerdown');
  afterPointerRelease(action);
  await nextTask();
  dispatch('pointerup');
  expect(action).not.toHaveBeenCalled();
  await nextTask();
  expect(action).toHaveBeenCalledTimes(1);
});

/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { afterPointerRelease } from './pointer-release.ts';

function dispatch(type: string): void {
  document.dispatchEvent(new MouseEvent(type));
}
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => dispatch('mouseup'));

test('an action runs at once while no mouse button is pressed', () => {
  const action = jest.fn();
  afterPointerRelease(action);
  expect(action).toHaveBeenCalledTimes(1);
});

test('an action waits until after the click of a tap, whose mouse events follow the touch', async () => {
  const action = jest.fn();
  for (const type of ['pointerdown', 'pointerup', 'mousedown']) dispatch(type);
  afterPointerRelease(action);
  await nextTask();
  expect(action).not.toHaveBeenCalled();
  dispatch('mouseup');
  await nextTask();
  expect(action).toHaveBeenCalledTimes(1);
});

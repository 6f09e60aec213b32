/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { whenPointerRests } from './pointer-rest.ts';

function turn(type: string): void {
  document.dispatchEvent(new MouseEvent(type));
}
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => turn('pointerup'));

test('acts at once while no button is held', () => {
  const action = jest.fn();
  whenPointerRests(action);
  expect(action).toHaveBeenCalledTimes(1);
});

test('waits for a button that is held, until after its click', async () => {
  const action = jest.fn();
  turn('pointerdown');
  whenPointerRests(action);
  await nextTask();
  turn('pointerup');
  expect(action).not.toHaveBeenCalled();
  await nextTask();
  expect(action).toHaveBeenCalledTimes(1);
});

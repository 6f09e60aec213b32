/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';

const open = jest.fn();
const prepare = jest.fn<() => Promise<() => void>>();
jest.unstable_mockModule('./open.ts', () => ({ prepare }));
const { openDeskCheckWhenTouched } = await import('./open-when-touched.ts');

const link = () => document.querySelector('a') as HTMLAnchorElement;
/** Resolves once the imported module has been asked. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  open.mockReset();
  prepare.mockReset().mockResolvedValue(open);
  document.body.innerHTML =
    '<div data-desk-poster><h2>Check</h2><a href="#desk-check">Check your desk</a><figure></figure><p role="status"></p></div>';
  openDeskCheckWhenTouched();
});

test('the desk check is fetched at the first touch, and opened at the first click', async () => {
  await settled();
  expect(prepare).not.toHaveBeenCalled();
  link().dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await settled();
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(open).not.toHaveBeenCalled();
  link().click();
  await settled();
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(open).toHaveBeenCalledTimes(1);
});

test('a click on the drawing opens the desk check, and a click on the text does not', async () => {
  document.querySelector('h2')?.click();
  await settled();
  expect(open).not.toHaveBeenCalled();
  document.querySelector('figure')?.click();
  await settled();
  expect(open).toHaveBeenCalledTimes(1);
});

test('a desk check that cannot be loaded shows an error, and the next click tries again', async () => {
  prepare.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  link().click();
  await settled();
  expect(document.querySelector('[role=status]')?.textContent).toContain('Please check your connection');
  link().click();
  await settled();
  expect(open).toHaveBeenCalledTimes(1);
});

/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

const startDeskCheck = jest.fn();
jest.unstable_mockModule('./live.ts', () => ({ startDeskCheck }));
const { prepare } = await import('./open.ts');

const check = '<div data-desk-check hidden><div role="group" tabindex="-1"></div></div>';
const poster = () => document.querySelector('[data-desk-poster]') as HTMLElement;

beforeEach(() => {
  startDeskCheck.mockReset();
  document.head.innerHTML = '<style>.own {}</style>';
  document.body.innerHTML = '<div data-desk-poster><header>The desk check</header></div>';
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
});

const answer = (html: string) =>
  Object.assign(globalThis, { fetch: async () => ({ text: async () => html }) });

test('a page without the desk check fetches it with its styles, but not the fonts again', async () => {
  answer(
    `<head><style>@font-face { font-family: "A"; src: url("a.woff2") }.slider { color: red }</style></head>${check}`,
  );
  const open = await prepare(poster());
  open();
  expect([...document.querySelectorAll('style')].map((style) => style.textContent)).toEqual([
    '.slider { color: red }',
    '.own {}',
  ]);
  expect(document.body.textContent).toBe('The desk check');
  expect(document.activeElement?.role).toBe('group');
});

test('a page with the desk check shows it, and two clicks start it once', async () => {
  document.body.insertAdjacentHTML('beforeend', check);
  const open = await prepare(poster());
  open();
  open();
  expect(document.querySelector<HTMLElement>('[data-desk-check]')?.hidden).toBe(false);
  expect(startDeskCheck).toHaveBeenCalledTimes(1);
});

test('fetching a page without the desk check is an error', async () => {
  answer('<h1>Bad Gateway</h1>');
  await expect(prepare(poster())).rejects.toThrow('no desk check');
});

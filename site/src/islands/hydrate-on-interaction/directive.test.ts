/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import hydrateOnInteraction from './directive.ts';

const load = jest.fn<() => Promise<() => Promise<void>>>();
let island: HTMLElement;
let submitted: number;

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/contact');
  document.body.innerHTML = `<div ssr><form><input name="email"><button type="button" role="tab">Tab</button>
    <button type="submit">Send</button></form></div>`;
  island = document.body.querySelector('div') ?? document.body;
  submitted = 0;
  load.mockReset().mockResolvedValue(async () => {
    island.removeAttribute('ssr');
    island.addEventListener('submit', (event) => {
      event.preventDefault();
      submitted += 1;
    });
  });
});

function start() {
  hydrateOnInteraction(load, { name: 'interaction', value: '' }, island);
}

function press(selector: string) {
  document.querySelector<HTMLElement>(selector)?.click();
}

async function settle() {
  await new Promise((resolve) => setTimeout(resolve));
}

test('a submit before the island’s script has loaded is repeated once afterward', async () => {
  start();
  press('[type=submit]');
  expect(submitted).toBe(0);
  await settle();
  expect(submitted).toBe(1);
  press('[type=submit]');
  expect(submitted).toBe(2);
});

test('an island whose script cannot be fetched shows an alert, and the next submit tries again', async () => {
  load.mockResolvedValueOnce(async () => {});
  start();
  press('[type=submit]');
  await settle();
  expect(document.querySelector('[role=alert]')?.textContent).toMatch(/couldn’t reach the server/);
  press('[type=submit]');
  await settle();
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(submitted).toBe(1);
});

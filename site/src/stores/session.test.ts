/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { loadSession } from './session.ts';

const page = document.documentElement;

function apiAnswers(status: number) {
  const answer = { status, ok: status < 400, json: async () => ({}), text: async () => '{}' };
  Object.assign(globalThis, { fetch: async () => answer });
}

afterEach(() => {
  delete page.dataset.session;
});

test('the session hint cookie is removed after the session has ended elsewhere', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = 'signed-in=client-7; Path=/';
  page.dataset.session = 'client';
  apiAnswers(401);
  await loadSession();
  expect(page.dataset.session).toBeUndefined();
  expect(document.cookie).not.toContain('signed-in');
});

test('the session hint cookie stays while the API cannot answer', async () => {
  page.dataset.session = 'client';
  apiAnswers(503);
  await loadSession();
  Object.assign(globalThis, {
    fetch: async () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await loadSession();
  expect(page.dataset.session).toBe('client');
});

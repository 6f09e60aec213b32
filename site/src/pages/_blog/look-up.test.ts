import { expect, test } from '@jest/globals';
import { createClient } from '@practice/contract/api-client';
import { lookUp } from './look-up.ts';

const apiThatAnswers = (status: number, body: object) =>
  createClient({ fetch: async () => new Response(JSON.stringify(body), { status }) });

test('a post is found in any case', async () => {
  expect(await lookUp(apiThatAnswers(200, { slug: 'desk' }), 'DESK')).toMatchObject({ kind: 'post' });
});

test('a former slug redirects to the current one', async () => {
  expect(await lookUp(apiThatAnswers(200, { slug: 'desk' }), 'table')).toEqual({
    kind: 'redirect',
    slug: 'desk',
  });
});

test.each([400, 404, 414])('status %i means that there is no such post', async (status) => {
  expect(await lookUp(apiThatAnswers(status, { message: 'No.' }), 'desk')).toEqual({ kind: 'notFound' });
});

test.each([401, 403, 408, 429, 500, 502])('status %i says nothing about the post', async (status) => {
  expect(await lookUp(apiThatAnswers(status, { message: 'No.' }), 'desk')).toMatchObject({
    kind: 'unavailable',
  });
});

test('an API that cannot be reached says nothing about the post', async () => {
  const api = createClient({
    fetch: async () => {
      throw new TypeError('fetch failed');
    },
  });
  expect(await lookUp(api, 'desk')).toMatchObject({ kind: 'unavailable' });
});

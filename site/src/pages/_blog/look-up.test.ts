import { expect, test } from '@jest/globals';
import { createClient } from '@practice/contract/api-client';
import { lookUp } from './look-up.ts';

const apiThatAnswers = (status: number, body: object) =>
  createClient({ fetch: async () => new Response(JSON.stringify(body), { status }) });

test('a post is found if its address is in upper or lower case', async () => {
  expect(await lookUp(apiThatAnswers(200, { slug: 'desk' }), 'DESK')).toMatchObject({ kind: 'post' });
});

test('a former slug of a post redirects to the current one', async () => {
  expect(await lookUp(apiThatAnswers(200, { slug: 'desk' }), 'table')).toEqual({
    kind: 'redirect',
    slug: 'desk',
  });
});

test.each([400, 404, 414])('a post is missing if the API answers %i', async (status) => {
  expect(await lookUp(apiThatAnswers(status, { message: 'No.' }), 'desk')).toEqual({ kind: 'notFound' });
});

test.each([401, 403, 408, 429, 500, 502])('a post is not missing if the API answers %i', async (status) => {
  expect(await lookUp(apiThatAnswers(status, { message: 'No.' }), 'desk')).toMatchObject({
    kind: 'unavailable',
  });
});

test('a post is not missing if the API cannot be reached', async () => {
  const api = createClient({
    fetch: async () => {
      throw new TypeError('fetch failed');
    },
  });
  expect(await lookUp(api, 'desk')).toMatchObject({ kind: 'unavailable' });
});

test.each(['280', '0', 'feed.json', 'addresses.json', 'export.csv', 'a b', '..', 'é', ''])(
  'an address like /blog/%s is of no post, and the API is not asked',
  async (slug) => {
    const api = createClient({ fetch: () => Promise.reject(new Error('asked')) });
    expect(await lookUp(api, slug)).toEqual({ kind: 'notFound' });
  },
);

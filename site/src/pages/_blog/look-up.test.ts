import { expect, test } from '@jest/globals';
import { createClient } from '@practice/contract/api-client';
import { lookUp } from './look-up.ts';

const apiThatAnswers = (status: number, body: object) =>
  createClient({ fetch: async () => new Response(JSON.stringify(body), { status }) });

test.each([400, 404])('a post is missing if the API answers %i', async (status) => {
  expect(await lookUp(apiThatAnswers(status, { message: 'No.' }), 'desk')).toEqual({ kind: 'notFound' });
});

test.each([401, 429, 502])('a post is not missing if the API answers %i', async (status) => {
  expect(await lookUp(apiThatAnswers(status, { message: 'No.' }), 'desk')).toMatchObject({
    kind: 'unavailable',
  });
});

test.each(['280', 'feed.json', 'a b', '..', 'é', ''])(
  'an address like /blog/%s is of no post, and the API is not asked',
  async (slug) => {
    const api = createClient({ fetch: () => Promise.reject(new Error('asked')) });
    expect(await lookUp(api, slug)).toEqual({ kind: 'notFound' });
  },
);

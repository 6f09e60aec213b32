import { describe, expect, test } from '@jest/globals';
import { createClient } from './api-client.ts';
import { ApiError, sentenceOf } from './errors.ts';

function answering(body: string, init: ResponseInit) {
  return createClient({ origin: 'http://x.example', fetch: async () => new Response(body, init) });
}

async function thrownBy(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (error instanceof ApiError) return error;
  throw new Error(`expected an ApiError, got ${String(error)}`);
}

describe('a call that failed', () => {
  test('throws the status, a colon and the message of the server', async () => {
    const errors = [{ path: 'email', message: 'Taken.' }];
    const api = answering(JSON.stringify({ statusCode: 409, message: 'Taken.', errors }), {
      status: 409,
    });
    const error = await thrownBy(api.auth.forgotPassword({ body: { email: 'a@example.com' } }));
    expect(error.message).toBe('409: Taken.');
    expect(error.errors).toEqual(errors);
    expect(sentenceOf(error)).toBe('Taken.');
  });

  test('throws the raw body if it is not our JSON, and the status text if it is empty', async () => {
    const html = answering('<h1>Bad gateway</h1>', { status: 502 });
    expect((await thrownBy(html.auth.logout())).message).toBe('502: <h1>Bad gateway</h1>');
    const empty = answering('', { status: 502, statusText: 'Bad Gateway' });
    expect((await thrownBy(empty.auth.logout())).message).toBe('502: Bad Gateway');
  });

  test('returns null for a visitor when it asks who is signed in', async () => {
    const api = answering('{"statusCode":401,"message":"Please log in first."}', { status: 401 });
    expect(await api.auth.user()).toBeNull();
  });

  test('has a sentence for a network failure', () => {
    expect(sentenceOf(new TypeError('fetch failed'))).toMatch(/connection/);
  });
});

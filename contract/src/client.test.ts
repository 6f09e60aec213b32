import { describe, expect, test } from '@jest/globals';
import { createClient } from './client.ts';
import { ApiError, sentenceOf } from './errors.ts';
import type { NewResource } from './resources.ts';

function answering(body: string, init: ResponseInit) {
  const sent: { url: string; init: RequestInit | undefined }[] = [];
  const fetch: typeof globalThis.fetch = async (input, requestInit) => {
    sent.push({ url: String(input), init: requestInit });
    return new Response(body, init);
  };
  return { api: createClient({ origin: 'http://x.example', fetch }), sent };
}

async function thrownBy(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (error instanceof ApiError) return error;
  throw new Error(`expected an ApiError, got ${String(error)}`);
}

describe('a call that failed', () => {
  test('throws the status, a colon and the message of the server', async () => {
    const errors = [{ path: 'email', message: 'Taken.' }];
    const { api } = answering(JSON.stringify({ statusCode: 409, message: 'Taken.', errors }), {
      status: 409,
    });
    const error = await thrownBy(api.auth.forgotPassword({ email: 'a@example.com' }));
    expect(error.message).toBe('409: Taken.');
    expect(error.errors).toEqual(errors);
    expect(sentenceOf(error)).toBe('Taken.');
  });

  test('throws the raw body where it is not ours, and the status text where it is empty', async () => {
    const html = answering('<h1>Bad gateway</h1>', { status: 502 });
    expect((await thrownBy(html.api.auth.logout())).message).toBe('502: <h1>Bad gateway</h1>');
    const empty = answering('', { status: 502, statusText: 'Bad Gateway' });
    expect((await thrownBy(empty.api.auth.logout())).message).toBe('502: Bad Gateway');
  });

  test('is nobody, not an error, when it asks who is signed in', async () => {
    const { api } = answering('{"statusCode":401,"message":"Please log in first."}', { status: 401 });
    expect(await api.auth.user()).toBeNull();
  });

  test('has a sentence for people when the network is gone', () => {
    expect(sentenceOf(new TypeError('fetch failed'))).toMatch(/connection/);
  });
});

test('a list is asked for as react-admin asks, and knows its total', async () => {
  const { api, sent } = answering('[{"id":1}]', {
    headers: { 'content-range': 'consultation-requests 0-0/319' },
  });
  const page = await api.consultationRequests.list({
    sort: ['id', 'ASC'],
    range: [0, 0],
    filter: { q: 'x' },
  });
  expect(page.total).toBe(319);
  expect(decodeURIComponent(sent[0]?.url ?? '')).toBe(
    'http://x.example/api/consultation-requests?sort=["id","ASC"]&range=[0,0]&filter={"q":"x"}',
  );
  expect(sent[0]?.init?.credentials).toBe('include');
});

test('a resource is created by a form of a file and its data, or of its data alone; it is changed by JSON without a file', async () => {
  const { api, sent } = answering('{"id":1}', { status: 201 });
  const input: NewResource = { title: 'A guide', fileUrl: 'https://files.example/a.pdf' };
  await api.resources.create(input);
  await api.resources.create(input, new File(['%PDF-'], 'a.pdf'));
  await api.resources.update(1, { title: 'Another' });
  const [alone, withFile, update] = sent.map(({ init }) => init?.body);
  for (const form of [alone, withFile])
    expect(JSON.parse(String(form instanceof FormData && form.get('data')))).toEqual(input);
  expect(alone instanceof FormData && [...alone.keys()]).toEqual(['data']);
  expect(withFile instanceof FormData && withFile.get('file')).toHaveProperty('name', 'a.pdf');
  expect(update).toBe('{"title":"Another"}');
});

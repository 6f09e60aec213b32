import { describe, expect, test } from '@jest/globals';
import { createClient } from './api-client.ts';
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
    const error = await thrownBy(api.auth.forgotPassword({ body: { email: 'a@example.com' } }));
    expect(error.message).toBe('409: Taken.');
    expect(error.errors).toEqual(errors);
    expect(sentenceOf(error)).toBe('Taken.');
  });

  test('throws the raw body if it is not our JSON, and the status text if it is empty', async () => {
    const html = answering('<h1>Bad gateway</h1>', { status: 502 });
    expect((await thrownBy(html.api.auth.logout())).message).toBe('502: <h1>Bad gateway</h1>');
    const empty = answering('', { status: 502, statusText: 'Bad Gateway' });
    expect((await thrownBy(empty.api.auth.logout())).message).toBe('502: Bad Gateway');
  });

  test('returns null for a visitor when it asks who is signed in', async () => {
    const { api } = answering('{"statusCode":401,"message":"Please log in first."}', { status: 401 });
    expect(await api.auth.user()).toBeNull();
  });

  test('has a sentence for a network failure', () => {
    expect(sentenceOf(new TypeError('fetch failed'))).toMatch(/connection/);
  });
});

test('sends input as JSON, or as a form with its file, with the attempt as idempotency key', async () => {
  const { api, sent } = answering('{"id":1}', { status: 201 });
  const input: NewResource = { title: 'A guide', fileUrl: 'https://files.example/a.pdf' };
  const report = new File(['%PDF-'], 'a.pdf');
  const assessment = { userId: 7, assessmentDate: '2026-12-01', analysis: 'Too low.' };
  await api.resources.create({ body: input });
  await api.resources.create({ body: input, file: report });
  await api.images.upload({ file: report });
  await api.adminAssessments.create({ body: assessment, idempotencyKey: 'one-attempt' });
  await api.adminAssessments.create({ body: assessment, file: report, idempotencyKey: 'one-attempt' });
  const forms = sent.map(({ init }) => (init?.body instanceof FormData ? [...init.body.keys()] : init?.body));
  expect(forms).toEqual([
    JSON.stringify(input),
    ['data', 'file'],
    ['file'],
    JSON.stringify(assessment),
    ['data', 'file'],
  ]);
  const form = sent[1]?.init?.body;
  expect(form instanceof FormData && [form.get('data'), form.get('file')]).toEqual([
    JSON.stringify(input),
    expect.objectContaining({ name: 'a.pdf' }),
  ]);
  const json = { 'content-type': 'application/json' };
  const attempt = { 'idempotency-key': 'one-attempt' };
  expect(sent.map(({ init }) => init?.headers)).toEqual([json, {}, {}, { ...json, ...attempt }, attempt]);
});

import { expect, test } from '@jest/globals';
import { adviceOf, BrokenAdvice } from './advice-stream.ts';

const encoder = new TextEncoder();

function streamed(text: string, chunk = 7): Response {
  const bytes = encoder.encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += chunk) controller.enqueue(bytes.slice(at, at + chunk));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

const said = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

async function read(response: Response): Promise<unknown[]> {
  const pieces: unknown[] = [];
  for await (const text of adviceOf(response)) pieces.push(text);
  return pieces;
}

const chest = { kind: 'emergency', topic: 'chest', said: 'my chest hurts' };
const answer = said('text', '**Raise**') + said('text', '\n\nthe screen – 4″.');

test.each([1, 3, 500])('pieces come as they were sent, cut into %i bytes', async (chunk) => {
  expect(await read(streamed(answer + said('done', { answeredBy: 'model' }), chunk))).toEqual([
    '**Raise**',
    '\n\nthe screen – 4″.',
  ]);
});

test('what comes after the end is not read, and other events are passed over', async () => {
  const text = `: ping\n\n${said('other', 1)}${said('done', {})}${said('text', 'more')}`;
  expect(await read(streamed(text))).toEqual([]);
});

test('an error of the server, half a stream and garbage all throw, after what came before', async () => {
  const ends = [said('error', { message: 'It is tired.' }), '', 'event: text\ndata: not json\n\n'];
  for (const end of ends) {
    const pieces: unknown[] = [];
    const reading = (async () => {
      for await (const text of adviceOf(streamed(answer + end))) pieces.push(text);
    })();
    await expect(reading).rejects.toThrow(BrokenAdvice);
    expect(pieces).toHaveLength(2);
  }
});

test('an answer in one piece is an answer, too', async () => {
  const answer = { advice: 'Sit back.', answeredBy: 'built-in', redFlags: [] };
  expect(await read(Response.json(answer))).toEqual(['Sit back.']);
  expect(await read(Response.json({ ...answer, redFlags: [chest] }))).toEqual([[chest], 'Sit back.']);
});

test('the red flags of the question come before its answer', async () => {
  const text = said('care', [chest]) + said('text', 'Call 911.') + said('done', {});
  expect(await read(streamed(text, 3))).toEqual([[chest], 'Call 911.']);
});

import { expect, test } from '@jest/globals';
import { readAdvice } from './useAdvice.ts';

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

const eventText = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

async function read(response: Response): Promise<unknown[]> {
  const pieces: unknown[] = [];
  for await (const text of readAdvice(response)) pieces.push(text);
  return pieces;
}

const chest = { kind: 'emergency', topic: 'chest', said: 'my chest hurts' };
const answer = eventText('text', '**Raise**') + eventText('text', '\n\nthe screen – 4″.');

test.each([1, 500])(
  'the chunks of an answer arrive as they were sent if the stream is split every %i bytes',
  async (chunk) => {
    expect(await read(streamed(answer + eventText('done', { answeredBy: 'model' }), chunk))).toEqual([
      '**Raise**',
      '\n\nthe screen – 4″.',
    ]);
  },
);

test('the answer stream ignores unknown events, and events after its end', async () => {
  const text = `: ping\n\n${eventText('other', 1)}${eventText('done', {})}${eventText('text', 'more')}`;
  expect(await read(streamed(text))).toEqual([]);
});

test('a server error, a truncated stream and invalid data throw after the chunks before them', async () => {
  const ends = [eventText('error', { message: 'It is tired.' }), '', 'event: text\ndata: not json\n\n'];
  for (const end of ends) {
    const pieces: unknown[] = [];
    const reading = (async () => {
      for await (const text of readAdvice(streamed(answer + end))) pieces.push(text);
    })();
    await expect(reading).rejects.toThrow(/It is tired|broke off|not valid JSON/);
    expect(pieces).toHaveLength(2);
  }
});

test('the red flags of a question are yielded before the answer', async () => {
  const text = eventText('care', [chest]) + eventText('text', 'Call 911.') + eventText('done', {});
  expect(await read(streamed(text, 3))).toEqual([[chest], 'Call 911.']);
});

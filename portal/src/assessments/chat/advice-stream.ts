import type { RedFlag } from '@practice/desk/care';
import { createParser } from 'eventsource-parser';
import * as v from 'valibot';

const piece = v.string();
const failure = v.object({ message: v.string() });
const flag = v.looseObject({ kind: v.string(), topic: v.string(), said: v.string() });
const flags = v.array(v.custom<RedFlag>((value) => v.is(flag, value)));
const whole = v.object({ advice: v.string(), redFlags: flags });

/** The answer broke off or failed. `message` is the server's, if it sent one. */
export class BrokenAdvice extends Error {
  override readonly name = 'BrokenAdvice';
}

/**
 * Yields the red flags of the question, if any, then the pieces of the answer. It throws when the stream ends early, and what
 * `read` throws when the request is aborted.
 */
export async function* adviceOf(response: Response): AsyncGenerator<string | RedFlag[], void, undefined> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    const { redFlags, advice } = v.parse(whole, await response.json());
    if (redFlags.length > 0) yield redFlags;
    yield advice;
    return;
  }
  if (!response.body) throw new BrokenAdvice('There is no answer to read.');
  const events: { event: string | undefined; data: string }[] = [];
  const parser = createParser({ onEvent: ({ event, data }) => events.push({ event, data }) });
  const decoder = new TextDecoder();
  // Not every current browser supports `for await` on a stream.
  const reader = response.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parser.feed(decoder.decode(read.value, { stream: true }));
    for (const { event, data } of events.splice(0)) {
      if (event === 'care') yield v.parse(flags, parsed(data));
      if (event === 'text') yield v.parse(piece, parsed(data));
      if (event === 'error') throw new BrokenAdvice(v.parse(failure, parsed(data)).message);
      if (event === 'done') {
        void reader.cancel();
        return;
      }
    }
  }
  throw new BrokenAdvice('The answer broke off.');
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new BrokenAdvice('The answer cannot be read.');
  }
}

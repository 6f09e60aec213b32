import type { RedFlag } from '@practice/desk/care';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as v from 'valibot';

const text = v.string();
const failure = v.object({ message: v.string() });
const flag = v.looseObject({ kind: v.string(), topic: v.string(), said: v.string() });
const flags = v.array(v.custom<RedFlag>((value) => v.is(flag, value)));

/** The answer broke off or failed. `message` is the server's, if it sent one. */
export class BrokenAdvice extends Error {
  override readonly name = 'BrokenAdvice';
}

/**
 * Yields the red flags of the question, if any, then the pieces of the answer. It throws when the stream ends early, and what
 * `read` throws when the request is aborted.
 */
export async function* readAdvice({ body }: Response): AsyncGenerator<string | RedFlag[], void, undefined> {
  if (!body) throw new BrokenAdvice('There is no answer to read.');
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  // Not every current browser supports `for await` on a stream.
  const reader = events.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const { event, data } = read.value;
    if (event === 'care') yield v.parse(flags, parsed(data));
    if (event === 'text') yield v.parse(text, parsed(data));
    if (event === 'error') throw new BrokenAdvice(v.parse(failure, parsed(data)).message);
    if (event === 'done') {
      void reader.cancel();
      return;
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

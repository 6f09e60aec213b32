import type { RedFlag } from '@practice/desk/care';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as v from 'valibot';

const text = v.string();
const flag = v.looseObject({ kind: v.string(), topic: v.string(), said: v.string() });
const flags = v.array(v.custom<RedFlag>((value) => v.is(flag, value)));

/**
 * Yields the red flags of the question, if any, then the pieces of the answer. It throws when the server fails, the stream ends early
 * or cannot be parsed, and when the request is aborted.
 */
export async function* readAdvice({ body }: Response): AsyncGenerator<string | RedFlag[], void, undefined> {
  if (!body) throw new Error('There is no answer to read.');
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  // Not every current browser supports `for await` on a stream.
  const reader = events.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const { event, data } = read.value;
    if (event === 'care') yield v.parse(flags, JSON.parse(data));
    if (event === 'text') yield v.parse(text, JSON.parse(data));
    if (event === 'error') throw new Error(data);
    if (event === 'done') {
      void reader.cancel();
      return;
    }
  }
  throw new Error('The answer broke off.');
}

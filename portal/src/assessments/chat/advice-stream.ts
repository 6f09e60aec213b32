import type { RedFlag } from '@practice/desk/care';
import { EventSourceParserStream } from 'eventsource-parser/stream';

/** Yields the red flags of the question, if any, then the pieces of the answer. It throws if the answer is not complete. */
export async function* readAdvice({ body }: Response): AsyncGenerator<string | RedFlag[], void, undefined> {
  if (!body) throw new Error('There is no answer to read.');
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  // Not every current browser supports `for await` on a stream.
  const reader = events.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const { event, data } = read.value;
    if (event === 'care' || event === 'text') yield JSON.parse(data);
    if (event === 'error') throw new Error(data);
    if (event === 'done') {
      void reader.cancel();
      return;
    }
  }
  throw new Error('The answer broke off.');
}

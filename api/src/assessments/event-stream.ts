import { Readable } from 'node:stream';
import { Logger, StreamableFile } from '@nestjs/common';
import type { RedFlag } from '@practice/desk/care';

const logger = new Logger('event-stream');

/**
 * An answer as server-sent events: `care` with red flags where there are some, `text` for each piece, then `done`; `error` where
 * it breaks off.
 */
export function eventStream(
  pieces: AsyncIterable<string>,
  done: object,
  redFlags: readonly RedFlag[],
): StreamableFile {
  return new StreamableFile(Readable.from(eventsOf(pieces, done, redFlags)), {
    type: 'text/event-stream; charset=utf-8',
  });
}

async function* eventsOf(
  pieces: AsyncIterable<string>,
  done: object,
  redFlags: readonly RedFlag[],
): AsyncIterable<string> {
  try {
    if (redFlags.length > 0) yield event('care', redFlags);
    for await (const piece of pieces) yield event('text', piece);
    yield event('done', done);
  } catch (error) {
    logger.error(error instanceof Error ? error.message : error);
    yield event('error', { message: 'The answer broke off. Please ask again.' });
  }
}

// As JSON, so that line breaks within it do not end it.
function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

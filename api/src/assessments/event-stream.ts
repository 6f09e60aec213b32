import { Readable } from 'node:stream';
import { Logger, StreamableFile } from '@nestjs/common';

const logger = new Logger('event-stream');

/** Pieces of text as server-sent events: `text` for each, then `done`; `error` where it breaks off. */
export function eventStream(pieces: AsyncIterable<string>, done: object): StreamableFile {
  return new StreamableFile(Readable.from(eventsOf(pieces, done)), {
    type: 'text/event-stream; charset=utf-8',
  });
}

async function* eventsOf(pieces: AsyncIterable<string>, done: object): AsyncIterable<string> {
  try {
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

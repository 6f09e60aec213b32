import { Readable } from 'node:stream';
import { Logger, type StreamableFile } from '@nestjs/common';
import { streamableFile } from './stream.ts';

const logger = new Logger('event-stream');

export type Events = AsyncIterable<readonly [name: string, data: unknown]>;

/** @param failure the message of the `error` event sent on failure */
export function eventStream(events: Events, failure: string): StreamableFile {
  return streamableFile(Readable.from(serialize(events, failure)), {
    type: 'text/event-stream; charset=utf-8',
  });
}

async function* serialize(events: Events, failure: string): AsyncIterable<string> {
  try {
    for await (const [name, data] of events) yield event(name, data);
  } catch (error) {
    logger.error(error instanceof Error ? error.message : error);
    yield event('error', { message: failure });
  }
}

// JSON escapes line breaks, which would end the event.
function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

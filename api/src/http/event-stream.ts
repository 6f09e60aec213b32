import { Readable } from 'node:stream';
import { Logger, StreamableFile } from '@nestjs/common';

const logger = new Logger('event-stream');

/** Events by name, each with what JSON makes of its data. */
export type Events = AsyncIterable<readonly [name: string, data: unknown]>;

/**
 * Server-sent events; `error` where they break off.
 * @param brokenOff what `error` says
 */
export function eventStream(events: Events, brokenOff: string): StreamableFile {
  return new StreamableFile(Readable.from(written(events, brokenOff)), {
    type: 'text/event-stream; charset=utf-8',
  });
}

async function* written(events: Events, brokenOff: string): AsyncIterable<string> {
  try {
    for await (const [name, data] of events) yield event(name, data);
  } catch (error) {
    logger.error(error instanceof Error ? error.message : error);
    yield event('error', { message: brokenOff });
  }
}

// As JSON, so that line breaks within it do not end it.
function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

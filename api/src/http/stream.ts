import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Response } from 'express';

type Options = ConstructorParameters<typeof StreamableFile>[1];

export function streamableFile(stream: Readable, options?: Options): StreamableFile {
  const file = new StreamableFile(stream, options);
  return file.setErrorHandler((error, response) => (response as Response).req.next?.(error));
}

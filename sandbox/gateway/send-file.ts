import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** nginx reads no larger number in a range. */
const maxNumber = 2 ** 63;

export interface ServedFile {
  path: string;
  size: number;
  modified: Date;
  headers: Record<string, string>;
}

/** Answers GET or HEAD with a file, one range of it, or 304, as nginx does. Throws when the file cannot be read. */
export async function sendFile(
  { method, headers: sent }: IncomingMessage,
  res: ServerResponse,
  { path, size, modified, headers }: ServedFile,
): Promise<void> {
  const etag = `"${Math.floor(modified.getTime() / 1000).toString(16)}-${size.toString(16)}"`;
  const lastModified = modified.toUTCString();
  res.setHeader('ETag', etag).setHeader('Last-Modified', lastModified).setHeader('Accept-Ranges', 'bytes');
  if (sent['if-none-match'] === etag) return void res.writeHead(304).end();
  const isUnchanged = [undefined, etag, lastModified].includes(sent['if-range']?.toString());
  const range = isUnchanged ? parseRange(sent.range ?? '', size) : undefined;
  if (range === 'unsatisfiable') {
    res.removeHeader('Cache-Control');
    return void res.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
  }
  // The file is opened before the headers are sent, so that a failure can still be answered.
  const file = method === 'HEAD' ? undefined : await open(path);
  try {
    if (res.destroyed) return;
    res.writeHead(range ? 206 : 200, {
      ...headers,
      ...(range ? { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` } : {}),
      'Content-Length': range ? range.end - range.start + 1 : size,
    });
    if (file) await pipeline(file.createReadStream(range), res);
    else res.end();
  } catch (error) {
    // The visitor has left.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  } finally {
    await file?.close();
  }
}

/** Reads a Range header as nginx does with `max_ranges 1`. Several ranges, and units other than bytes, mean the whole file. */
function parseRange(header: string, size: number) {
  const list = /^bytes=(.+)$/i.exec(header)?.[1];
  if (!list || size === 0) return undefined;
  let range: { start: number; end: number } | undefined;
  for (const part of list.split(',')) {
    const [, first = '', last = ''] = /^ *(\d*) *- *(\d*) *$/.exec(part) ?? [];
    if (first + last === '' || Number(first) > maxNumber || Number(last) > maxNumber)
      return 'unsatisfiable' as const;
    const start = first ? Number(first) : Math.max(size - Number(last), 0);
    const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
    if (start > end) continue;
    if (range) return undefined;
    range = { start, end };
  }
  return range ?? ('unsatisfiable' as const);
}

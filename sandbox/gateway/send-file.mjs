// @ts-check
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

// nginx reads no larger number in a range.
const largestNumber = 2 ** 63;

/** @typedef {{ path: string, size: number, modified: Date, headers: Record<string, string> }} File */

/**
 * Sends a file, one range of it, or 304 to a browser that has it already; with the status that nginx would answer.
 * @param {import('node:http').IncomingMessage} req of GET or HEAD @param {import('node:http').ServerResponse} res
 * @param {File} file
 * @throws when the file cannot be read
 */
export async function sendFile({ method, headers }, res, { path, size, modified, headers: own }) {
  const etag = `"${Math.floor(modified.getTime() / 1000).toString(16)}-${size.toString(16)}"`;
  const lastModified = modified.toUTCString();
  res.setHeader('ETag', etag).setHeader('Last-Modified', lastModified).setHeader('Accept-Ranges', 'bytes');
  if (headers['if-none-match'] === etag) return void res.writeHead(304).end();
  const isSame = [undefined, etag, lastModified].includes(headers['if-range']?.toString());
  const range = isSame ? rangeOf(headers.range ?? '', size) : undefined;
  if (range === 'unsatisfiable') {
    res.removeHeader('Cache-Control');
    return void res.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
  }
  // Before anything is sent, so that a file that cannot be read can still be answered with a failure.
  const file = method === 'HEAD' ? undefined : await open(path);
  try {
    // The visitor may have left meanwhile.
    if (res.destroyed) return;
    res.writeHead(range ? 206 : 200, {
      ...own,
      ...(range ? { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` } : {}),
      'Content-Length': range ? range.end - range.start + 1 : size,
    });
    if (file) await pipeline(file.createReadStream(range), res);
    else res.end();
  } catch (error) {
    // Nor is it a failure to leave in the middle.
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  } finally {
    await file?.close();
  }
}

/**
 * As nginx with `max_ranges 1`: what is not in bytes, and several ranges, are answered with the whole file.
 * @param {string} header @param {number} size
 * @returns {{ start: number, end: number } | 'unsatisfiable' | undefined} undefined: the whole file
 */
function rangeOf(header, size) {
  const list = /^bytes=(.+)$/i.exec(header)?.[1];
  if (!list || size === 0) return undefined;
  let range;
  for (const part of list.split(',')) {
    const [, first = '', last = ''] = /^ *(\d*) *- *(\d*) *$/.exec(part) ?? [];
    if (first + last === '' || Number(first) > largestNumber || Number(last) > largestNumber)
      return 'unsatisfiable';
    const start = first ? Number(first) : Math.max(size - Number(last), 0);
    const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
    if (start > end) continue;
    if (range) return undefined;
    range = { start, end };
  }
  return range ?? 'unsatisfiable';
}

import { Readable } from 'node:stream';
import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { CONFIG, type Config } from '../config.ts';
import { refusals } from '../http/error.filter.ts';
import { apiHeaders } from '../http/headers.ts';
import { hasCurrent } from '../http/revalidation.ts';
import { allNamesOf } from './names.ts';
import { type ByteRange, Storage } from './storage.ts';
import type { Upload } from './upload.entity.ts';

interface Sending {
  /** The name under which it is kept by whoever downloads it; without one, a browser shows what it can. */
  downloadAs?: string;
}

type DownloadListener = (key: string, request: FastifyRequest) => void;

/** Sends a stored file under the type that its content has: whole, one range of it, or 304 to a caller who has it already. */
@Injectable()
export class FileSender {
  private readonly listeners: DownloadListener[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly storage: Storage,
  ) {}

  /** Calls the listener with the upload's key when somebody begins to read a file. */
  onDownload(listener: DownloadListener): void {
    this.listeners.push(listener);
  }

  /** @param name one of the upload's own @throws NotFoundException for any other, or when its bytes are gone */
  async send(
    upload: Upload,
    name: string,
    request: FastifyRequest,
    reply: FastifyReply,
    { downloadAs }: Sending = {},
  ): Promise<void> {
    if (!allNamesOf(upload).includes(name)) throw nothingHere();
    const isPicture = upload.kind !== 'file';
    const etag = `"${name}"`;
    reply.headers({
      'content-type': isPicture ? `image/${name.slice(name.lastIndexOf('.') + 1)}` : upload.mime,
      'content-disposition': downloadAs ? contentDisposition(downloadAs) : dispositionOf(upload),
      'content-security-policy': policyOf(upload),
      'accept-ranges': isPicture ? 'none' : 'bytes',
      'cache-control': cachingOf(upload),
      'last-modified': upload.createdAt.toUTCString(),
      etag,
    });
    const range = isPicture ? undefined : rangeOf(request, upload, etag);
    if (!isPicture && isDownload(request, range)) {
      for (const listener of this.listeners) listener(upload.key, request);
    }

    if (this.config.uploads.areSentByNginx) {
      // nginx reads the request's headers itself, and sends whole files, ranges and 304.
      return void reply.removeHeader('etag').header('x-accel-redirect', `/=files/${name}`).send();
    }
    if (hasCurrent(request, etag)) return void reply.code(304).send();
    if (range === 'unsatisfiable') {
      reply.removeHeader('content-disposition').header('content-range', `bytes */${upload.size}`);
      return void reply.code(416).type('application/json; charset=utf-8').send(beyondEnd);
    }
    if (request.method === 'HEAD' && !isPicture) {
      return void reply.header('content-length', upload.size).send(noBytes());
    }
    const file = await this.storage.open(name, range);
    if (!file) {
      request.log.error({ key: upload.key }, 'the file of an upload is missing');
      throw nothingHere();
    }
    reply.header('content-length', file.size);
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${upload.size}`);
    if (request.method === 'HEAD') file.bytes.destroy();
    reply.send(request.method === 'HEAD' ? noBytes() : file.bytes);
  }
}

export function nothingHere(): NotFoundException {
  return new NotFoundException({ message: refusals[404] });
}

const beyondEnd = { statusCode: 416, message: 'The file ends before that.' };

/** For HEAD: without any body, Fastify would set `content-length: 0`. */
function noBytes(): Readable {
  return Readable.from([]);
}

/** Images, videos and PDFs are shown in the browser; other files are downloaded. */
function dispositionOf({ mime, label, extension, kind }: Upload): string {
  const isShown = /^(image|video)\/|^application\/pdf$/.test(mime);
  const type = isShown ? 'inline' : 'attachment';
  const name = kind !== 'file' ? label.replace(/\.[^.]*$/, `.${extension}`) : label;
  return contentDisposition(name, { type });
}

/**
 * A file may run or load nothing. Browsers show an image or a video by itself on a page of their own, which needs inline
 * styles; for a video that page fetches the file again, which only works with the file's own origin.
 */
function policyOf({ mime }: Upload): string {
  if (mime.startsWith('video/')) return `${styled}; media-src 'self'; sandbox allow-same-origin`;
  return mime.startsWith('image/') ? `${styled}; sandbox` : apiHeaders['content-security-policy'];
}

const styled = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

// A public file and its thumbnail are revalidated each time, since they may have been made private. What stands at a
// picture's address never changes.
function cachingOf({ isPublic, kind }: Upload): string {
  if (!isPublic) return 'no-store';
  return kind === 'picture' ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The range to send. Several ranges, or what cannot be read, are answered with the whole file, as RFC 9110 allows. */
function rangeOf(
  { method, headers }: FastifyRequest,
  { size, createdAt }: Upload,
  etag: string,
): ByteRange | 'unsatisfiable' | undefined {
  const condition = headers['if-range'];
  const isSame = condition === undefined || condition === etag || condition === createdAt.toUTCString();
  if (method !== 'GET' || !headers.range?.startsWith('bytes=') || !isSame) return undefined;
  const ranges = parseRange(size, headers.range);
  if (ranges === -1) return 'unsatisfiable';
  return ranges === -2 || ranges.length > 1 ? undefined : ranges[0];
}

/** Whether somebody begins to read: not a player that goes on in the middle, nor a browser that loads ahead. */
function isDownload(
  { method, headers }: FastifyRequest,
  range: ByteRange | 'unsatisfiable' | undefined,
): boolean {
  const isPrefetch = /prefetch/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''));
  return method === 'GET' && !isPrefetch && range !== 'unsatisfiable' && (range?.start ?? 0) === 0;
}

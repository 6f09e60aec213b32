import { Readable } from 'node:stream';
import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config.ts';
import { apiHeaders } from '../http/headers.ts';
import { allNamesOf } from './names.ts';
import { OpenedFiles } from './opened-files.ts';
import { type ByteRange, Storage } from './storage.ts';
import type { Upload } from './upload.entity.ts';

/** Sends what is kept: as the type we found it to be, whole, in one piece of it, or not again to who has it. */
@Injectable()
export class FileSender {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly storage: Storage,
    private readonly opened: OpenedFiles,
  ) {}

  /** @param name one of the upload's own @throws NotFoundException for any other, or when its bytes are gone */
  async send(upload: Upload, name: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!allNamesOf(upload).includes(name)) throw nothingHere();
    const isPicture = upload.kind !== 'file';
    const etag = `"${name}"`;
    reply.headers({
      'content-type': isPicture ? `image/${name.slice(name.lastIndexOf('.') + 1)}` : upload.mime,
      'content-disposition': dispositionOf(upload),
      'content-security-policy': policyOf(upload),
      'accept-ranges': isPicture ? 'none' : 'bytes',
      'cache-control': cachingOf(upload),
      'last-modified': upload.createdAt.toUTCString(),
      etag,
    });
    const range = isPicture ? undefined : rangeOf(request, upload, etag);
    if (!isPicture && isDownload(request, range)) this.opened.tell(upload.key, request);

    if (this.config.uploads.areSentByNginx) {
      // It reads the request's own headers once more, and gives whole files, pieces and 304 itself.
      return void reply.removeHeader('etag').header('x-accel-redirect', `/=files/${name}`).send();
    }
    if (isKnown(request, etag)) return void reply.code(304).send();
    if (range === 'unsatisfiable') {
      reply.removeHeader('content-disposition').header('content-range', `bytes */${upload.size}`);
      return void reply.code(416).type('application/json; charset=utf-8').send(beyondEnd);
    }
    if (request.method === 'HEAD' && !isPicture) {
      return void reply.header('content-length', upload.size).send(noBytes());
    }
    const file = await this.storage.open(name, range);
    if (!file) {
      request.log.error({ key: upload.key }, 'an upload has lost its file');
      throw nothingHere();
    }
    reply.header('content-length', file.size);
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${upload.size}`);
    if (request.method === 'HEAD') file.bytes.destroy();
    reply.send(request.method === 'HEAD' ? noBytes() : file.bytes);
  }
}

export function nothingHere(): NotFoundException {
  return new NotFoundException('There is nothing at this address.');
}

const beyondEnd = { statusCode: 416, message: 'The file ends before that.' };

/** Without any body at all, Fastify would say that the file has a length of 0. */
function noBytes(): Readable {
  return Readable.from([]);
}

/** Shown in the browser only where that is safe for what it is; Office documents are saved. */
function dispositionOf({ mime, label, extension, kind }: Upload): string {
  const isShown = /^(image|video)\/|^application\/pdf$/.test(mime);
  const type = isShown ? 'inline' : 'attachment';
  const name = kind !== 'file' ? label.replace(/\.[^.]*$/, `.${extension}`) : label;
  return contentDisposition(name, { type });
}

/**
 * Nothing of a file runs or loads anything. What a browser shows by itself it wraps in a page of its own, which wants its
 * styles; and a film alone on that page is fetched once more, which a place without an origin may not.
 */
function policyOf({ mime }: Upload): string {
  if (mime.startsWith('video/')) return `${styled}; media-src 'self'; sandbox allow-same-origin`;
  return mime.startsWith('image/') ? `${styled}; sandbox` : apiHeaders['content-security-policy'];
}

const styled = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

// A public file, and what was drawn from it, is asked for again each time: it may have been withdrawn since. A picture's
// address never means another one.
function cachingOf({ isPublic, kind }: Upload): string {
  if (!isPublic) return 'no-store';
  return kind === 'picture' ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  return known?.split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim())) ?? false;
}

/** The one piece that is asked for. Several, or what cannot be read, are answered with the whole, as RFC 9110 allows. */
function rangeOf(
  { method, headers }: FastifyRequest,
  { size, createdAt }: Upload,
  etag: string,
): ByteRange | 'unsatisfiable' | undefined {
  const condition = headers['if-range'];
  const isSame = condition === undefined || condition === etag || condition === createdAt.toUTCString();
  if (method !== 'GET' || headers.range === undefined || !isSame) return undefined;
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range) ?? [];
  if (first === '' && last === '') return undefined;
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined;
  // Without a beginning, so many bytes of the end.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start < size ? { start, end } : 'unsatisfiable';
}

/** Whether somebody begins to read; a player that goes on in the middle does not, nor a browser that guesses ahead. */
function isDownload(
  { method, headers }: FastifyRequest,
  range: ByteRange | 'unsatisfiable' | undefined,
): boolean {
  const isGuess = /prefetch/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''));
  return method === 'GET' && !isGuess && range !== 'unsatisfiable' && (range?.start ?? 0) === 0;
}

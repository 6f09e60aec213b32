import { HttpException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { Request } from 'express';
import { CONFIG, type Config } from '../config.ts';
import { refusals } from '../http/error.filter.ts';
import { apiHeaders } from '../http/middleware.ts';
import type { HttpContext } from '../http/params.ts';
import { streamableFile } from '../http/stream.ts';
import { allFileNames } from './names.ts';
import { type ByteRange, Storage } from './storage.ts';
import type { Upload } from './upload.entity.ts';

type DownloadListener = (key: string, request: Request) => void;

@Injectable()
export class FileSender {
  private readonly listeners: DownloadListener[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly storage: Storage,
  ) {}

  onDownload(listener: DownloadListener): void {
    this.listeners.push(listener);
  }

  /**
   * @param downloadAs the name to save the file under
   * @throws NotFoundException if the upload has no such file
   */
  async send(upload: Upload, name: string, { request, response }: HttpContext, downloadAs?: string) {
    if (!allFileNames(upload).includes(name)) throw fileNotFound();
    const isPicture = upload.kind !== 'file';
    const etag = `"${name}"`;
    response.set({
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
      // nginx handles ranges and 304, and adds these two headers itself.
      response.removeHeader('etag');
      response.removeHeader('accept-ranges');
      return void response.set('x-accel-redirect', `/internal/files/${name}`);
    }
    if (request.fresh) return void response.status(304);
    if (range === 'unsatisfiable') {
      response.removeHeader('content-disposition');
      response.set('content-range', `bytes */${upload.size}`);
      throw new HttpException({ message: 'The file ends before that.' }, 416);
    }
    const file = await this.storage.open(name, range);
    if (!file) {
      request.log.error({ key: upload.key }, 'the file of an upload is missing');
      throw fileNotFound();
    }
    if (range) response.status(206).set('content-range', `bytes ${range.start}-${range.end}/${upload.size}`);
    return streamableFile(file.bytes, { length: file.size });
  }
}

export function fileNotFound(): NotFoundException {
  return new NotFoundException({ message: refusals[404] });
}

function dispositionOf({ mime, label, extension, kind }: Upload): string {
  const isShown = /^(image|video)\/|^application\/pdf$/.test(mime);
  const type = isShown ? 'inline' : 'attachment';
  const name = kind !== 'file' ? label.replace(/\.[^.]*$/, `.${extension}`) : label;
  return contentDisposition(name, { type });
}

/** Browsers use inline styles to show images, and fetch videos again from their origin. */
function policyOf({ mime }: Upload): string {
  if (mime.startsWith('video/')) return `${styled}; media-src 'self'; sandbox allow-same-origin`;
  return mime.startsWith('image/') ? `${styled}; sandbox` : apiHeaders['Content-Security-Policy'];
}

const styled = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

// Public files may become private, so they are revalidated every time. Pictures never change.
function cachingOf({ isPublic, kind }: Upload): string {
  if (!isPublic) return 'no-store';
  return kind === 'picture' ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Several or malformed ranges get the whole file, as RFC 9110 allows. */
function rangeOf(request: Request, { size, createdAt }: Upload, etag: string) {
  const { method, headers } = request;
  const condition = headers['if-range'];
  const isSame = condition === undefined || condition === etag || condition === createdAt.toUTCString();
  if (method !== 'GET' || !headers.range?.startsWith('bytes=') || !isSame) return undefined;
  const ranges = request.range(size);
  if (ranges === -1) return 'unsatisfiable';
  return Array.isArray(ranges) && ranges.length === 1 ? ranges[0] : undefined;
}

function isDownload({ method, headers }: Request, range: ByteRange | 'unsatisfiable' | undefined) {
  const isPrefetch = /prefetch/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''));
  return method === 'GET' && !isPrefetch && range !== 'unsatisfiable' && (range?.start ?? 0) === 0;
}

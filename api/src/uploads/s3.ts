import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { ServiceUnavailableException } from '@nestjs/common';
import type { Config } from '../config.ts';
import { type ByteRange, type OpenFile, Storage } from './storage.ts';

type Bucket = NonNullable<Config['uploads']['bucket']>;

export class S3Storage extends Storage {
  private readonly client: S3Client;

  constructor(private readonly bucket: Bucket) {
    super();
    this.client = new S3Client({
      region: bucket.region,
      credentials: { accessKeyId: bucket.accessKeyId, secretAccessKey: bucket.secretAccessKey },
      ...(bucket.endpoint ? { endpoint: bucket.endpoint, forcePathStyle: true } : {}),
      maxAttempts: 3,
      logger: { debug() {}, info() {}, warn() {}, error() {} },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: 5_000,
        requestTimeout: 60_000,
        socketTimeout: 30_000,
        // Enough that slow readers, at up to 256 connections an address, can't block others.
        httpAgent: { maxSockets: 1024 },
        httpsAgent: { maxSockets: 1024 },
      },
    });
  }

  async put(name: string, path: string, mime: string): Promise<void> {
    const { size } = await stat(path);
    const attempt = async () => {
      const Body = createReadStream(path);
      const object = { ...this.at(name), Body, ContentLength: size, ContentType: mime };
      await unlessDown(this.client.send(new PutObjectCommand(object))).finally(() => Body.destroy());
    };
    // The client itself doesn't retry once a stream was read.
    await attempt().catch(async (error: unknown) => {
      if (!(error instanceof ServiceUnavailableException)) throw error;
      await pause(200 + Math.random() * 800);
      await attempt();
    });
  }

  async copy(from: string, to: string): Promise<void> {
    const CopySource = `${this.bucket.name}/${encodeURIComponent(from)}`;
    await unlessDown(this.client.send(new CopyObjectCommand({ ...this.at(to), CopySource })));
  }

  async open(name: string, range?: ByteRange): Promise<OpenFile | undefined> {
    const input = { ...this.at(name), ...(range && { Range: `bytes=${range.start}-${range.end}` }) };
    const object = await unlessDown(this.client.send(new GetObjectCommand(input))).catch((error: unknown) => {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    });
    if (!object) return undefined;
    if (!(object.Body instanceof Readable) || object.ContentLength === undefined) {
      throw new Error('The store answered without a body.');
    }
    return { bytes: object.Body, size: object.ContentLength };
  }

  async remove(name: string): Promise<void> {
    await unlessDown(this.client.send(new DeleteObjectCommand(this.at(name))));
  }

  async *list(prefix = ''): AsyncGenerator<{ name: string; storedAt: Date }> {
    const pages = paginateListObjectsV2(
      { client: this.client },
      { Bucket: this.bucket.name, Prefix: prefix },
    );
    for await (const { Contents = [] } of pages) {
      for (const { Key, LastModified } of Contents) {
        if (Key && LastModified) yield { name: Key, storedAt: LastModified };
      }
    }
  }

  private at(name: string) {
    return { Bucket: this.bucket.name, Key: name };
  }
}

async function unlessDown<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    const isRejection = error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500;
    if (isRejection) throw error;
    throw new ServiceUnavailableException(
      { message: 'The file store cannot be reached right now. Please try again in a moment.' },
      { cause: error },
    );
  });
}

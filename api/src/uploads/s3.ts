import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { ServiceUnavailableException } from '@nestjs/common';
import type { Config } from '../config.ts';
import { type ByteRange, type OpenFile, Storage } from './storage.ts';

type Bucket = NonNullable<Config['uploads']['bucket']>;

/** Objects in a bucket of any store that speaks S3. */
export class S3Storage extends Storage {
  private readonly client: S3Client;

  constructor(private readonly bucket: Bucket) {
    super();
    this.client = new S3Client({
      region: bucket.region,
      credentials: { accessKeyId: bucket.accessKeyId, secretAccessKey: bucket.secretAccessKey },
      ...(bucket.endpoint ? { endpoint: bucket.endpoint, forcePathStyle: true } : {}),
      maxAttempts: 3,
      // What fails is thrown, and logged where all errors are.
      logger: { debug() {}, info() {}, warn() {}, error() {} },
      // Newer checksums than most stores but Amazon's know.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000, socketTimeout: 30_000 },
    });
  }

  async put(name: string, path: string, mime: string): Promise<void> {
    const { size } = await stat(path);
    // In one request: the object is there whole or not at all.
    const attempt = async () => {
      const Body = createReadStream(path);
      const whole = { ...this.at(name), Body, ContentLength: size, ContentType: mime };
      await this.send(() => this.client.send(new PutObjectCommand(whole))).finally(() => Body.destroy());
    };
    // The client retries by itself, but not once a stream has been read.
    await attempt().catch(async (error: unknown) => {
      if (!(error instanceof ServiceUnavailableException)) throw error;
      await pause(200 + Math.random() * 800);
      await attempt();
    });
  }

  async copy(from: string, to: string): Promise<void> {
    await this.send(() =>
      this.client.send(
        new CopyObjectCommand({
          ...this.at(to),
          CopySource: `${this.bucket.name}/${encodeURIComponent(from)}`,
        }),
      ),
    );
  }

  async open(name: string, range?: ByteRange): Promise<OpenFile | undefined> {
    const object = await this.send(() =>
      this.client.send(
        new GetObjectCommand({
          ...this.at(name),
          ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
        }),
      ),
    ).catch((error: unknown) => {
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
    await this.send(() => this.client.send(new DeleteObjectCommand(this.at(name))));
  }

  async *list(prefix = ''): AsyncGenerator<{ name: string; storedAt: Date }> {
    let next: string | undefined;
    do {
      const after = next;
      const page = await this.send(() =>
        this.client.send(
          new ListObjectsV2Command({
            Bucket: this.bucket.name,
            Prefix: prefix,
            ...(after ? { ContinuationToken: after } : {}),
          }),
        ),
      );
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key && LastModified) yield { name: Key, storedAt: LastModified };
      }
      next = page.NextContinuationToken;
    } while (next);
  }

  private at(name: string) {
    return { Bucket: this.bucket.name, Key: name };
  }

  /** A store that cannot be reached will be back: 503. What it refuses is our mistake: the error itself. */
  private async send<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      const isRefusal = error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500;
      if (isRefusal) throw error;
      throw new ServiceUnavailableException(
        { message: 'The file store cannot be reached right now. Please try again in a moment.' },
        { cause: error },
      );
    }
  }
}

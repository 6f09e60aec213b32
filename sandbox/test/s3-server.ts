/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

export interface S3Server {
  /** What points the API at it. */
  variables: Record<string, string>;
  close(): Promise<void>;
}

interface Options {
  /** Where the objects are kept: a new folder, which `close` removes. */
  directory?: string;
  address?: string;
  port?: number;
}

/** A real server of the S3 protocol, with the bucket `practice`; it checks signatures. */
export async function startS3Server(options: Options = {}): Promise<S3Server> {
  const { directory = await mkdtemp(join(tmpdir(), 'practice-s3-')), address = '127.0.0.1' } = options;
  const server = new S3rver({
    address,
    port: options.port ?? 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'practice', configs: [] }],
  });
  // It checks the signature of `/practice/`, which clients send for the bucket itself, as if it were `/practice`; by
  // these two it is made to look at the address as it came. Just before its routes, the last of its steps.
  server.middleware.splice(-1, 0, (context, next) => {
    if (context.path === '/practice/')
      Object.assign(context, { mountPath: '/', state: { ...context.state, vhost: true } });
    return next();
  });
  const { port } = await server.run();
  return {
    variables: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'practice',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async close() {
      await server.close();
      if (!options.directory) await rm(directory, { recursive: true, force: true });
    },
  };
}

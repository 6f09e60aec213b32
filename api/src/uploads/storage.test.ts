import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type S3Server, startS3Server } from '@practice/sandbox/s3-server';
import { DiskStorage } from './disk.ts';
import { newKey } from './names.ts';
import { S3Storage } from './s3.ts';

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'practice-storage-'));
  server = await startS3Server();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function bucketOf({ variables }: S3Server) {
  return {
    name: variables.S3_BUCKET ?? '',
    region: 'us-east-1',
    accessKeyId: variables.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: variables.S3_SECRET_ACCESS_KEY ?? '',
    endpoint: variables.S3_ENDPOINT,
  };
}

async function aFile(content: string | Buffer): Promise<string> {
  const path = join(folder, newKey());
  await writeFile(path, content);
  return path;
}

test('the disk never overwrites a file, and leaves only complete files', async () => {
  const disk = new DiskStorage(join(folder, 'own'));
  const name = `${newKey()}.pdf`;
  await disk.put(name, await aFile('first'));
  await expect(disk.put(name, await aFile('second'))).rejects.toThrow(/EEXIST/);
  await expect(disk.put(`${newKey()}.pdf`, join(folder, 'missing'))).rejects.toThrow(/ENOENT/);
  expect(await readFile(join(folder, 'own', name), 'utf8')).toBe('first');
  expect(await readdir(join(folder, 'own'))).toEqual([name]);
});

test('a bucket with another secret is refused, and an unreachable one gets an error message', async () => {
  const wrong = new S3Storage({ ...bucketOf(server), secretAccessKey: 'another' });
  await expect(wrong.open(`${newKey()}.pdf`)).rejects.toThrow(/signature/i);
  const nowhere = new S3Storage({ ...bucketOf(server), endpoint: 'http://127.0.0.1:9' });
  await expect(nowhere.put(`${newKey()}.pdf`, await aFile('x'), 'application/pdf')).rejects.toMatchObject({
    status: 503,
    response: { message: expect.stringMatching(/file store cannot be reached/) },
  });
});

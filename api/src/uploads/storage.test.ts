import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type S3Server, startS3Server } from '@practice/sandbox/s3-server';
import { DiskStorage } from './disk.ts';
import { newKey } from './names.ts';
import { S3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

let folder: string;
let server: S3Server;
const storages = new Map<string, Storage>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'practice-storage-'));
  server = await startS3Server();
  storages.set('the disk', new DiskStorage(join(folder, 'uploads')));
  storages.set('a bucket', new S3Storage(bucketOf(server)));
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

async function read(storage: Storage, name: string, range?: { start: number; end: number }) {
  const file = await storage.open(name, range);
  return file && { text: (await buffer(file.bytes)).toString(), size: file.size };
}

async function names(storage: Storage, prefix?: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { name } of storage.list(prefix)) found.push(name);
  return found.sort();
}

describe.each(['the disk', 'a bucket'])('%s', (which) => {
  const storage = () => {
    const found = storages.get(which);
    if (!found) throw new Error(`There is no ${which}.`);
    return found;
  };

  test('returns what it was given, in whole or in part', async () => {
    const name = `${newKey()}.pdf`;
    const path = await aFile('0123456789');
    await storage().put(name, path, 'application/pdf');
    expect(await read(storage(), name)).toEqual({ text: '0123456789', size: 10 });
    expect(await read(storage(), name, { start: 2, end: 5 })).toEqual({ text: '2345', size: 4 });
    expect(await read(storage(), name, { start: 9, end: 9 })).toEqual({ text: '9', size: 1 });
    // The caller's copy is the caller's to remove.
    expect(await readFile(path, 'utf8')).toBe('0123456789');
    await rm(path);
    expect(await read(storage(), name)).toEqual({ text: '0123456789', size: 10 });
  });

  test('stores megabytes unchanged', async () => {
    const bytes = Buffer.alloc(7_000_001, 'practice');
    const name = `${newKey()}.mp4`;
    await storage().put(name, await aFile(bytes), 'video/mp4');
    const file = await storage().open(name);
    expect(file && (await buffer(file.bytes)).equals(bytes)).toBe(true);
  });

  test('has no file under an unknown name, and deletes a file', async () => {
    const name = `${newKey()}.pdf`;
    expect(await storage().open(name)).toBeUndefined();
    await storage().remove(name);
    await storage().put(name, await aFile('here'), 'application/pdf');
    await storage().remove(name);
    expect(await storage().open(name)).toBeUndefined();
  });

  test('copies to a second name, which is independent', async () => {
    const [from, to] = [`${newKey()}.pdf`, `${newKey()}.pdf`];
    await storage().put(from, await aFile('twice'), 'application/pdf');
    await storage().copy(from, to);
    await storage().remove(from);
    expect(await read(storage(), to)).toEqual({ text: 'twice', size: 5 });
    expect(await storage().open(from)).toBeUndefined();
    await expect(storage().copy(from, `${newKey()}.pdf`)).rejects.toThrow();
  });

  test('lists files by prefix, with their time', async () => {
    const key = newKey();
    for (const name of [`${key}.webp`, `${key}-480.avif`]) {
      await storage().put(name, await aFile('x'), 'image/webp');
    }
    expect(await names(storage(), key)).toEqual([`${key}-480.avif`, `${key}.webp`]);
    expect((await names(storage())).length).toBeGreaterThan(2);
    for await (const { storedAt } of storage().list(key)) {
      expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
    }
  });
});

test('the disk never overwrites a file, and leaves only complete files', async () => {
  const disk = new DiskStorage(join(folder, 'own'));
  const name = `${newKey()}.pdf`;
  await disk.put(name, await aFile('first'));
  await expect(disk.put(name, await aFile('second'))).rejects.toThrow(/EEXIST/);
  await expect(disk.put(`${newKey()}.pdf`, join(folder, 'missing'))).rejects.toThrow(/ENOENT/);
  expect(await read(disk, name)).toEqual({ text: 'first', size: 5 });
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

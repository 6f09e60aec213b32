import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { aPhoto } from '../../test/files.ts';
import { Encoder } from './encoder.ts';

let folder: string;
let encoder: Encoder;
beforeEach(async () => {
  folder = await mkdtemp(join(os.tmpdir(), 'practice-encoder-'));
  encoder = new Encoder();
});
afterEach(async () => {
  jest.restoreAllMocks();
  syncBuiltinESMExports();
  encoder.onApplicationShutdown();
  await rm(folder, { recursive: true });
});

test('a picture is encoded also if the system does not allow lowering the priority', async () => {
  jest.spyOn(os, 'setPriority').mockImplementation(() => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
  });
  syncBuiltinESMExports();
  const path = join(folder, 'photo.jpg');
  await writeFile(path, await aPhoto(64, 48));
  const picture = await encoder.picture({ path, key: 'photo', folder, widths: [32] });
  expect(picture.files.map(({ mime }) => mime)).toEqual(['image/avif', 'image/webp']);
});

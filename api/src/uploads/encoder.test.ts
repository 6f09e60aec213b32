import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import * as os from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { aPdf, aPhoto } from '../../test/files.ts';

jest.unstable_mockModule('node:os', () => ({
  ...os,
  setPriority() {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
  },
}));
const { Encoder } = await import('./encoder.ts');

let folder: string;
let encoder: InstanceType<typeof Encoder>;
beforeEach(async () => {
  folder = await mkdtemp(join(os.tmpdir(), 'practice-encoder-'));
  encoder = new Encoder();
});
afterEach(async () => {
  jest.useRealTimers();
  encoder.onApplicationShutdown();
  await rm(folder, { recursive: true });
});

test('a picture is encoded also where the system does not let a process lower a priority', async () => {
  const path = join(folder, 'photo.jpg');
  await writeFile(path, await aPhoto(64, 48));
  const picture = await encoder.picture({ path, key: 'photo', folder, widths: [32] });
  expect(picture.files.map(({ mime }) => mime)).toEqual(['image/avif', 'image/webp']);
});

test('a PDF keeps its thumbnail on a server so busy that drawing it takes a minute', async () => {
  const path = join(folder, 'checklist.pdf');
  await writeFile(path, aPdf());
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const document = encoder.document({ path, key: 'checklist', folder, widths: [32] });
  await Promise.resolve(); // until its turn in the queue has come
  jest.advanceTimersByTime(60_000);
  expect(await document).toMatchObject({ pages: 1, picture: { width: 32 } });
});

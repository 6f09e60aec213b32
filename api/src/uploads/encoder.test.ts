import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import * as os from 'node:os';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { aPhoto } from '../../test/files.ts';

jest.unstable_mockModule('node:os', () => ({
  ...os,
  setPriority() {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
  },
}));
const { Encoder } = await import('./encoder.ts');

test('a picture is encoded also where the system does not let a process lower a priority', async () => {
  const folder = await mkdtemp(join(os.tmpdir(), 'practice-encoder-'));
  const path = join(folder, 'photo.jpg');
  await writeFile(path, await aPhoto(64, 48));
  const encoder = new Encoder();
  const picture = await encoder.picture({ path, key: 'photo', folder, widths: [32] });
  encoder.onApplicationShutdown();
  await rm(folder, { recursive: true });
  expect(picture.files.map(({ mime }) => mime)).toEqual(['image/avif', 'image/webp']);
});

import { expect, jest, test } from '@jest/globals';

jest.unstable_mockModule('./draw.tsx', () => ({
  drawPicture: () => new Promise((done) => setTimeout(() => done(new Uint8Array(1)), 2)),
}));
const { cachedPicture } = await import('./picture-cache.ts');

const words = (title: string) => ({ formattedTitle: title, category: 'Posture' as const });

test('a picture is refused while too many are waiting', async () => {
  const waiting = Array.from({ length: 20 }, (_, index) => cachedPicture(words(`waiting ${index}`)));
  expect(await cachedPicture(words('one too many'))).toBeUndefined();
  await Promise.all(waiting);
  expect(await cachedPicture(words('one too many'))).toBeDefined();
});

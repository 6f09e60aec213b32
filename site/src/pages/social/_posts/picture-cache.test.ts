import { beforeEach, expect, jest, test } from '@jest/globals';

let drawn: string[] = [];
let atWork = 0;
let mostAtWork = 0;

async function drawPicture({
  formattedTitle: title,
}: {
  formattedTitle: string;
}): Promise<Uint8Array<ArrayBuffer>> {
  drawn.push(title);
  atWork += 1;
  mostAtWork = Math.max(mostAtWork, atWork);
  await new Promise((done) => setTimeout(done, 2));
  atWork -= 1;
  if (title === 'broken') throw new Error('It cannot be drawn.');
  return new Uint8Array([title.length]);
}

jest.unstable_mockModule('./draw.tsx', () => ({ drawPicture }));
const { cachedPicture } = await import('./picture-cache.ts');

const words = (title: string) => ({ formattedTitle: title, category: 'Posture' as const });

beforeEach(() => {
  drawn = [];
  mostAtWork = 0;
});

test('concurrent requests for a picture draw it once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => cachedPicture(words('One'))));
  expect(new Set(answers).size).toBe(1);
  await cachedPicture(words('One'));
  expect(drawn).toEqual(['One']);
});

test('pictures are drawn one at a time, and a failure does not block the next picture', async () => {
  const answers = await Promise.allSettled(['a', 'broken', 'c'].map((title) => cachedPicture(words(title))));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(mostAtWork).toBe(1);
});

test('a picture is refused while too many are waiting', async () => {
  const waiting = Array.from({ length: 20 }, (_, index) => cachedPicture(words(`waiting ${index}`)));
  expect(await cachedPicture(words('one too many'))).toBeUndefined();
  await Promise.all(waiting);
  expect(await cachedPicture(words('one too many'))).toBeDefined();
});

test('the least recently used pictures are removed from the cache', async () => {
  await cachedPicture(words('old'));
  for (let index = 0; index < 200; index += 1) await cachedPicture(words(`new ${index}`));
  drawn = [];
  await cachedPicture(words('new 199'));
  await cachedPicture(words('old'));
  expect(drawn).toEqual(['old']);
});

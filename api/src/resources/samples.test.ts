import { expect, test } from '@jest/globals';
import { sampleResources } from '@practice/contract/sample-resources';
import { resourcesOf } from '../../test/resource.ts';
import { testApi } from '../../test/start-api.ts';

const api = testApi();
const resources = () => resourcesOf(api);

const everything = () => api.visitor.resources.list({ query: { sort: ['dateAdded', 'DESC'] } });
const titles = sampleResources.map(({ title }) => title);

test('concurrent and repeated calls add five samples, in the visitors’ order', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => api.admin.resources.addSamples()));
  expect(answers.map((added) => added.length).sort()).toEqual([0, 0, 0, 5]);
  expect(await api.admin.resources.addSamples()).toEqual([]);
  const { rows, total } = await everything();
  expect(total).toBe(5);
  expect(rows.map(({ title }) => title)).toEqual(titles);
  for (const [index, sample] of sampleResources.entries()) {
    const { id: _, dateAdded: __, ...shown } = sample;
    expect(rows[index]).toMatchObject({ ...shown, isPublic: true, downloads: 0, file: null });
  }
  const id = rows[1]?.id ?? 0;
  await resources().remove(id);
  expect(await api.admin.resources.addSamples()).toMatchObject([{ id, addedById: expect.any(Number) }]);
});

test('a sample that the owners have added, even if it is private or in the trash, is not among the page’s samples', async () => {
  const shown = () => api.visitor.resources.samples();
  expect(await shown()).toEqual([]);
  const [first, second, ...others] = (await everything()).rows;
  if (!first || !second) throw new Error('There are no samples.');
  for (const { id } of others) {
    await resources().remove(id);
    await resources().removeForever(id);
  }
  await resources().update(first.id, { isPublic: false });
  await resources().remove(second.id);
  expect(await shown()).toEqual(others.map(({ fileUrl }) => fileUrl));
});

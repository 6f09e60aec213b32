import { expect, test } from '@jest/globals';
import { blogPostSorts } from '@practice/contract/blog-posts';
import { resourceSorts } from '@practice/contract/resources';
import { testApi } from '../../test/start-api.ts';

const api = testApi();

/** As many connections as the pool has, each of which keeps its own statements. */
const connections = 15;

async function mostPrepared(): Promise<number> {
  const counted = Array.from({ length: connections }, () =>
    api.sql<{ count: number }>('SELECT count(*)::integer, pg_sleep(0.5) FROM pg_prepared_statements'),
  );
  return Math.max(...(await Promise.all(counted)).map(([row]) => row?.count ?? 0));
}

const choices = <Value>(value: Value) => [undefined, value];

test('what visitors ask of lists leaves few prepared statements', async () => {
  const { resources, blogPosts } = api.visitor.api;
  await resources.list();
  await blogPosts.list({ query: { published: true } });
  const before = await mostPrepared();
  for (const order of ['ASC', 'DESC'] as const) {
    for (const field of resourceSorts)
      for (const category of choices('guide' as const))
        for (const fileType of choices('pdf'))
          for (const q of choices('desk'))
            await resources.list({ query: { sort: [field, order], filter: { category, fileType, q } } });
    for (const field of blogPostSorts)
      for (const q of choices('desk chair'))
        for (const category of choices('Posture'))
          await blogPosts.list({ query: { published: true, sort: [field, order], filter: { category, q } } });
  }
  expect((await mostPrepared()) - before).toBeLessThan(10);
});

import type { Api } from '@practice/contract/api-client';
import { publicPageSize } from '@practice/contract/blog-posts';
import { sampleResources } from '@practice/contract/sample-resources';
import type { ResourceQuery } from './query.ts';

export async function loadLists(api: Api, query: ResourceQuery) {
  const { tab } = query;
  const [posts, resources] = await Promise.all([
    tab === 'all' || tab === 'blog' ? postsOf(api, query) : undefined,
    tab === 'blog' ? undefined : resourcesOf(api, query),
  ]);
  return { posts, resources };
}

/** On the tab All, `page` only applies to the resources; the newest posts stay above them. */
function postsOf(api: Api, { tab, q, page }: ResourceQuery) {
  return api.blogPosts.list({
    query: {
      published: true,
      sort: ['createdAt', 'DESC'],
      range: rangeOf(tab === 'blog' ? page : 1),
      ...(q === '' ? {} : { filter: { q } }),
    },
  });
}

async function resourcesOf(api: Api, { tab, q, page }: ResourceQuery) {
  const filter = { ...(tab === 'all' ? {} : { category: tab }), ...(q === '' ? {} : { q }) };
  const isFiltered = Object.keys(filter).length > 0;
  const found = await api.resources.list({
    query: { sort: ['dateAdded', 'DESC'], range: rangeOf(page), filter },
  });
  if (found.total > 0) return found;
  const hasAny = isFiltered && (await api.resources.list({ query: { range: [0, 0] } })).total > 0;
  return hasAny ? found : samplesOf({ tab, q }, await api.resources.samples());
}

/** Samples, shown while the practice has no public resource, except those that the owners have added and then withdrawn. */
function samplesOf({ tab, q }: Pick<ResourceQuery, 'tab' | 'q'>, addresses: readonly string[]) {
  const words = q.toLowerCase();
  const rows = sampleResources.filter(
    ({ category, title, description, fileUrl }) =>
      addresses.includes(fileUrl) &&
      (tab === 'all' || category === tab) &&
      (title.toLowerCase().includes(words) || description.toLowerCase().includes(words)),
  );
  return { rows, total: rows.length };
}

const rangeOf = (page: number): [number, number] => [(page - 1) * publicPageSize, page * publicPageSize - 1];

export const lastPage = (total: number) => Math.max(1, Math.ceil(total / publicPageSize));

export const counted = (total: number, singular: string) =>
  `${total.toLocaleString('en-US')} ${total === 1 ? singular : `${singular}s`}`;

import type { Api } from '@practice/contract/api-client';
import { type BlogPostSummary, publicPageSize } from '@practice/contract/blog-posts';
import type { ListPage } from '@practice/contract/lists';
import type { Resource } from '@practice/contract/resources';
import { type SampleResource, sampleResources } from '@practice/contract/sample-resources';
import { type ResourceQuery, showsPosts, showsResources } from './query.ts';

/** The lists on /resources; one that the tab does not show is undefined. */
export interface ResourceList {
  posts?: ListPage<BlogPostSummary>;
  resources?: ListPage<Resource | SampleResource>;
}

/** Loads both lists in parallel. */
export async function loadList(api: Api, query: ResourceQuery): Promise<ResourceList> {
  const [posts, resources] = await Promise.all([
    showsPosts(query) ? postsOf(api, query) : undefined,
    showsResources(query) ? resourcesOf(api, query) : undefined,
  ]);
  return { ...(posts ? { posts } : {}), ...(resources ? { resources } : {}) };
}

/** On the tab All, `page` only applies to the resources; the newest posts stay above them. */
function postsOf(api: Api, { tab, q, page }: ResourceQuery): Promise<ListPage<BlogPostSummary>> {
  return api.blogPosts.list({
    published: true,
    sort: ['createdAt', 'DESC'],
    range: rangeOf(tab === 'blog' ? page : 1),
    ...(q === '' ? {} : { filter: { q } }),
  });
}

async function resourcesOf(api: Api, { tab, q, page }: ResourceQuery) {
  const filter = { ...(tab === 'all' ? {} : { category: tab }), ...(q === '' ? {} : { q }) };
  const isFiltered = Object.keys(filter).length > 0;
  const found = await api.resources.list({ sort: ['dateAdded', 'DESC'], range: rangeOf(page), filter });
  if (found.total > 0) return found;
  const hasAny = isFiltered && (await api.resources.list({ range: [0, 0] })).total > 0;
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

/** The last page there is; at least 1. */
export const lastPage = (total: number) => Math.max(1, Math.ceil(total / publicPageSize));

/** The total of the list that `page` applies to. */
export function pagedTotal(list: ResourceList, { tab }: ResourceQuery): number {
  return (tab === 'blog' ? list.posts?.total : list.resources?.total) ?? 0;
}

/** The totals as text. */
export function countsOf({ posts, resources }: ResourceList): { articles?: string; resources?: string } {
  return {
    ...(posts ? { articles: numbered(posts.total, 'article') } : {}),
    ...(resources ? { resources: numbered(resources.total, 'resource') } : {}),
  };
}

const numbered = (total: number, one: string) =>
  `${total.toLocaleString('en-US')} ${total === 1 ? one : `${one}s`}`;

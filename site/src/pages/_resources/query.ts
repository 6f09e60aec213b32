import { paths } from '@practice/contract/paths';
import { type ResourceTab, resourceTabs } from '@practice/contract/resources';
import { textLimits } from '@practice/contract/text';

export interface ResourceQuery {
  tab: ResourceTab;
  q: string;
  page: number;
}

/** Reads `?tab=&q=&page=`. Invalid values count as missing. */
export function readQuery(params: URLSearchParams): ResourceQuery {
  const tab = resourceTabs.find(({ value }) => value === params.get('tab')?.toLowerCase());
  const page = params.get('page') ?? '';
  return {
    tab: tab?.value ?? 'all',
    q: searchable(params.get('q') ?? ''),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

export function addressOf({ tab, q, page }: ResourceQuery): string {
  const params = new URLSearchParams();
  if (tab !== 'all') params.set('tab', tab);
  if (q !== '') params.set('q', q);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? paths.resources : `${paths.resources}?${params}`;
}

/** Removes control characters and lone surrogates, which the database refuses, and limits the length. */
function searchable(words: string): string {
  return words
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, textLimits.title)
    .toWellFormed();
}

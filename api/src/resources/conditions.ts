import type { ResourceFilter } from '@practice/contract/resources';
import type { Match } from '../search/newest-matches.ts';
import { partOf, type Value } from '../search/text-search.ts';
import type { Viewer } from './resource-rows.ts';

export interface Conditions {
  /** For a WHERE clause on `resources AS resource`: everything but the text that is searched. */
  rows: string;
  /** The text that is searched. */
  matches: readonly Match[];
  /** The same on `resource_counts`, where that table knows the answer. */
  counts: string | undefined;
  values: unknown[];
}

/** The caller's filter, and outside of it what the caller may see at all. */
export function conditionsOf(filter: ResourceFilter, viewer: Viewer): Conditions {
  const { id, category, fileType, isPublic, deleted = false } = filter;
  const values: unknown[] = [];
  const value: Value = (each) => `$${values.push(each)}`;

  const plain: string[] = [];
  if (category !== undefined) plain.push(`category = ANY(${value([category].flat())})`);
  if (isPublic !== undefined) plain.push(isPublic ? 'is_public' : 'NOT is_public');

  const chosen: string[] = [];
  if (id !== undefined) chosen.push(`resource.id = ANY(${value([id].flat())})`);
  if (fileType !== undefined) chosen.push(`resource.file_type = ${value(fileType)}`);

  const q = filter.q?.trim() ?? '';
  const matches = q === '' ? [] : [partOf(line, q, value)];

  const trash = deleted ? ['deleted_at IS NOT NULL', 'deleted'] : ['deleted_at IS NULL', 'NOT deleted'];
  const visible =
    viewer === 'everybody' ? ['is_public AND deleted_at IS NULL', 'is_public AND NOT deleted'] : [];
  return {
    rows: [...plain, ...chosen, trash[0], ...visible.slice(0, 1)].join(' AND '),
    counts:
      chosen.length > 0 || q !== '' ? undefined : [...plain, trash[1], ...visible.slice(1)].join(' AND '),
    matches,
    values,
  };
}

/** What is searched letter by letter; its two indexes say it in the same words. */
const line = `lower(resource.title || E'\\n' || resource.description)`;

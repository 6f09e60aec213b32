import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type ListPage, listCap } from '@practice/contract/lists';
import type { ResourceFilter, Resource as ResourceView, resourceSorts } from '@practice/contract/resources';
import { Prepared } from '../database/prepared.ts';
import type { ListQuery } from '../http/list-query.ts';
import {
  type ResourceRow,
  resourceColumns,
  resourceTables,
  resourceView,
  type Sight,
} from './resource-rows.ts';

type Sort = (typeof resourceSorts)[number];
export type ResourceQuery = ListQuery<Sort, ResourceFilter>;

@Injectable()
export class ResourceLists {
  constructor(private readonly prepared: Prepared) {}

  /** One page of what the caller may see, and how many there are in all. */
  async page({ sort, offset, limit, filter }: ResourceQuery, sight: Sight): Promise<ListPage<ResourceView>> {
    const { where, counts, values } = conditionsOf(filter, sight);
    const counted = counts
      ? `SELECT coalesce(sum(resources), 0)::integer AS total FROM resource_counts WHERE ${counts}`
      : `SELECT count(*)::integer AS total FROM resources AS resource WHERE ${where}`;
    const order = `${columns[sort.field]} ${sort.order}, resource.id ${sort.order}`;
    const page = `SELECT id FROM resources AS resource WHERE ${where} ORDER BY ${order}
                  LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
    const rows = await this.prepare<PageRow>(
      `SELECT counted.total, ${resourceColumns} FROM (${counted}) AS counted
       LEFT JOIN (${page}) AS page ON true
       LEFT JOIN (${resourceTables}) ON resource.id = page.id
       ORDER BY ${order}`,
      [...values, limit, offset],
    );
    const found = rows.flatMap((row) => (row.id === null ? [] : [resourceView(row, sight)]));
    return { rows: found, total: rows[0]?.total ?? 0 };
  }

  /** Everything that matches, for admins, a part at a time. */
  async *everything(query: ResourceQuery): AsyncGenerator<ResourceView> {
    for (let offset = 0; ; offset += listCap) {
      const { rows } = await this.page({ ...query, offset, limit: listCap }, 'admins');
      yield* rows;
      if (rows.length < listCap) return;
    }
  }

  async one(id: number): Promise<ResourceRow | undefined> {
    const [row] = await this.prepare<ResourceRow>(
      `SELECT ${resourceColumns} FROM ${resourceTables} WHERE resource.id = $1`,
      [id],
    );
    return row;
  }

  private prepare<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    const name = createHash('sha1').update(text).digest('base64url');
    return this.prepared.rows<Row>(`resources-${name}`, text, values);
  }
}

/** Each row with the number of all; where the page is empty, one row with that number alone. */
type PageRow = { total: number } & (ResourceRow | { id: null });

const columns: Record<Sort, string> = {
  dateAdded: 'resource.date_added',
  id: 'resource.id',
  title: 'lower(resource.title)',
  category: 'resource.category',
  fileType: 'resource.file_type',
  isPublic: 'resource.is_public',
  downloads: 'resource.downloads',
};

interface Conditions {
  where: string;
  /** The same on `resource_counts`, where that table knows the answer. */
  counts: string | undefined;
  values: unknown[];
}

/** The caller's filter, and outside of it what the caller may see at all. */
function conditionsOf(filter: ResourceFilter, sight: Sight): Conditions {
  const { q = '', id, category, fileType, isPublic, deleted = false } = filter;
  const values: unknown[] = [];
  const value = (each: unknown) => `$${values.push(each)}`;

  const plain: string[] = [];
  if (category !== undefined) plain.push(`category = ANY(${value([category].flat())})`);
  if (isPublic !== undefined) plain.push(isPublic ? 'is_public' : 'NOT is_public');

  const search: string[] = [];
  if (q.trim() !== '') {
    const pattern = `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`;
    search.push(`lower(resource.title || E'\\n' || resource.description) LIKE lower(${value(pattern)})`);
  }
  if (id !== undefined) search.push(`resource.id = ANY(${value([id].flat())})`);
  if (fileType !== undefined) search.push(`resource.file_type = ${value(fileType)}`);

  const isForAll = sight === 'everybody';
  const where = [...plain, ...search, deleted ? 'deleted_at IS NOT NULL' : 'deleted_at IS NULL'];
  const counts = [...plain, deleted ? 'deleted' : 'NOT deleted'];
  return {
    where: [...where, ...(isForAll ? ['is_public AND deleted_at IS NULL'] : [])].join(' AND '),
    counts:
      search.length === 0
        ? [...counts, ...(isForAll ? ['is_public AND NOT deleted'] : [])].join(' AND ')
        : undefined,
    values,
  };
}

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type ListPage, listCap } from '@practice/contract/lists';
import type { ResourceFilter, Resource as ResourceView, resourceSorts } from '@practice/contract/resources';
import { DataSource } from 'typeorm';
import { Prepared } from '../database/prepared.ts';
import type { ListQuery } from '../http/list-query.ts';
import { anyOf, newestMatches } from '../search/newest-matches.ts';
import { type Conditions, conditionsOf } from './conditions.ts';
import {
  type ResourceRow,
  resourceColumns,
  resourceTables,
  resourceView,
  type Viewer,
} from './resource-rows.ts';

type Sort = (typeof resourceSorts)[number];
export type ResourceQuery = ListQuery<Sort, ResourceFilter>;

@Injectable()
export class ResourceLists {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly prepared: Prepared,
  ) {}

  /** One page of what the caller may see, and how many there are in all. */
  async page(query: ResourceQuery, viewer: Viewer): Promise<ListPage<ResourceView>> {
    const conditions = conditionsOf(query.filter, viewer);
    const rows =
      conditions.matches.length > 0
        ? await this.found(query, conditions)
        : await this.listed(query, conditions);
    const found = rows.flatMap((row) => (row.id === null ? [] : [resourceView(row, viewer)]));
    return { rows: found, total: rows[0]?.total ?? 0 };
  }

  /** Everything that matches, for admins, a part at a time. */
  async *everything(query: ResourceQuery): AsyncGenerator<ResourceView> {
    const conditions = conditionsOf(query.filter, 'admins');
    for (let offset = 0; ; offset += listCap) {
      const rows = await this.listed({ ...query, offset, limit: listCap }, conditions);
      for (const row of rows) if (row.id !== null) yield resourceView(row, 'admins');
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

  private listed({ sort, offset, limit }: ResourceQuery, conditions: Conditions): Promise<PageRow[]> {
    const { rows, matches, counts, values } = conditions;
    const where = matches.length > 0 ? `${rows} AND (${anyOf(matches)})` : rows;
    const total = counts
      ? `SELECT coalesce(sum(resources), 0)::integer AS total FROM resource_counts WHERE ${counts}`
      : `SELECT count(*)::integer AS total FROM resources AS resource WHERE ${where}`;
    const ids = `SELECT id FROM resources AS resource WHERE ${where} ORDER BY ${order(sort)}`;
    return this.prepare(pageOf(total, ids, sort, values.length), [...values, limit, offset]);
  }

  /** Planned anew each time: the best way depends on how common the words are. */
  private async found({ sort, offset, limit }: ResourceQuery, conditions: Conditions): Promise<PageRow[]> {
    const { rows, matches } = conditions;
    const found = await newestMatches({ ...table, rows, matches }, conditions.values, this.prepared);
    const page = pageOf(
      'SELECT count(*)::integer AS total FROM found',
      `SELECT resource.id FROM found JOIN resources AS resource USING (id) ORDER BY ${order(sort)}`,
      sort,
      found.values.length,
    );
    return this.dataSource.query<PageRow[]>(`WITH found AS MATERIALIZED (${found.sql}) ${page}`, [
      ...found.values,
      limit,
      offset,
    ]);
  }

  private prepare<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    const name = createHash('sha1').update(text).digest('base64url');
    return this.prepared.rows<Row>(`resources-${name}`, text, values);
  }
}

/** Each row with the number of all; where the page is empty, one row with that number alone. */
type PageRow = { total: number } & (ResourceRow | { id: null });

const table = { from: 'resources AS resource', date: 'resource.date_added' };

function pageOf(total: string, ids: string, sort: ResourceQuery['sort'], parameters: number): string {
  return `
    SELECT counted.total, ${resourceColumns} FROM (${total}) AS counted
    LEFT JOIN (${ids} LIMIT $${parameters + 1} OFFSET $${parameters + 2}) AS page ON true
    LEFT JOIN (${resourceTables}) ON resource.id = page.id
    ORDER BY ${order(sort)}`;
}

const columns: Record<Sort, string> = {
  dateAdded: 'resource.date_added',
  id: 'resource.id',
  title: 'lower(resource.title)',
  category: 'resource.category',
  fileType: 'resource.file_type',
  isPublic: 'resource.is_public',
  downloads: 'resource.downloads',
};

function order({ field, order }: ResourceQuery['sort']): string {
  return `${columns[field]} ${order}, resource.id ${order}`;
}

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type BlogPostFilter, type BlogPostSummary, type blogPostSorts } from '@practice/contract/blog-posts';
import { type ListPage, listCap } from '@practice/contract/lists';
import { DataSource } from 'typeorm';
import { Prepared } from '../database/prepared.ts';
import type { ListQuery } from '../http/list-query.ts';
import { anyOf, newestMatches } from '../search/newest-matches.ts';
import { Pictures } from '../uploads/pictures.ts';
import { imagesOf, type SummaryRow, summaryColumns, withImage } from './blog-post-rows.ts';
import { type Conditions, conditionsOf, type Viewer } from './conditions.ts';

export type BlogPostSort = (typeof blogPostSorts)[number];
export type BlogPostQuery = ListQuery<BlogPostSort, BlogPostFilter>;

@Injectable()
export class BlogPostLists {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly prepared: Prepared,
    private readonly pictures: Pictures,
  ) {}

  /** One page of a list, and how many there are in all. What it costs does not grow with the table. */
  async page(query: BlogPostQuery, viewer: Viewer): Promise<ListPage<BlogPostSummary>> {
    const conditions = conditionsOf(query.filter, viewer);
    const rows = conditions.isSearch
      ? await this.found(query, conditions)
      : await this.listed(query, conditions);
    const { total = 0 } = rows[0] ?? {};
    const summaries = rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : row));
    const pictures = await this.pictures.of(imagesOf(summaries));
    return { total, rows: summaries.map((row) => withImage(row, pictures)) };
  }

  /** Everything that matches, in the list's order, a part at a time. */
  async *everything({ sort, filter }: BlogPostQuery): AsyncGenerator<BlogPostSummary> {
    const { posts, matches, values } = conditionsOf(filter, 'admins');
    const all = matches.length > 0 ? `${posts} AND (${anyOf(matches)})` : posts;
    const ids = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM blog_posts AS post WHERE ${all} ORDER BY ${order(sort)}`,
      values,
    );
    for (let from = 0; from < ids.length; from += listCap) {
      const part = ids.slice(from, from + listCap).map(({ id }) => id);
      const rows = await this.prepared.rows<SummaryRow>('blog-posts-by-id', byIds, [part]);
      for (const row of rows) yield { ...row, image: null };
    }
  }

  private async listed({ sort, offset, limit }: BlogPostQuery, { posts, counts, values }: Conditions) {
    const total = counts
      ? `SELECT coalesce(sum(posts), 0)::integer AS total FROM blog_post_counts WHERE ${counts}`
      : `SELECT count(*)::integer AS total FROM blog_posts AS post WHERE ${posts}`;
    const ids = (by: SortBy) => `SELECT id FROM blog_posts AS post WHERE ${posts} ORDER BY ${order(by)}`;
    const forwards = () =>
      this.prepare(pageOf(total, ids(sort), sort, values.length), [...values, limit, offset]);
    if (offset < farFromStart) return forwards();
    const [counted] = await this.prepare<{ total: number }>(total, values);
    const behind = (counted?.total ?? 0) - offset - limit;
    if (behind >= offset) return forwards();
    // A page far behind is counted off from the end that is nearer to it.
    const backwards = pageOf(total, ids(turned(sort)), sort, values.length);
    return this.prepare(backwards, [
      ...values,
      Math.max(0, limit + Math.min(behind, 0)),
      Math.max(0, behind),
    ]);
  }

  /** Planned anew each time: the best way depends on how common the words are. */
  private async found({ sort, offset, limit }: BlogPostQuery, conditions: Conditions): Promise<PageRow[]> {
    const { posts: rows, matches } = conditions;
    const found = await newestMatches({ ...table, rows, matches }, conditions.values, this.prepared);
    const page = pageOf(
      'SELECT count(*)::integer AS total FROM found',
      `SELECT post.id FROM found JOIN blog_posts AS post USING (id) ORDER BY ${order(sort)}`,
      sort,
      found.values.length,
    );
    return this.dataSource.query<PageRow[]>(`WITH found AS MATERIALIZED (${found.sql}) ${page}`, [
      ...found.values,
      limit,
      offset,
    ]);
  }

  private prepare<Row extends object = PageRow>(text: string, values: unknown[]): Promise<Row[]> {
    const name = createHash('sha1').update(text).digest('base64url');
    return this.prepared.rows<Row>(`blog-posts-${name}`, text, values);
  }
}

type SortBy = BlogPostQuery['sort'];

/** Each row with the number of all; where the page is empty, one row with that number alone. */
type PageRow = { total: number } & (SummaryRow | { id: null });

const farFromStart = 1000;

const table = { from: 'blog_posts AS post', date: 'post.created_at' };

function pageOf(total: string, ids: string, sort: SortBy, parameters: number): string {
  return `
    SELECT counted.total, ${summaryColumns} FROM (${total}) AS counted
    LEFT JOIN (${ids} LIMIT $${parameters + 1} OFFSET $${parameters + 2}) AS page ON true
    LEFT JOIN blog_posts AS post ON post.id = page.id
    ORDER BY ${order(sort)}`;
}

const columns: Record<BlogPostSort, string> = {
  createdAt: 'post.created_at',
  id: 'post.id',
  title: 'lower(post.title)',
  category: 'post.category',
  published: 'post.published',
  updatedAt: 'post.updated_at',
};

function order({ field, order }: SortBy): string {
  return field === 'id' ? `post.id ${order}` : `${columns[field]} ${order}, post.id ${order}`;
}

function turned({ field, order }: SortBy): SortBy {
  return { field, order: order === 'ASC' ? 'DESC' : 'ASC' };
}

const byIds = `
  SELECT ${summaryColumns} FROM blog_posts AS post WHERE id = ANY($1) ORDER BY array_position($1, id)`;

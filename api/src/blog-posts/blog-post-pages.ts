import { NotFoundException } from '@nestjs/common';
import { type BlogPostLink, feedLength, sitemapLength } from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import type { DataSource } from 'typeorm';
import { findWithNeighbors } from '../database/sql/blog-post-neighbors.ts';
import { asVisitor, type Viewer } from '../lists/list.ts';
import { applyTypography } from '../markdown/typography.ts';
import { blogPostList, feedItems, loadPictures, wholeBlogPosts } from './blog-post-list.ts';

export async function blogPostPage(database: DataSource, slug: string, viewer: Viewer) {
  const page = await findWithNeighbors(database, slug, viewer.seesAll);
  if (!page) throw new NotFoundException(messages.blog.gone);
  const others = [page.previous, page.next, ...page.related].filter((id) => id !== null);
  const [post, summaries] = await Promise.all([
    wholeBlogPosts.one(database, page.id, viewer),
    blogPostList.byIds(database, others, viewer),
  ]);
  if (!post) throw new NotFoundException(messages.blog.gone);
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  const related = page.related.flatMap((id) => byId.get(id) ?? []);
  const toAnswer = await loadPictures([post, ...related], database);
  return {
    ...toAnswer(post),
    previous: linkTo(byId.get(page.previous ?? 0)),
    next: linkTo(byId.get(page.next ?? 0)),
    related: related.map(toAnswer),
  };
}

export async function blogPostFeed(database: DataSource) {
  const rows = await feedItems.rows(database, { ...newest, limit: feedLength }, asVisitor);
  return rows.map(await loadPictures(rows, database));
}

export function blogPostAddresses(database: DataSource) {
  return addresses.rows(database, { ...newest, limit: sitemapLength }, asVisitor);
}

const newest = {
  sort: { field: 'createdAt', order: 'DESC' },
  offset: 0,
  filter: { deleted: false },
} as const;

const addresses = blogPostList.with(['slug', 'updatedAt']);

function linkTo(post: Pick<BlogPostLink, 'slug' | 'title'> | undefined): BlogPostLink | null {
  return post ? { slug: post.slug, title: post.title, formattedTitle: applyTypography(post.title) } : null;
}

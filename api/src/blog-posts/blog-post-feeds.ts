import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type BlogPostAddress,
  type BlogPostFeedItem,
  feedLength,
  sitemapLength,
} from '@practice/contract/blog-posts';
import { DataSource } from 'typeorm';
import { Pictures } from '../uploads/pictures.ts';
import { answersOf, blogPostList } from './blog-post-list.ts';

/** The public posts as other programs want them: for the feed and the sitemap. */
@Injectable()
export class BlogPostFeeds {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly pictures: Pictures,
  ) {}

  /** The newest public posts with their whole text. */
  async feed(): Promise<BlogPostFeedItem[]> {
    const rows = await feedItems.rows(this.database, { ...newest, limit: feedLength }, undefined);
    return rows.map(await answersOf(rows, this.pictures));
  }

  /** Where every public post stands. */
  addresses(): Promise<BlogPostAddress[]> {
    return addresses.rows(this.database, { ...newest, limit: sitemapLength }, undefined);
  }
}

const newest = {
  sort: { field: 'createdAt', order: 'DESC' },
  offset: 0,
  filter: { deleted: false },
} as const;

const addresses = blogPostList.with(['slug', 'updatedAt']);

const feedItems = blogPostList.with([
  'id',
  'title',
  'slug',
  'summary',
  'category',
  'tags',
  'imageUrl',
  'createdAt',
  'updatedAt',
  'contentHtml',
]);

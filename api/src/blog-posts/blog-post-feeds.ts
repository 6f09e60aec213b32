import { Injectable } from '@nestjs/common';
import {
  type BlogPostAddress,
  type BlogPostFeedItem,
  feedLength,
  sitemapLength,
} from '@practice/contract/blog-posts';
import { DataSource } from 'typeorm';
import { Pictures } from '../uploads/pictures.ts';
import { blogPostList, loadPictures } from './blog-post-list.ts';

/** The public posts for the RSS feed and the sitemap. */
@Injectable()
export class BlogPostFeeds {
  constructor(
    private readonly database: DataSource,
    private readonly pictures: Pictures,
  ) {}

  /** The newest public posts with their whole text. */
  async feed(): Promise<BlogPostFeedItem[]> {
    const rows = await feedItems.rows(this.database, { ...newest, limit: feedLength }, undefined);
    return rows.map(await loadPictures(rows, this.pictures));
  }

  /** The slugs of all public posts, for the sitemap. */
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

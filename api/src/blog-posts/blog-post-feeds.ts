import { Injectable } from '@nestjs/common';
import { type BlogPostFeedItem, feedLength, sitemapLength } from '@practice/contract/blog-posts';
import { Prepared } from '../database/prepared.ts';
import { Pictures } from '../uploads/pictures.ts';
import { imagesOf, momentOf, withImage } from './blog-post-rows.ts';

/** The public posts as other programs want them: for the feed and the sitemap. */
@Injectable()
export class BlogPostFeeds {
  constructor(
    private readonly prepared: Prepared,
    private readonly pictures: Pictures,
  ) {}

  /** The newest public posts with their whole text. */
  async feed(): Promise<BlogPostFeedItem[]> {
    const rows = await this.prepared.rows<Omit<BlogPostFeedItem, 'image'>>('blog-posts-feed', feed, []);
    const pictures = await this.pictures.of(imagesOf(rows));
    return rows.map((row) => withImage(row, pictures));
  }

  /** Where every public post stands: `BlogPostAddress[]` as JSON, made by the database. */
  async addresses(): Promise<string> {
    const [row] = await this.prepared.rows<{ json: string }>('blog-post-addresses', addresses, []);
    return row?.json ?? '[]';
  }
}

const newest = `
  SELECT id FROM blog_posts WHERE published AND deleted_at IS NULL ORDER BY created_at DESC, id DESC`;

const feed = `
  SELECT post.id, post.title, post.slug, post.summary, post.category, post.tags, post.image_url AS "imageUrl",
         ${momentOf('post.created_at')} AS "createdAt", ${momentOf('post.updated_at')} AS "updatedAt",
         post.content_html AS "contentHtml"
  FROM blog_posts AS post WHERE post.id IN (${newest} LIMIT ${feedLength})
  ORDER BY post.created_at DESC, post.id DESC`;

const addresses = `
  SELECT coalesce(json_agg(json_build_object('slug', slug, 'updatedAt', updated_at)), '[]')::text AS json
  FROM (
    SELECT slug, ${momentOf('updated_at')} AS updated_at FROM blog_posts AS post
    WHERE published AND deleted_at IS NULL ORDER BY post.created_at DESC, post.id DESC LIMIT ${sitemapLength}
  ) AS newest`;

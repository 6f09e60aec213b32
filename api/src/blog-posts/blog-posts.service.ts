import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  BlogPostInput,
  BlogPostPreview,
  BlogPostUpdate,
  BlogPost as BlogPostView,
} from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Prepared } from '../database/prepared.ts';
import { isDeadlock, violatedConstraint } from '../database/violations.ts';
import { Jobs } from '../jobs/jobs.ts';
import { renderText } from '../markdown/markdown.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { pagesOfPost } from '../page-cache/pages.ts';
import { Pictures } from '../uploads/pictures.ts';
import { BlogPost } from './blog-post.entity.ts';
import { imagesOf, type PostRow, postColumns, withImage } from './blog-post-rows.ts';
import { BlogPostVersions } from './blog-post-versions.ts';
import { changed, isSame, newState } from './post-state.ts';

/** Whoever writes: their account, and the name that stays with what they wrote. */
export interface Author {
  id: number;
  name: string;
}

/** The queue of posts that wait for their time. */
export const publishQueue = 'publish-posts';

@Injectable()
export class BlogPosts {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly prepared: Prepared,
    private readonly versions: BlogPostVersions,
    private readonly jobs: Jobs,
    private readonly pictures: Pictures,
    private readonly pageCache: PageCache,
  ) {}

  /** @throws NotFoundException also for a post in the trash. */
  async one(id: number): Promise<BlogPostView> {
    const [row] = await this.prepared.rows<PostRow>('blog-post', onePost, [id]);
    if (!row) throw new NotFoundException(messages.blog.unknown);
    return withImage(row, await this.pictures.of(imagesOf([row])));
  }

  /** The text as its page would show it. */
  async preview(content: string): Promise<BlogPostPreview> {
    return renderText(content, (addresses) => this.pictures.of(addresses));
  }

  /** @throws ConflictException when another post has the slug. */
  async create(input: BlogPostInput, author: Author): Promise<BlogPostView> {
    const state = newState(input, new Date());
    const rendered = await this.preview(state.content);
    const id = await this.dataSource.transaction(async (manager) => {
      const { identifiers } = await refusingTakenSlug(
        manager.insert(BlogPost, { ...state, ...rendered, authorId: author.id, savedBy: author.name }),
      );
      const id: number = identifiers[0]?.id;
      await this.waitFor(state.publishAt, `${id}/1`, manager);
      return id;
    });
    if (state.published) await this.pageCache.purge(pagesOfPost(state.slug));
    return this.one(id);
  }

  /**
   * Changes what is named, and keeps the former state as a version.
   * @throws NotFoundException, or ConflictException when the post was saved since, or another one has the slug.
   */
  async update(id: number, change: BlogPostUpdate, savedBy: string): Promise<BlogPostView> {
    const rendered = change.content === undefined ? undefined : await this.preview(change.content);
    const seen = await this.dataSource.transaction(async (manager) => {
      const former = await locked(id, manager);
      if (change.version !== undefined && change.version !== former.version) {
        throw new ConflictException(messages.blog.changedMeanwhile);
      }
      const now = new Date();
      const state = changed(former, change, now);
      // Sent twice, it is saved once.
      if (isSame(former, state)) return [];
      const version = former.version + 1;
      await this.versions.keep(former, manager);
      await refusingTakenSlug(
        manager.update(BlogPost, { id }, { ...state, ...rendered, version, savedBy, updatedAt: now }),
      );
      if (former.wasPublic && former.slug !== state.slug) await keepAddress(former, state.slug, manager);
      await this.waitFor(state.publishAt, `${id}/${version}`, manager);
      return former.published || state.published ? [state.slug, former.slug] : [];
    });
    if (seen.length > 0) await this.pageCache.purge(pagesOfPost(...seen));
    return this.one(id);
  }

  private async waitFor(publishAt: Date | null, key: string, within: EntityManager): Promise<void> {
    if (publishAt) await this.jobs.send(publishQueue, {}, { key, within, at: publishAt });
  }
}

const onePost = `SELECT ${postColumns} FROM blog_posts AS post WHERE id = $1 AND deleted_at IS NULL`;

async function locked(id: number, manager: EntityManager): Promise<BlogPost> {
  const post = await manager.findOne(BlogPost, {
    where: { id, deletedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (!post) throw new NotFoundException(messages.blog.unknown);
  return post;
}

/** Keeps a redirect from the post's old slug, and removes one from its new slug. */
async function keepAddress(former: BlogPost, slug: string, manager: EntityManager): Promise<void> {
  await manager.query(
    `INSERT INTO blog_post_slugs (slug, post_id) VALUES ($1, $2) ON CONFLICT (slug) DO UPDATE SET post_id = $2`,
    [former.slug, former.id],
  );
  await manager.query(`DELETE FROM blog_post_slugs WHERE slug = $1 AND post_id = $2`, [slug, former.id]);
}

async function refusingTakenSlug<Result>(saving: Promise<Result>): Promise<Result> {
  try {
    return await saving;
  } catch (error) {
    // Two posts that take each other's slug at the same moment wait for each other: neither slug was free.
    if (violatedConstraint(error) !== 'blog_posts_slug_taken' && !isDeadlock(error)) throw error;
    const message = messages.blog.slugTaken;
    throw new ConflictException({ message, errors: [{ path: 'slug', message }] });
  }
}

import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  BlogPostInput,
  BlogPostPreview,
  BlogPostPreviewInput,
  BlogPostUpdate,
  BlogPost as BlogPostView,
} from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { isDeadlock, violatedConstraint } from '../database/violations.ts';
import { Jobs } from '../jobs/jobs.ts';
import { asAdmin } from '../lists/list.ts';
import { inPrint } from '../markdown/in-print.ts';
import { renderText } from '../markdown/markdown.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { pagesOfPost } from '../page-cache/pages.ts';
import { Pictures } from '../uploads/pictures.ts';
import { BlogPost } from './blog-post.entity.ts';
import { answersOf, wholeBlogPosts } from './blog-post-list.ts';
import { BlogPostRedirect } from './blog-post-redirect.entity.ts';
import { BlogPostVersions } from './blog-post-versions.ts';
import { changed, isSame, newState } from './post-state.ts';

/** The person who writes: their account, and the name that stays with what they wrote. */
interface Author {
  id: number;
  name: string;
}

/** The queue of posts that wait for their time. */
export const publishQueue = 'publish-posts';

@Injectable()
export class BlogPosts {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly versions: BlogPostVersions,
    private readonly jobs: Jobs,
    private readonly pictures: Pictures,
    private readonly pageCache: PageCache,
  ) {}

  /** @throws NotFoundException also for a post in the trash. */
  async one(id: number): Promise<BlogPostView> {
    const post = await wholeBlogPosts.one(this.dataSource, id, asAdmin);
    if (!post || post.deletedAt) throw new NotFoundException(messages.blog.unknown);
    const answer = await answersOf([post], this.pictures);
    return answer(post);
  }

  /** The words as their page would show them. */
  async preview({ title, summary, content }: BlogPostPreviewInput): Promise<BlogPostPreview> {
    const { contentHtml, readingMinutes } = await this.render(content);
    return { titleInPrint: inPrint(title), summaryInPrint: inPrint(summary), contentHtml, readingMinutes };
  }

  /** The text as its page shows it. */
  private render(content: string) {
    return renderText(content, (addresses) => this.pictures.of(addresses));
  }

  /** @throws ConflictException when another post has the slug. */
  async create(input: BlogPostInput, author: Author): Promise<BlogPostView> {
    const state = newState(input, new Date());
    const rendered = await this.render(state.content);
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
   * Changes what is named, and keeps the state before as a version.
   * @throws NotFoundException, or ConflictException when the post was saved since, or another one has the slug.
   */
  async update(id: number, change: BlogPostUpdate, savedBy: string): Promise<BlogPostView> {
    const rendered = change.content === undefined ? undefined : await this.render(change.content);
    const seen = await this.dataSource.transaction(async (manager) => {
      const before = await locked(id, manager);
      if (change.version !== undefined && change.version !== before.version) {
        throw new ConflictException(messages.blog.changedMeanwhile);
      }
      const now = new Date();
      const state = changed(before, change, now);
      // Sent twice, it is saved once.
      if (isSame(before, state)) return [];
      const version = before.version + 1;
      await this.versions.keep(before, manager);
      await refusingTakenSlug(
        manager.update(BlogPost, { id }, { ...state, ...rendered, version, savedBy, updatedAt: now }),
      );
      if (before.wasPublic && before.slug !== state.slug) {
        await redirectFrom(before.slug, before, state.slug, manager);
      }
      await this.waitFor(state.publishAt, `${id}/${version}`, manager);
      return before.published || state.published ? [state.slug, before.slug] : [];
    });
    if (seen.length > 0) await this.pageCache.purge(pagesOfPost(...seen));
    return this.one(id);
  }

  private async waitFor(publishAt: Date | null, key: string, within: EntityManager): Promise<void> {
    if (publishAt) await this.jobs.send(publishQueue, {}, { key, within, at: publishAt });
  }
}

async function locked(id: number, manager: EntityManager): Promise<BlogPost> {
  const post = await manager.findOne(BlogPost, {
    where: { id, deletedAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (!post) throw new NotFoundException(messages.blog.unknown);
  return post;
}

/** The address that the post had redirects to it from now on, and the new one no longer does. */
async function redirectFrom(slug: string, { id }: BlogPost, newSlug: string, manager: EntityManager) {
  await manager.upsert(BlogPostRedirect, { slug, postId: id }, ['slug']);
  await manager.delete(BlogPostRedirect, { slug: newSlug, postId: id });
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

import {
  ConflictException,
  HttpException,
  Injectable,
  Logger,
  NotFoundException,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { personName, type SessionUser } from '@practice/contract/auth';
import {
  type BlogPostInput,
  type BlogPostPreview,
  type BlogPostPreviewInput,
  type BlogPostUpdate,
  type BlogPost as BlogPostView,
  versionsKept,
} from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import { DataSource, type EntityManager, IsNull, LessThanOrEqual, Raw } from 'typeorm';
import { isDeadlock, violatedConstraint } from '../database/errors.ts';
import { findLocked } from '../database/queries.ts';
import type { BeforeJson } from '../http/route.ts';
import { conflict } from '../http/validation.ts';
import { Jobs } from '../jobs/jobs.ts';
import { asStaff } from '../lists/list.ts';
import { renderText } from '../markdown/markdown.ts';
import { applyTypography } from '../markdown/typography.ts';
import { PageCache, pagesOfPost } from '../page-cache/page-cache.ts';
import { picturesByAddress } from '../uploads/pictures.ts';
import { BlogPost, BlogPostRedirect, BlogPostVersion } from './blog-post.entity.ts';
import { loadPictures, wholeBlogPosts } from './blog-post-list.ts';
import { differences, initialState, withChange } from './post-state.ts';

type Author = Pick<SessionUser, 'id' | 'firstName' | 'lastName' | 'username'>;

const publishQueue = 'publish-posts';

const scheduled = 'Scheduled publishing';

@Injectable()
export class BlogPosts implements OnApplicationBootstrap {
  private readonly logger = new Logger(BlogPosts.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly pageCache: PageCache,
  ) {
    const retries = { retryLimit: 20, retryDelay: 5, retryBackoff: true };
    jobs.work(publishQueue, retries, () => this.publishDue());
    jobs.daily('late-blog-posts', () => this.publishDue());
  }

  async one(id: number): Promise<BeforeJson<BlogPostView>> {
    const post = await wholeBlogPosts.one(this.dataSource, id, asStaff);
    if (!post || post.deletedAt) throw new NotFoundException(messages.blog.unknown);
    const toAnswer = await loadPictures([post], this.dataSource);
    return toAnswer(post);
  }

  async preview({ title, summary, content }: BlogPostPreviewInput): Promise<BlogPostPreview> {
    const rendered = await this.render(content);
    return {
      ...rendered,
      formattedTitle: applyTypography(title),
      formattedSummary: applyTypography(summary),
    };
  }

  async create(input: BlogPostInput, author: Author): Promise<BeforeJson<BlogPostView>> {
    const state = initialState(input, new Date());
    const rendered = await this.render(state.content);
    const id = await this.dataSource.transaction(async (manager) => {
      const { id } = await rejectTakenSlug(
        manager.save(BlogPost, { ...state, ...rendered, authorId: author.id, savedBy: personName(author) }),
      );
      await this.schedule(state.publishAt, `${id}/1`, manager);
      return id;
    });
    if (state.published) await this.pageCache.purge(pagesOfPost(state.slug));
    return this.one(id);
  }

  async update(id: number, change: BlogPostUpdate, savedBy: string): Promise<BeforeJson<BlogPostView>> {
    const rendered = change.content === undefined ? undefined : await this.render(change.content);
    const slugs = await this.dataSource.transaction(async (manager) => {
      const before = await findLocked(manager, BlogPost, { id, deletedAt: IsNull() });
      if (!before) throw new NotFoundException(messages.blog.unknown);
      if (change.version !== undefined && change.version !== before.version) {
        throw new ConflictException(messages.blog.changedMeanwhile);
      }
      const now = new Date();
      const after = withChange(before, change, now);
      const columns = differences(before, after);
      if (Object.keys(columns).length === 0) return [];
      const version = before.version + 1;
      await keepVersion(before, manager);
      await rejectTakenSlug(
        manager.update(BlogPost, { id }, { ...columns, ...rendered, version, savedBy, updatedAt: now }),
      );
      if (before.wasPublic && columns.slug) await saveRedirect(before, columns.slug, manager);
      await this.schedule(after.publishAt, `${id}/${version}`, manager);
      return before.published || after.published ? [after.slug, before.slug] : [];
    });
    if (slugs.length > 0) await this.pageCache.purge(pagesOfPost(...slugs));
    return this.one(id);
  }

  async versionsOf(id: number): Promise<Omit<BlogPostVersion, 'postId'>[]> {
    await this.one(id);
    const versions = await this.dataSource
      .getRepository(BlogPostVersion)
      .find({ where: { postId: id }, order: { version: 'DESC' } });
    return versions.map(({ postId: _, ...version }) => version);
  }

  async restoreVersion(id: number, version: number, savedBy: string): Promise<BeforeJson<BlogPostView>> {
    const kept = await this.dataSource.getRepository(BlogPostVersion).findOneBy({ postId: id, version });
    if (!kept) throw new NotFoundException(messages.blog.unknownVersion);
    const { postId: _, version: __, slug: ___, author, savedAt, ...text } = kept;
    return this.update(id, { ...text, published: false, publishAt: null }, savedBy);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.publishDue();
  }

  async publishDue(): Promise<void> {
    const due = await this.dataSource.getRepository(BlogPost).find({
      select: { id: true, version: true },
      where: { publishAt: Raw((column) => `${column} <= now()`), deletedAt: IsNull() },
      order: { publishAt: 'ASC' },
    });
    for (const { id, version } of due) {
      try {
        await this.update(id, { published: true, version }, scheduled);
        this.logger.log(`Post ${id} was published as scheduled.`);
      } catch (error) {
        if (!(error instanceof HttpException)) throw error;
      }
    }
  }

  private render(content: string) {
    return renderText(content, (addresses) => picturesByAddress(this.dataSource, addresses));
  }

  private async schedule(publishAt: Date | null, key: string, within: EntityManager): Promise<void> {
    if (publishAt) await this.jobs.send(publishQueue, {}, { key, within, at: publishAt });
  }
}

async function keepVersion(post: BlogPost, manager: EntityManager): Promise<void> {
  const { id: postId, version, savedBy: author, updatedAt: savedAt } = post;
  await manager.insert(BlogPostVersion, { ...post, postId, author, savedAt });
  await manager.delete(BlogPostVersion, { postId, version: LessThanOrEqual(version - versionsKept) });
}

async function saveRedirect({ id, slug }: BlogPost, newSlug: string, manager: EntityManager) {
  await manager.upsert(BlogPostRedirect, { slug, postId: id }, ['slug']);
  await manager.delete(BlogPostRedirect, { slug: newSlug, postId: id });
}

async function rejectTakenSlug<Result>(saving: Promise<Result>): Promise<Result> {
  try {
    return await saving;
  } catch (error) {
    // Two posts that swap slugs at once deadlock, so neither slug was free.
    if (violatedConstraint(error) !== 'blog_posts_slug_taken' && !isDeadlock(error)) throw error;
    throw conflict(messages.blog.slugTaken, 'slug');
  }
}

import {
  Body,
  Controller,
  ForbiddenException,
  NotFoundException,
  Param,
  Query,
  Req,
  Res,
  UnauthorizedException,
} from '@nestjs/common';
import { personName, type SessionUser } from '@practice/contract/auth';
import {
  type BlogPost,
  type BlogPostInput,
  type BlogPostPage,
  type BlogPostPreview,
  type BlogPostPreviewInput,
  type BlogPostSummary,
  type BlogPostUpdate,
  type BlogPostVersion,
  blogPostInput,
  blogPostPreviewInput,
  blogPostUpdate,
} from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import { blogPosts, type Notice } from '@practice/contract/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { Me } from '../auth/session.guard.ts';
import { ForAdmins, ForAnybody, Public } from '../http/audience.ts';
import { TakesLongText } from '../http/bodies.ts';
import { sendWithEtag } from '../http/etag.ts';
import { Route } from '../http/route.ts';
import { IdPipe } from '../http/validation.ts';
import type { QueryOf } from '../lists/list.ts';
import { List, setContentRange } from '../lists/list-query.ts';
import { Pictures } from '../uploads/pictures.ts';
import { BlogPostFeeds } from './blog-post-feeds.ts';
import { blogPostList, loadPictures } from './blog-post-list.ts';
import { BlogPostPages } from './blog-post-pages.ts';
import { BlogPostTrash } from './blog-post-trash.ts';
import { BlogPostVersions } from './blog-post-versions.ts';
import { BlogPosts } from './blog-posts.ts';

type BlogPostQuery = QueryOf<typeof blogPostList>;

@Controller()
@ForAdmins()
export class BlogPostsController {
  constructor(
    private readonly database: DataSource,
    private readonly pictures: Pictures,
    private readonly posts: BlogPosts,
    private readonly feeds: BlogPostFeeds,
    private readonly pages: BlogPostPages,
    private readonly versions: BlogPostVersions,
    private readonly trash: BlogPostTrash,
  ) {}

  @Route(blogPosts.list)
  @ForAnybody()
  async list(
    @List(blogPostList) query: BlogPostQuery,
    @Query('published') published: unknown,
    @Me() me: SessionUser | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BlogPostSummary[]> {
    const isPublic = published === 'true';
    if (!isPublic) refuseUnlessAdmin(me);
    const page = await blogPostList.page(this.database, query, isPublic ? undefined : me);
    const rows = page.rows.map(await loadPictures(page.rows, this.pictures));
    setContentRange(reply, blogPostList, query, page);
    return isPublic ? sendWithEtag(request, reply, rows) : rows;
  }

  @Route(blogPosts.feed)
  @Public()
  async feed(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return sendWithEtag(request, reply, await this.feeds.feed());
  }

  @Route(blogPosts.addresses)
  @Public()
  async addresses(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return sendWithEtag(request, reply, await this.feeds.addresses());
  }

  @Route(blogPosts.one)
  one(@Param('id', IdPipe) id: number): Promise<BlogPost> {
    return this.posts.one(id);
  }

  @Route(blogPosts.bySlug)
  @ForAnybody()
  async bySlug(
    @Param('slug') slug: string,
    @Me() me: SessionUser | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BlogPostPage> {
    const page = await this.pages.bySlug(slug.toLowerCase(), me);
    if (!page) throw new NotFoundException(messages.blog.gone);
    return page.published ? sendWithEtag(request, reply, page) : page;
  }

  @Route(blogPosts.create)
  @TakesLongText()
  create(@Body({ schema: blogPostInput }) input: BlogPostInput, @Me() me: SessionUser): Promise<BlogPost> {
    return this.posts.create(input, { id: me.id, name: personName(me) });
  }

  @Route(blogPosts.preview)
  @TakesLongText()
  preview(@Body({ schema: blogPostPreviewInput }) words: BlogPostPreviewInput): Promise<BlogPostPreview> {
    return this.posts.preview(words);
  }

  @Route(blogPosts.update)
  @TakesLongText()
  update(
    @Param('id', IdPipe) id: number,
    @Body({ schema: blogPostUpdate }) change: BlogPostUpdate,
    @Me() me: SessionUser,
  ): Promise<BlogPost> {
    return this.posts.update(id, change, personName(me));
  }

  @Route(blogPosts.remove)
  async remove(@Param('id', IdPipe) id: number): Promise<Notice> {
    await this.trash.moveToTrash(id);
    return { message: messages.blog.deleted.description };
  }

  @Route(blogPosts.restore)
  async restore(@Param('id', IdPipe) id: number): Promise<BlogPost> {
    await this.trash.restore(id);
    return this.posts.one(id);
  }

  @Route(blogPosts.removeForever)
  async removeForever(@Param('id', IdPipe) id: number): Promise<Notice> {
    await this.trash.removeForever(id);
    return { message: messages.blog.removedForever };
  }

  @Route(blogPosts.versions)
  async versionsOf(@Param('id', IdPipe) id: number): Promise<BlogPostVersion[]> {
    await this.posts.one(id);
    return this.versions.of(id);
  }

  @Route(blogPosts.restoreVersion)
  async restoreVersion(
    @Param('id', IdPipe) id: number,
    @Param('version', IdPipe) version: number,
    @Me() me: SessionUser,
  ): Promise<BlogPost> {
    const {
      postId: _,
      version: __,
      slug: ___,
      author,
      savedAt,
      ...text
    } = await this.versions.one(id, version);
    return this.posts.update(id, { ...text, published: false, publishAt: null }, personName(me));
  }
}

function refuseUnlessAdmin(me: SessionUser | undefined): void {
  if (!me) throw new UnauthorizedException({ message: messages.auth.signInFirst });
  if (!me.isAdmin) throw new ForbiddenException({ message: messages.accessDenied.description });
}

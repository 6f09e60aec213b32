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
import { InjectDataSource } from '@nestjs/typeorm';
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
import { TakesLongText } from '../http/long-text.ts';
import { sendShared } from '../http/revalidation.ts';
import { Route } from '../http/route.ts';
import { IdPipe } from '../http/validation.ts';
import type { QueryOf } from '../lists/list.ts';
import { List, sendPlace } from '../lists/list-query.ts';
import { Pictures } from '../uploads/pictures.ts';
import { BlogPostFeeds } from './blog-post-feeds.ts';
import { answersOf, blogPostList } from './blog-post-list.ts';
import { BlogPostPages } from './blog-post-pages.ts';
import { BlogPostTrash } from './blog-post-trash.ts';
import { BlogPostVersions } from './blog-post-versions.ts';
import { BlogPosts } from './blog-posts.ts';

type BlogPostQuery = QueryOf<typeof blogPostList>;

@Controller()
export class BlogPostsController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
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
    const rows = page.rows.map(await answersOf(page.rows, this.pictures));
    sendPlace(reply, blogPostList, query, page);
    return isPublic ? sendShared(request, reply, rows) : rows;
  }

  @Route(blogPosts.feed)
  @Public()
  async feed(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return sendShared(request, reply, await this.feeds.feed());
  }

  @Route(blogPosts.addresses)
  @Public()
  async addresses(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return sendShared(request, reply, await this.feeds.addresses());
  }

  @Route(blogPosts.one)
  @ForAdmins()
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
    return page.published ? sendShared(request, reply, page) : page;
  }

  @Route(blogPosts.create)
  @ForAdmins()
  @TakesLongText()
  create(@Body({ schema: blogPostInput }) input: BlogPostInput, @Me() me: SessionUser): Promise<BlogPost> {
    return this.posts.create(input, { id: me.id, name: personName(me) });
  }

  @Route(blogPosts.preview)
  @ForAdmins()
  @TakesLongText()
  preview(@Body({ schema: blogPostPreviewInput }) words: BlogPostPreviewInput): Promise<BlogPostPreview> {
    return this.posts.preview(words);
  }

  @Route(blogPosts.update)
  @ForAdmins()
  @TakesLongText()
  update(
    @Param('id', IdPipe) id: number,
    @Body({ schema: blogPostUpdate }) change: BlogPostUpdate,
    @Me() me: SessionUser,
  ): Promise<BlogPost> {
    return this.posts.update(id, change, personName(me));
  }

  @Route(blogPosts.remove)
  @ForAdmins()
  async remove(@Param('id', IdPipe) id: number): Promise<Notice> {
    await this.trash.take(id);
    return { message: messages.blog.deleted.description };
  }

  @Route(blogPosts.restore)
  @ForAdmins()
  async restore(@Param('id', IdPipe) id: number): Promise<BlogPost> {
    await this.trash.giveBack(id);
    return this.posts.one(id);
  }

  @Route(blogPosts.removeForever)
  @ForAdmins()
  async removeForever(@Param('id', IdPipe) id: number): Promise<Notice> {
    await this.trash.removeForever(id);
    return { message: messages.blog.removedForever };
  }

  @Route(blogPosts.versions)
  @ForAdmins()
  async versionsOf(@Param('id', IdPipe) id: number): Promise<BlogPostVersion[]> {
    await this.posts.one(id);
    return this.versions.of(id);
  }

  @Route(blogPosts.restoreVersion)
  @ForAdmins()
  async restoreVersion(
    @Param('id', IdPipe) id: number,
    @Param('version', IdPipe) version: number,
    @Me() me: SessionUser,
  ): Promise<BlogPost> {
    const earlier = await this.versions.one(id, version);
    const { title, summary, content, imageUrl, imageFocus, category, tags } = earlier;
    const text = { title, summary, content, imageUrl, imageFocus, category, tags };
    return this.posts.update(id, { ...text, published: false, publishAt: null }, personName(me));
  }
}

function refuseUnlessAdmin(me: SessionUser | undefined): void {
  if (!me) throw new UnauthorizedException({ message: messages.auth.signInFirst });
  if (!me.isAdmin) throw new ForbiddenException({ message: messages.accessDenied.description });
}

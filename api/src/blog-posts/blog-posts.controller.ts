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
import { BlogPosts } from './blog-posts.service.ts';

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

  /** One page of the list: with `published=true` the public posts, for everybody; without it all of them, for admins. */
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

  /** The newest public posts with their whole text. */
  @Route(blogPosts.feed)
  @Public()
  async feed(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return sendShared(request, reply, await this.feeds.feed());
  }

  /** Where every public post stands. */
  @Route(blogPosts.addresses)
  @Public()
  async addresses(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return sendShared(request, reply, await this.feeds.addresses());
  }

  /** The post itself, as the back office edits it. */
  @Route(blogPosts.one)
  @ForAdmins()
  one(@Param('id', IdPipe) id: number): Promise<BlogPost> {
    return this.posts.one(id);
  }

  /** What the page of a post shows, by its slug of today or one that redirects to it; a draft for admins only. */
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

  /** In the name of the signed-in admin. 409 when another post has the slug. */
  @Route(blogPosts.create)
  @ForAdmins()
  @TakesLongText()
  create(@Body({ schema: blogPostInput }) input: BlogPostInput, @Me() me: SessionUser): Promise<BlogPost> {
    return this.posts.create(input, { id: me.id, name: personName(me) });
  }

  /** The words as their page would show them; nothing is kept. */
  @Route(blogPosts.preview)
  @ForAdmins()
  @TakesLongText()
  preview(@Body({ schema: blogPostPreviewInput }) words: BlogPostPreviewInput): Promise<BlogPostPreview> {
    return this.posts.preview(words);
  }

  /** Changes what is named. 409 when somebody has saved the post since `version`, or another one has the slug. */
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

  /** Into the trash. */
  @Route(blogPosts.remove)
  @ForAdmins()
  async remove(@Param('id', IdPipe) id: number): Promise<Notice> {
    await this.trash.take(id);
    return { message: messages.blog.deleted.description };
  }

  /** Out of the trash, as it was. 409 when another post has its slug. */
  @Route(blogPosts.restore)
  @ForAdmins()
  async restore(@Param('id', IdPipe) id: number): Promise<BlogPost> {
    await this.trash.giveBack(id);
    return this.posts.one(id);
  }

  /** Out of the trash and gone. */
  @Route(blogPosts.removeForever)
  @ForAdmins()
  async removeForever(@Param('id', IdPipe) id: number): Promise<Notice> {
    await this.trash.removeForever(id);
    return { message: messages.blog.removedForever };
  }

  /** The earlier versions, newest first. */
  @Route(blogPosts.versions)
  @ForAdmins()
  async versionsOf(@Param('id', IdPipe) id: number): Promise<BlogPostVersion[]> {
    await this.posts.one(id);
    return this.versions.of(id);
  }

  /** The post takes the version's text, under its slug of today, and is a draft. */
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

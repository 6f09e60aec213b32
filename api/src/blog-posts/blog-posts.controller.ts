import {
  Body,
  Controller,
  Delete,
  ForbiddenException,
  Get,
  NotFoundException,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
  StreamableFile,
  UnauthorizedException,
} from '@nestjs/common';
import { personName, type SessionUser } from '@practice/contract/auth';
import {
  type BlogPost,
  type BlogPostInput,
  type BlogPostPreview,
  type BlogPostUpdate,
  type BlogPostVersion,
  blogPostFilter,
  blogPostInput,
  blogPostPreviewInput,
  blogPostSorts,
  blogPostUpdate,
} from '@practice/contract/blog-posts';
import type { Notice } from '@practice/contract/client';
import { messages } from '@practice/contract/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Me } from '../auth/session.guard.ts';
import { ForAdmins, ForAnybody, Public } from '../http/audience.ts';
import { List, sendPage } from '../http/list-query.ts';
import { TakesLongText } from '../http/long-text.ts';
import { sendShared } from '../http/revalidation.ts';
import { IdPipe } from '../http/validation.ts';
import { BlogPostFeeds } from './blog-post-feeds.ts';
import { BlogPostLists, type BlogPostQuery } from './blog-post-lists.ts';
import { BlogPostPages } from './blog-post-pages.ts';
import { BlogPostTrash } from './blog-post-trash.ts';
import { BlogPostVersions } from './blog-post-versions.ts';
import { csvOf } from './blog-posts.csv.ts';
import { BlogPosts } from './blog-posts.service.ts';

const list = { sorts: blogPostSorts, filter: blogPostFilter };

@Controller('blog-posts')
export class BlogPostsController {
  constructor(
    private readonly posts: BlogPosts,
    private readonly lists: BlogPostLists,
    private readonly feeds: BlogPostFeeds,
    private readonly pages: BlogPostPages,
    private readonly versions: BlogPostVersions,
    private readonly trash: BlogPostTrash,
  ) {}

  /** One page of the list: with `published=true` the public posts, for everybody; without it all of them, for admins. */
  @Get()
  @ForAnybody()
  async list(
    @List(list) query: BlogPostQuery,
    @Query('published') published: unknown,
    @Me() me: SessionUser | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const isPublic = published === 'true';
    if (!isPublic) refuseUnlessAdmin(me);
    const page = await this.lists.page(query, isPublic ? 'everybody' : 'admins');
    const rows = sendPage(reply, 'blog-posts', query.offset, page);
    return isPublic ? sendShared(request, reply, rows) : rows;
  }

  /** The newest public posts with their whole text. */
  @Get('feed.json')
  @Public()
  async feed(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return sendShared(request, reply, await this.feeds.feed());
  }

  /** Where every public post stands. */
  @Get('addresses.json')
  @Public()
  async addresses(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return sendShared(request, reply, await this.feeds.addresses());
  }

  /** Everything that matches the filter, in the list's order, as a CSV file. */
  @Get('export.csv')
  @ForAdmins()
  exportCsv(@List(list) query: BlogPostQuery): StreamableFile {
    return new StreamableFile(csvOf(this.lists.everything(query)), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="blog-posts.csv"',
    });
  }

  /**
   * By its slug, today's or a former one: what its page shows, a draft for admins only. By its number: the post
   * itself, for admins.
   */
  @Get(':id')
  @ForAnybody()
  async one(
    @Param('id') slug: string,
    @Me() me: SessionUser | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (/^\d+$/.test(slug)) {
      refuseUnlessAdmin(me);
      return this.posts.one(new IdPipe().transform(slug));
    }
    const page = await this.pages.bySlug(slug.toLowerCase(), me?.isAdmin ? 'admins' : 'everybody');
    if (!page) throw new NotFoundException(messages.blog.gone);
    return page.published ? sendShared(request, reply, page) : page;
  }

  /** In the name of the signed-in admin. 409 when another post has the slug. */
  @Post()
  @ForAdmins()
  @TakesLongText()
  create(@Body({ schema: blogPostInput }) input: BlogPostInput, @Me() me: SessionUser): Promise<BlogPost> {
    return this.posts.create(input, { id: me.id, name: personName(me) });
  }

  /** The text as its page would show it; nothing is kept. */
  @Post('preview')
  @ForAdmins()
  @TakesLongText()
  preview(
    @Body({ schema: blogPostPreviewInput }) { content }: { content: string },
  ): Promise<BlogPostPreview> {
    return this.posts.preview(content);
  }

  /** Changes what is named. 409 when somebody has saved the post since `version`, or another one has the slug. */
  @Patch(':id')
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
  @Delete(':id')
  @ForAdmins()
  async remove(@Param('id', IdPipe) id: number): Promise<Notice> {
    await this.trash.take(id);
    return { message: messages.blog.deleted.description };
  }

  /** Out of the trash, as it was. 409 when another post has its slug. */
  @Post(':id/restore')
  @ForAdmins()
  async restore(@Param('id', IdPipe) id: number): Promise<BlogPost> {
    await this.trash.giveBack(id);
    return this.posts.one(id);
  }

  /** Out of the trash and gone. */
  @Delete(':id/forever')
  @ForAdmins()
  async removeForever(@Param('id', IdPipe) id: number): Promise<Notice> {
    await this.trash.removeForever(id);
    return { message: messages.blog.removedForever };
  }

  /** The earlier versions, newest first. */
  @Get(':id/versions')
  @ForAdmins()
  async versionsOf(@Param('id', IdPipe) id: number): Promise<BlogPostVersion[]> {
    await this.posts.one(id);
    return this.versions.of(id);
  }

  /** The post takes the version's text, under its slug of today, and is a draft. */
  @Post(':id/versions/:version/restore')
  @ForAdmins()
  async restoreVersion(
    @Param('id', IdPipe) id: number,
    @Param('version', IdPipe) version: number,
    @Me() me: SessionUser,
  ): Promise<BlogPost> {
    const { title, summary, content, imageUrl, category, tags } = await this.versions.one(id, version);
    const text = { title, summary, content, imageUrl, category, tags };
    return this.posts.update(id, { ...text, published: false, publishAt: null }, personName(me));
  }
}

function refuseUnlessAdmin(me: SessionUser | undefined): void {
  if (!me) throw new UnauthorizedException({ message: messages.auth.signInFirst });
  if (!me.isAdmin) throw new ForbiddenException({ message: messages.accessDenied.description });
}

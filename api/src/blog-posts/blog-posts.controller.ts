import { Body, Controller, ForbiddenException, Param, Query, UnauthorizedException } from '@nestjs/common';
import { personName, type SessionUser } from '@practice/contract/auth';
import { blogPostInput, blogPostPreviewInput, blogPostUpdate } from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import { blogPosts } from '@practice/contract/routes';
import { DataSource } from 'typeorm';
import { Audited } from '../audit-log/audited.ts';
import { Me } from '../auth/session.guard.ts';
import { ForAdmins, OptionalSession, Public, RecentSecondFactor } from '../http/audience.ts';
import { TakesLongText } from '../http/bodies.ts';
import { sendWithEtag } from '../http/etag.ts';
import { Http, type HttpContext, Id, type Input } from '../http/params.ts';
import { Route } from '../http/route.ts';
import { csvFile } from '../lists/csv.ts';
import type { QueryOf } from '../lists/list.ts';
import { ListParams, setContentRange } from '../lists/list-query.ts';
import { blogPostCsv, blogPostList, loadPictures } from './blog-post-list.ts';
import { blogPostAddresses, blogPostFeed, blogPostPage } from './blog-post-pages.ts';
import { BlogPostTrash } from './blog-post-trash.ts';
import { BlogPosts } from './blog-posts.ts';

type BlogPostQuery = QueryOf<typeof blogPostList>;

@Controller()
@ForAdmins()
export class BlogPostsController {
  constructor(
    private readonly database: DataSource,
    private readonly posts: BlogPosts,
    private readonly trash: BlogPostTrash,
  ) {}

  @Route(blogPosts.list)
  @OptionalSession()
  async list(
    @ListParams(blogPostList) query: BlogPostQuery,
    @Query('published') published: unknown,
    @Me() me: SessionUser | undefined,
    @Http() http: HttpContext,
  ) {
    const isPublic = published === 'true';
    if (!isPublic && !me) throw new UnauthorizedException(messages.auth.signInFirst);
    if (!isPublic && !me?.isAdmin) throw new ForbiddenException(messages.accessDenied.description);
    const page = await blogPostList.page(this.database, query, isPublic ? undefined : me);
    const rows = page.rows.map(await loadPictures(page.rows, this.database));
    setContentRange(http, blogPostList, query, page);
    return isPublic ? sendWithEtag(http, rows) : rows;
  }

  @Route(blogPosts.exportCsv)
  @RecentSecondFactor()
  exportCsv(@ListParams(blogPostList) query: BlogPostQuery) {
    return csvFile(blogPostList, blogPostCsv, blogPostList.everything(this.database, query));
  }

  @Route(blogPosts.feed)
  @Public()
  async feed(@Http() http: HttpContext) {
    return sendWithEtag(http, await blogPostFeed(this.database));
  }

  @Route(blogPosts.addresses)
  @Public()
  async addresses(@Http() http: HttpContext) {
    return sendWithEtag(http, await blogPostAddresses(this.database));
  }

  @Route(blogPosts.one)
  one(@Id() id: number) {
    return this.posts.one(id);
  }

  @Route(blogPosts.bySlug)
  @OptionalSession()
  async bySlug(@Param('slug') slug: string, @Me() me: SessionUser | undefined, @Http() http: HttpContext) {
    const page = await blogPostPage(this.database, slug.toLowerCase(), me);
    return page.published ? sendWithEtag(http, page) : page;
  }

  @Route(blogPosts.create)
  @TakesLongText()
  create(@Body({ schema: blogPostInput }) input: Input<typeof blogPostInput>, @Me() me: SessionUser) {
    return this.posts.create(input, me);
  }

  @Route(blogPosts.preview)
  @TakesLongText()
  preview(@Body({ schema: blogPostPreviewInput }) words: Input<typeof blogPostPreviewInput>) {
    return this.posts.preview(words);
  }

  @Route(blogPosts.update)
  @TakesLongText()
  update(
    @Id() id: number,
    @Body({ schema: blogPostUpdate }) change: Input<typeof blogPostUpdate>,
    @Me() me: SessionUser,
  ) {
    return this.posts.update(id, change, personName(me));
  }

  @Route(blogPosts.remove)
  async remove(@Id() id: number) {
    await this.trash.moveToTrash(id);
    return { message: messages.blog.deleted.description };
  }

  @Route(blogPosts.restore)
  @Audited('change')
  async restore(@Id() id: number) {
    await this.trash.restore(id);
    return this.posts.one(id);
  }

  @Route(blogPosts.removeForever)
  @RecentSecondFactor()
  async removeForever(@Id() id: number) {
    await this.trash.removeForever(id);
    return { message: messages.blog.removedForever };
  }

  @Route(blogPosts.versions)
  versions(@Id() id: number) {
    return this.posts.versionsOf(id);
  }

  @Route(blogPosts.restoreVersion)
  @Audited('change')
  restoreVersion(@Id() id: number, @Id('version') version: number, @Me() me: SessionUser) {
    return this.posts.restoreVersion(id, version, personName(me));
  }
}

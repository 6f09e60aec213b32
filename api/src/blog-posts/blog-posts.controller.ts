import { Body, Controller, Get, Header, Param, Query, UnauthorizedException } from '@nestjs/common';
import { personName, type SessionUser } from '@practice/contract/auth';
import { blogPostInput, blogPostPreviewInput, blogPostUpdate } from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import { may } from '@practice/contract/permissions';
import { blogPosts } from '@practice/contract/routes';
import { DataSource } from 'typeorm';
import { forbidden, Me } from '../auth/session.guard.ts';
import { Http, type HttpContext, Id, type Input, toId } from '../http/params.ts';
import { OptionalSession, Public, RecentSecondFactor, Route } from '../http/route.ts';
import { asStaff, asVisitor, type QueryOf, viewerWith } from '../lists/list.ts';
import { ListParams } from '../lists/list-query.ts';
import { blogPostCsv, blogPostList, loadPictures } from './blog-post-list.ts';
import { blogPostAddresses, blogPostFeed, blogPostPage } from './blog-post-pages.ts';
import { BlogPostTrash } from './blog-post-trash.ts';
import { BlogPosts } from './blog-posts.ts';

type BlogPostQuery = QueryOf<typeof blogPostList>;

@Controller()
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
  ) {
    const isPublic = published === 'true';
    if (!isPublic) requireReader(me);
    const page = await blogPostList.page(this.database, query, isPublic ? asVisitor : asStaff);
    if (isPublic) query.response.set('Cache-Control', 'no-cache');
    return page.map(await loadPictures(page, this.database));
  }

  @Route(blogPosts.exportCsv)
  @RecentSecondFactor()
  exportCsv(@ListParams(blogPostList) query: BlogPostQuery) {
    return blogPostList.csv(this.database, query, blogPostCsv);
  }

  @Route(blogPosts.feed)
  @Public()
  @Header('Cache-Control', 'no-cache')
  feed() {
    return blogPostFeed(this.database);
  }

  @Route(blogPosts.addresses)
  @Public()
  @Header('Cache-Control', 'no-cache')
  addresses() {
    return blogPostAddresses(this.database);
  }

  @Get('api/blog-posts/:slug')
  @OptionalSession()
  async one(@Param('slug') slug: string, @Me() me: SessionUser | undefined, @Http() http: HttpContext) {
    if (/^\d+$/.test(slug)) {
      requireReader(me);
      return this.posts.one(toId(slug));
    }
    const page = await blogPostPage(this.database, slug.toLowerCase(), viewerWith('blog-posts.read', me));
    if (page.published) http.response.set('Cache-Control', 'no-cache');
    return page;
  }

  @Route(blogPosts.create)
  create(@Body({ schema: blogPostInput }) input: Input<typeof blogPostInput>, @Me() me: SessionUser) {
    return this.posts.create(input, me);
  }

  @Route(blogPosts.preview)
  preview(@Body({ schema: blogPostPreviewInput }) words: Input<typeof blogPostPreviewInput>) {
    return this.posts.preview(words);
  }

  @Route(blogPosts.update)
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
  restoreVersion(@Id() id: number, @Id('version') version: number, @Me() me: SessionUser) {
    return this.posts.restoreVersion(id, version, personName(me));
  }
}

function requireReader(me: SessionUser | undefined): void {
  if (!me) throw new UnauthorizedException(messages.auth.signInFirst);
  if (!may(me.role, 'blog-posts.read')) throw forbidden();
}

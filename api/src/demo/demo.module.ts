import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { BlogPostsModule } from '../blog-posts/blog-posts.module.ts';
import { DemoBlog } from './demo-blog.ts';
import { DemoData } from './demo-data.ts';

/** Left out of the application altogether in production. */
@Module({ imports: [AuthModule, BlogPostsModule], providers: [DemoData, DemoBlog] })
export class DemoModule {}

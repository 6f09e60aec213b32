import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BlogPost, BlogPostRedirect, BlogPostVersion } from './blog-post.entity.ts';
import { BlogPostTrash } from './blog-post-trash.ts';
import { BlogPostsController } from './blog-posts.controller.ts';
import { BlogPosts } from './blog-posts.ts';

@Module({
  imports: [TypeOrmModule.forFeature([BlogPost, BlogPostVersion, BlogPostRedirect])],
  controllers: [BlogPostsController],
  providers: [BlogPosts, BlogPostTrash],
  exports: [BlogPosts],
})
export class BlogPostsModule {}

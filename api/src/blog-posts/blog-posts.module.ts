import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UploadCleanup } from '../uploads/upload-cleanup.ts';
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
export class BlogPostsModule {
  constructor(cleanup: UploadCleanup) {
    cleanup.keepPicturesNamedIn(
      `SELECT content FROM blog_posts UNION ALL SELECT image_url FROM blog_posts
       UNION ALL SELECT content FROM blog_post_versions UNION ALL SELECT image_url FROM blog_post_versions`,
    );
  }
}

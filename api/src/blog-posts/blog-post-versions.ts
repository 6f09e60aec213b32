import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { versionsKept } from '@practice/contract/blog-posts';
import { messages } from '@practice/contract/messages';
import { type EntityManager, LessThanOrEqual, Repository } from 'typeorm';
import { BlogPost, BlogPostVersion } from './blog-post.entity.ts';

@Injectable()
export class BlogPostVersions {
  constructor(@InjectRepository(BlogPostVersion) private readonly versions: Repository<BlogPostVersion>) {}

  /** Keeps a post as it is now, before it is saved again, and deletes the oldest version beyond `versionsKept`. */
  async keep(post: BlogPost, within: EntityManager): Promise<void> {
    const { id: postId, version, savedBy: author, updatedAt: savedAt } = post;
    await within.insert(BlogPostVersion, { ...post, postId, author, savedAt });
    await within.delete(BlogPostVersion, { postId, version: LessThanOrEqual(version - versionsKept) });
  }

  /** @returns the earlier versions of a post, newest first */
  async of(postId: number): Promise<Omit<BlogPostVersion, 'postId'>[]> {
    const versions = await this.versions.find({ where: { postId }, order: { version: 'DESC' } });
    return versions.map(({ postId: _, ...version }) => version);
  }

  async one(postId: number, version: number): Promise<BlogPostVersion> {
    const found = await this.versions.findOneBy({ postId, version });
    if (!found) throw new NotFoundException(messages.blog.unknownVersion);
    return found;
  }
}

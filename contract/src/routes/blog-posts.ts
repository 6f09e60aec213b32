import type {
  BlogPost,
  BlogPostAddress,
  BlogPostFeedItem,
  BlogPostPage,
  BlogPostPreview,
  BlogPostPreviewInput,
  BlogPostSummary,
  BlogPostUpdate,
  BlogPostVersion,
  NewBlogPost,
} from '../blog-posts.ts';
import type { ListParams } from '../lists.ts';
import { type ById, del, get, getCsv, getPage, type NoInput, type Notice, patch, post } from './route.ts';

const changing = { can: 'blog-posts.change', audit: 'post.change' } as const;
const deleting = { can: 'blog-posts.change', audit: 'post.delete' } as const;
const adding = { can: 'blog-posts.change', audit: 'post.add' } as const;
const previewing = { can: 'blog-posts.change' } as const;

/** Public posts with `published`; otherwise all posts, for admins. */
export const list = getPage<BlogPostSummary, ListParams & { published?: true }>('/blog-posts');
export const feed = get<NoInput, BlogPostFeedItem[]>('/blog-posts/feed.json');
export const addresses = get<NoInput, BlogPostAddress[]>('/blog-posts/addresses.json');
export const exportCsv = getCsv('/blog-posts/export.csv', { can: 'blog-posts.export', audit: 'post.export' });
export const one = get<ById, BlogPost>('/blog-posts/:id');

/** An old slug answers with the current one. Admins get drafts, too. */
export const bySlug = get<{ params: { slug: string } }, BlogPostPage>('/blog-posts/:slug');

/** 409 if another post has the slug. */
export const create = post<{ body: NewBlogPost }, BlogPost>('/blog-posts', adding);
export const preview = post<{ body: BlogPostPreviewInput }, BlogPostPreview>(
  '/blog-posts/preview',
  previewing,
);

/** 409 if `version` is not current, or another post has the slug. */
export const update = patch<
  ById & { body: Partial<NewBlogPost> & Pick<BlogPostUpdate, 'version'> },
  BlogPost
>('/blog-posts/:id', changing);

export const remove = del<ById, Notice>('/blog-posts/:id', deleting);

/** 409 if another post has its slug. */
export const restore = post<ById, BlogPost>('/blog-posts/:id/restore', changing);
export const removeForever = del<ById, Notice>('/blog-posts/:id/forever', deleting);
export const versions = get<ById, BlogPostVersion[]>('/blog-posts/:id/versions', { can: 'blog-posts.read' });

export const restoreVersion = post<{ params: { id: number; version: number } }, BlogPost>(
  '/blog-posts/:id/versions/:version/restore',
  changing,
);

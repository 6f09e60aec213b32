import type { BlogPost } from '@practice/contract/blog-posts';
import { blogPost } from '@practice/contract/paths';
import { postPicture } from '../pages/_blog/post-picture.ts';
import { provider } from './business.ts';
import type { Thing } from './thing.ts';

/** A post, written and published by the practice. */
export function blogPosting(site: URL, post: BlogPost): Thing {
  const address = new URL(blogPost(post.slug), site).href;
  const pictures = [post.image?.url ?? post.imageUrl, postPicture(post).path];
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#post`,
    mainEntityOfPage: address,
    url: address,
    headline: post.formattedTitle,
    description: post.formattedSummary,
    image: pictures.flatMap((picture) => (picture === null ? [] : [new URL(picture, site).href])),
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    articleSection: post.category,
    ...(post.tags.length > 0 ? { keywords: post.tags } : {}),
    timeRequired: `PT${Math.max(1, post.readingMinutes)}M`,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    author: provider(site),
    publisher: provider(site),
  };
}

import { blogPost, paths } from '@practice/contract/paths';

// The pages that show posts and resources, each with the query that the cache stores it under.

const everything = [paths.resources];

/** The pages that a post is seen on, under each of its slugs. */
export function pagesOfPost(...slugs: string[]): string[] {
  const own = [...new Set(slugs)].map(blogPost);
  return [...own, ...everything, `${paths.resources}?tab=blog`, paths.feed, paths.sitemap];
}

/** The pages that a resource of any of these categories is seen on. */
export function pagesOfResource(...categories: string[]): string[] {
  return [...everything, ...new Set(categories.map((category) => `${paths.resources}?tab=${category}`))];
}

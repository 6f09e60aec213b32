import { blogPost, paths } from '@practice/contract/paths';

export function pagesOfPost(...slugs: string[]): string[] {
  const own = [...new Set(slugs)].map(blogPost);
  return [...own, paths.resources, `${paths.resources}?tab=blog`, paths.feed, paths.sitemap];
}

export function pagesOfResource(...categories: string[]): string[] {
  return [paths.resources, ...new Set(categories.map((category) => `${paths.resources}?tab=${category}`))];
}

import type { BlogPostPreview } from '@practice/contract/blog-posts';
import type { Picture } from '@practice/contract/uploads';
import type { Token } from 'markdown-it';
import { imageAddresses, renderImages } from './images.ts';
import { markdown } from './parser.ts';
import { sanitized } from './sanitize.ts';

export async function renderText(
  text: string,
  picturesOf: (addresses: string[]) => Promise<ReadonlyMap<string, Picture>>,
): Promise<Pick<BlogPostPreview, 'contentHtml' | 'readingMinutes'>> {
  const tokens = markdown.parse(text, {});
  const readingMinutes = minutesOf(tokens);
  const addresses = imageAddresses(tokens);
  renderImages(tokens, addresses.length > 0 ? await picturesOf(addresses) : new Map());
  return { contentHtml: sanitized(markdown.renderer.render(tokens, markdown.options)), readingMinutes };
}

const wordsPerMinute = 200;

function minutesOf(tokens: Token[]): number {
  const words = tokens
    .flatMap((token) => token.children ?? token)
    .reduce((sum, { content }) => sum + (content.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0), 0);
  return Math.max(1, Math.round(words / wordsPerMinute));
}

import type { Picture } from '@practice/contract/uploads';
import { htmlEscape } from 'escape-goat';
import type { Token } from 'markdown-it';
import { inPrint } from './in-print.ts';
import { isElsewhere, markdown } from './parser.ts';

// The column of a post's text: 44rem at most, else the screen without its margins.
const sizes = '(min-width: 48rem) 44rem, calc(100vw - 2rem)';

/** The addresses of all images in a text. */
export function imageAddresses(tokens: Token[]): string[] {
  return inlineTokens(tokens)
    .filter(({ type }) => type === 'image')
    .map(addressOf);
}

/** Turns each image into HTML; `pictures` are our own uploads, with their sizes, by address. */
export function placeImages(tokens: Token[], pictures: ReadonlyMap<string, Picture>): void {
  let isWithinLink = false;
  for (const token of inlineTokens(tokens)) {
    if (token.type === 'link_open' || token.type === 'link_close') isWithinLink = token.type === 'link_open';
    if (token.type !== 'image') continue;
    token.content = imageOf(token, pictures, isWithinLink);
    token.type = 'html_inline';
  }
}

/**
 * Our own picture in all its sizes. An image on another site becomes a link, so that no other site learns who reads a
 * post; the Content-Security-Policy would block it anyway.
 */
function imageOf(token: Token, pictures: ReadonlyMap<string, Picture>, isWithinLink: boolean): string {
  const address = addressOf(token);
  const alt = inPrint(
    markdown.renderer.renderInlineAsText(token.children ?? [], markdown.options, undefined),
  );
  if (isElsewhere(address) && !isWithinLink) {
    return htmlEscape`<a href="${address}" rel="external noopener">${alt || address}</a>`;
  }
  if (!address.startsWith('/')) return htmlEscape(alt);
  const picture = pictures.get(address);
  if (!picture) return htmlEscape`<img src="${address}" alt="${alt}" loading="lazy" decoding="async">`;
  const sources = picture.sources.map(
    ({ type, srcset }) => htmlEscape`<source type="${type}" srcset="${srcset}" sizes="${sizes}">`,
  );
  const { url, width, height } = picture;
  const image = htmlEscape`<img src="${url}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
  return `<picture>${sources.join('')}${image}</picture>`;
}

function inlineTokens(tokens: Token[]): Token[] {
  return tokens.flatMap(({ children }) => children ?? []);
}

function addressOf(token: Token): string {
  return String(token.attrGet('src') ?? '');
}

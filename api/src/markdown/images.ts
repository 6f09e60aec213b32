import type { Picture } from '@practice/contract/uploads';
import { htmlEscape } from 'escape-goat';
import type { Token } from 'markdown-it';
import { isExternal, markdown } from './parser.ts';
import { applyTypography } from './typography.ts';

const sizes = '(min-width: 48rem) 44rem, calc(100vw - 2rem)';

export function imageAddresses(tokens: Token[]): string[] {
  return inlineTokens(tokens)
    .filter(({ type }) => type === 'image')
    .map(addressOf);
}

export function renderImages(tokens: Token[], pictures: ReadonlyMap<string, Picture>): void {
  let isWithinLink = false;
  for (const token of inlineTokens(tokens)) {
    if (token.type === 'link_open' || token.type === 'link_close') isWithinLink = token.type === 'link_open';
    if (token.type !== 'image') continue;
    token.content = imageOf(token, pictures, isWithinLink);
    token.type = 'html_inline';
  }
}

/** Images on other sites become links, so that those sites don't learn who reads a post. */
function imageOf(token: Token, pictures: ReadonlyMap<string, Picture>, isWithinLink: boolean): string {
  const address = addressOf(token);
  const { renderer, options } = markdown;
  const alt = applyTypography(renderer.renderInlineAsText(token.children ?? [], options, undefined));
  if (isExternal(address) && !isWithinLink) {
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

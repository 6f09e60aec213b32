import { isWebAddress } from '@practice/contract/web-address';
import MarkdownIt, { type Token } from 'markdown-it';
import { lineByLine } from './block-rules.ts';

/** The Markdown that the editor explains. What is not enabled here, HTML too, is shown as it was typed. */
export const markdown = new MarkdownIt('zero', { linkify: true, typographer: true, maxNesting: 100 })
  .enable(['fence', 'blockquote', 'hr', 'list', 'heading'])
  .enable(['escape', 'entity', 'backticks', 'emphasis', 'link', 'image', 'autolink', 'linkify'])
  .enable(['replacements', 'smartquotes'])
  .use(lineByLine);

markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
for (const scheme of ['ftp:', 'mailto:', '//']) markdown.linkify.add(scheme, null);

markdown.validateLink = (address) => isWebAddress(address) || /^(mailto|tel):[^\s]/i.test(address);

markdown.core.ruler.push('link marks', ({ tokens }) => {
  for (const { children } of tokens) if (children) markLinks(children);
});

// Without a class for the language: no code is highlighted.
markdown.renderer.rules.fence = (tokens, index) =>
  `<pre><code>${markdown.utils.escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`;

export function isElsewhere(address: string): boolean {
  return /^https?:/i.test(address);
}

function markLinks(tokens: Token[]): void {
  let isNowhere = false;
  for (const token of tokens) {
    if (token.type === 'link_open') {
      const address = String(token.attrGet('href') ?? '');
      if (isElsewhere(address)) token.attrSet('rel', 'external noopener');
      // `[words]()` has no address: only the words are shown.
      isNowhere = address === '';
    }
    if (token.type === 'link_open' || token.type === 'link_close') token.hidden = isNowhere;
  }
}

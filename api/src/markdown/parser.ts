import { isWebAddress } from '@practice/contract/web-address';
import MarkdownIt, { type Token } from 'markdown-it';
import { lineByLine } from './block-rules.ts';
import { plainReplacements } from './typography.ts';

/** The Markdown that the editor explains. Anything else, including HTML, is shown as typed. */
export const markdown = new MarkdownIt('zero', { linkify: true, typographer: true, maxNesting: 100 })
  .enable(['fence', 'blockquote', 'hr', 'list', 'heading'])
  .enable(['escape', 'entity', 'backticks', 'emphasis', 'link', 'image', 'autolink', 'linkify'])
  .enable(['replacements', 'smartquotes'])
  .use(lineByLine)
  .use(plainReplacements);

markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
for (const scheme of ['ftp:', 'mailto:', '//']) markdown.linkify.add(scheme, null);

markdown.validateLink = (address) => isWebAddress(address) || /^(mailto|tel):[^\s]/i.test(address);

markdown.core.ruler.push('link marks', ({ tokens }) => {
  for (const { children } of tokens) if (children) markLinks(children);
});

markdown.renderer.rules.fence = (tokens, index) =>
  `<pre><code>${markdown.utils.escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`;

export function isExternal(address: string): boolean {
  return /^https?:/i.test(address);
}

function markLinks(tokens: Token[]): void {
  let hasNoAddress = false;
  for (const token of tokens) {
    if (token.type === 'link_open') {
      const address = String(token.attrGet('href') ?? '');
      if (isExternal(address)) token.attrSet('rel', 'external noopener');
      hasNoAddress = address === '';
    }
    if (token.type === 'link_open' || token.type === 'link_close') token.hidden = hasNoAddress;
  }
}

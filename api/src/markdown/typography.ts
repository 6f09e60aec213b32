import MarkdownIt from 'markdown-it';

const typographer = new MarkdownIt('zero', { typographer: true }).enable(['replacements', 'smartquotes']);

/** Plain text with curly quotes and real dashes, as in the text of a post. Not HTML. */
export function applyTypography(text: string): string {
  const { renderer, options } = typographer;
  const words = typographer.parseInline(text, {}).flatMap(({ children }) => children ?? []);
  return renderer.renderInlineAsText(words, options, undefined);
}

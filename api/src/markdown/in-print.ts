import MarkdownIt from 'markdown-it';

// Of Markdown's rules only the typographer's: everything else in the text stays as it was typed.
const typographer = new MarkdownIt('zero', { typographer: true }).enable(['replacements', 'smartquotes']);

/** Plain text as a page prints it: with curly quotes and real dashes, as in the text of a post. Not HTML. */
export function inPrint(text: string): string {
  const { renderer, options } = typographer;
  const words = typographer.parseInline(text, {}).flatMap(({ children }) => children ?? []);
  return renderer.renderInlineAsText(words, options, undefined);
}

import type { MarkdownIt, StateBlock, Token } from 'markdown-it';

// Far more than a text for people needs. Beyond it, marks are shown as they were written.
const deepest = 20;

/**
 * The product's frame around Markdown's blocks: a line break ends a paragraph, and blank lines are skipped. So no line
 * runs on into the one before it, be it in a quote or a list, and a list is the same with blank lines and without.
 */
export function lineByLine(markdown: MarkdownIt): void {
  // As a terminator of quotes, a paragraph says that the next line without a mark is no part of them.
  markdown.block.ruler.at('paragraph', paragraph, { alt: ['blockquote'] });
  markdown.block.ruler.before('fence', 'too deep', (state, line, end, silent) =>
    state.level < deepest ? false : paragraph(state, line, end, silent),
  );
  markdown.core.ruler.after('block', 'headings', ({ tokens }) => levelHeadings(tokens));
  markdown.core.ruler.after('block', 'list items', ({ tokens }) => closeUpItems(tokens));
}

function paragraph(state: StateBlock, line: number, _end: number, silent: boolean): boolean {
  if (silent) return true;
  state.line = line + 1;
  const content = state.getLines(line, line + 1, state.blkIndent, false).trim();
  if (content === '') return true;
  state.push('paragraph_open', 'p', 1);
  const inline = state.push('inline', '', 0);
  inline.content = content;
  inline.children = [];
  state.push('paragraph_close', 'p', -1);
  return true;
}

/** The page's own heading is its only h1: the levels that a text uses become h2, h3 and so on, without a gap. */
function levelHeadings(tokens: Token[]): void {
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const used = [...new Set(headings.map(({ tag }) => tag))].sort();
  for (const token of headings) token.tag = `h${Math.min(6, used.indexOf(token.tag) + 2)}`;
}

/** An item of one paragraph is that paragraph's words alone; of several, each stands for itself. */
function closeUpItems(tokens: Token[]): void {
  const outer: Token[][] = [];
  for (const token of tokens) {
    if (token.type === 'list_item_open' || token.type === 'blockquote_open') outer.push([]);
    else if (token.type === 'paragraph_open' || token.type === 'paragraph_close') outer.at(-1)?.push(token);
    else if (token.type === 'blockquote_close') outer.pop();
    else if (token.type === 'list_item_close') {
      const ends = outer.pop() ?? [];
      for (const end of ends) end.hidden = ends.length === 2;
    }
  }
}

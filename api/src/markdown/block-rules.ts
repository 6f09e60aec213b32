import type { MarkdownIt, StateBlock, Token } from 'markdown-it';

// Far deeper than a text needs. Markup beyond it is shown as it was typed.
const maxDepth = 20;

/**
 * Our own rule for Markdown's blocks: every line break ends a paragraph, and blank lines are skipped. So no line continues
 * the one before it, in a quote or a list either, and blank lines between list items change nothing.
 */
export function lineByLine(markdown: MarkdownIt): void {
  // `alt`: a line without `>` ends a quote, instead of continuing it.
  markdown.block.ruler.at('paragraph', paragraph, { alt: ['blockquote'] });
  markdown.block.ruler.before('fence', 'too deep', (state, line, end, silent) =>
    state.level < maxDepth ? false : paragraph(state, line, end, silent),
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

/** The page's title is its h1: the heading levels that a text uses become h2, h3 and so on, without gaps. */
function levelHeadings(tokens: Token[]): void {
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const used = [...new Set(headings.map(({ tag }) => tag))].sort();
  for (const token of headings) token.tag = `h${Math.min(6, used.indexOf(token.tag) + 2)}`;
}

/** A list item with a single paragraph is rendered without `<p>`. */
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

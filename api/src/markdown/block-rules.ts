import type { MarkdownIt, StateBlock, Token } from 'markdown-it';

const maxDepth = 20;

/** Unlike standard Markdown, ends a paragraph at every line break and skips blank lines. */
export function lineByLine(markdown: MarkdownIt): void {
  markdown.block.ruler.at('paragraph', paragraph, { alt: ['blockquote'] });
  markdown.block.ruler.before('fence', 'too deep', (state, line, end, silent) =>
    state.level < maxDepth ? false : paragraph(state, line, end, silent),
  );
  markdown.core.ruler.after('block', 'headings', ({ tokens }) => levelHeadings(tokens));
  markdown.core.ruler.after('block', 'list items', ({ tokens }) => hideLoneParagraphs(tokens));
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

function levelHeadings(tokens: Token[]): void {
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const used = [...new Set(headings.map(({ tag }) => tag))].sort();
  for (const token of headings) token.tag = `h${Math.min(6, used.indexOf(token.tag) + 2)}`;
}

function hideLoneParagraphs(tokens: Token[]): void {
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

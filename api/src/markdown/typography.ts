import MarkdownIt, { type MarkdownIt as Parser, type Token } from 'markdown-it';

const typographer = new MarkdownIt('zero', { typographer: true, linkify: true })
  .enable(['replacements', 'smartquotes', 'linkify'])
  .use(plainReplacements);
typographer.normalizeLinkText = (address) => address;

export function applyTypography(text: string): string {
  const { renderer, options } = typographer;
  const words = typographer.parseInline(text, {}).flatMap(({ children }) => children ?? []);
  return renderer.renderInlineAsText(words, options, undefined);
}

/** Unlike markdown-it's rule, leaves `(c)` alone, because `1910.151(c)` cites a law. */
export function plainReplacements(markdown: Parser): void {
  markdown.core.ruler.at('replacements', ({ tokens }) => {
    for (const { children } of tokens) if (children) replaceIn(children);
  });
}

/** Every replacement is one character, so that offsets in the line stay valid. */
function replaceIn(tokens: Token[]): void {
  const texts = tokens.map(({ type, content }) => (type === 'code_inline' ? 'x' : content));
  const line = withMarks(texts.join(''));
  let start = 0;
  let isAddress = false;
  for (const [index, token] of tokens.entries()) {
    const end = start + (texts[index]?.length ?? 0);
    if (token.type === 'link_open') isAddress = token.info === 'auto';
    if (token.type === 'link_close') isAddress = false;
    if (token.type === 'text' && isAddress) token.type = 'text_special';
    if (token.type === 'text') {
      token.content = line
        .slice(start, end)
        .replace(/\.{3,}/g, '…')
        .replace(/(?<!-)---(?!-)/g, '—')
        .replace(/(?<![-\S])--(?![-\S])|(?<=[^-\s])--(?=[^-\s]|$)/g, '–');
    }
    start = end;
  }
}

const shortened =
  /(?<![\p{L}\p{N}])'(?:\d\d'?s\b|\d\d(?![\p{L}\p{N}"'])|n'(?![\p{L}\p{N}])|(?:tis|twas|twere|twill|em|til)\b)/giu;

function withMarks(line: string): string {
  const lastEnd = [...line.matchAll(/(?<=\S)'(?![\p{L}\p{N}])/gu)].at(-1)?.index ?? -1;
  const text = line.replace(/(?<=\p{N})''(?![\p{L}\p{N}'])/gu, '′′').replace(shortened, (word, at: number) =>
    // A year, unless it may begin a quotation.
    /\d$/.test(word) && at < lastEnd ? word : word.replaceAll("'", '’'),
  );
  return withPrimes(withPrimes(text, "'", '′'), '"', '″');
}

/** After a number, a quote is a prime, unless it closes an earlier quote and no later one can. */
function withPrimes(line: string, quote: string, prime: string): string {
  const isWord = (at: number) => /[\p{L}\p{N}]/u.test(line[at] ?? '');
  const isEnd = (at: number) => /\S/.test(line[at - 1] ?? '') && !isWord(at + 1);
  const last = line.lastIndexOf(quote);
  let isOpen = false;
  return line.replaceAll(quote, (mark, at: number) => {
    const ends = isEnd(at);
    const isSide = /[WDHLNE]/.test(line[at + 1] ?? '') && !isWord(at + 2);
    const isMeasure =
      /\p{N}/u.test(line[at - 1] ?? '') && (ends || isSide || /[\dx×]/.test(line[at + 1] ?? ''));
    if (isMeasure && !(ends && isOpen && (at === last || !isEnd(line.indexOf(quote, at + 1))))) return prime;
    if (ends) isOpen = false;
    else if (!isWord(at - 1)) isOpen = true;
    if (quote === "'") return at === last && isOpen ? '’' : mark;
    if (at !== last) return mark;
    if (isWord(at + 1) && !isWord(at - 1)) return '“';
    return ends && at === line.indexOf(quote) ? '”' : mark;
  });
}

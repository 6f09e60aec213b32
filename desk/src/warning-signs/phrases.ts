import { type List, wordsOf } from './lists.ts';
import { type Language, Vocabulary } from './spelling.ts';
import { type Token, tokensOf } from './tokens.ts';

/** The tokens from `from` up to but not including `to`. `begins` is the token by which the line was found. */
export interface Span {
  from: number;
  to: number;
  begins: number;
  parts?: readonly Span[];
}

interface Step {
  afterGap: boolean;
  skips: ReadonlySet<string>;
  anyOf: readonly string[];
}
type Part = readonly Step[];
interface Line {
  parts: readonly Part[];
  reaches: readonly number[];
}

type Beginnings = ReadonlyMap<string, readonly Line[]>;

const gap = 6;
const reachOf: Record<string, number> = { '+': 8, '++': 40, '+++': 150 };
const near = 8;
const timeLists = ['{recent}', '{sudden}', '{abrupt}', '{lasting}', '{growing}'];
const mostFillers = 3;

export class Phrases {
  private readonly vocabulary: Vocabulary;
  private readonly lists = new Map<string, readonly Line[]>();
  private readonly beginnings = new Map<string, Map<string, Line[]>>();

  /** Lines can name any list. Between the words of a line of `exactLists` only articles may stand. */
  constructor(lists: readonly List[], exactLists: readonly List[]) {
    const articles = wordsOf('articles');
    const smallWords = new Set([...wordsOf('fillers'), ...articles]);
    this.vocabulary = new Vocabulary(new Set([...smallWords, ...wordsOf('joined')]));
    this.add(lists, smallWords);
    this.add(exactLists, articles);
  }

  read(text: string): SearchedText {
    return new SearchedText(tokensOf(text, this.vocabulary), (name) => this.beginningsOf(name));
  }

  private add(lists: readonly List[], skips: ReadonlySet<string>): void {
    for (const { name, en, es } of lists) {
      if (this.lists.has(name)) throw new Error(`Two lists are called ${name}.`);
      this.lists.set(name, [...this.linesOf(en, 'en', skips), ...this.linesOf(es, 'es', skips)]);
    }
  }

  private linesOf(lines: readonly string[], language: Language, skips: ReadonlySet<string>): Line[] {
    return lines.map((line) => {
      const [first = '', ...rest] = line.split(/ (\+{1,3}) /);
      const parts = [first, ...rest.filter((_, at) => at % 2 === 1)];
      const reaches = rest.filter((_, at) => at % 2 === 0).map((sign) => reachOf[sign] ?? near);
      return { parts: parts.map((part) => this.partOf(part, language, skips)), reaches };
    });
  }

  private partOf(part: string, language: Language, skips: ReadonlySet<string>): Step[] {
    const steps: Step[] = [];
    let afterGap = false;
    for (const item of part.match(/(?:\{[^}]+\}|[^\s{}…])+|…/g) ?? []) {
      if (item !== '…') {
        const anyOf = item.match(/\{[^}]+\}|[^/]+/g) ?? [];
        steps.push({ afterGap, skips, anyOf: anyOf.map((one) => this.symbolOf(one, language)) });
      }
      afterGap = item === '…';
    }
    return steps;
  }

  private symbolOf(word: string, language: Language): string {
    if (word.startsWith('{')) return word;
    const plain = word
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}#=]/gu, '')
      .toLowerCase();
    return plain.startsWith('#') ? plain : this.vocabulary.add(plain, language);
  }

  private beginningsOf(name: string): Map<string, Line[]> {
    const known = this.beginnings.get(name);
    if (known) return known;
    const beginnings = new Map<string, Line[]>();
    const lines = this.lists.get(name);
    if (!lines) throw new Error(`No list is called ${name}.`);
    this.beginnings.set(name, beginnings);
    for (const line of lines) {
      for (const key of this.beginningKeys(line)) beginnings.set(key, [...(beginnings.get(key) ?? []), line]);
    }
    return beginnings;
  }

  private beginningKeys(line: Line): Set<string> {
    const first = line.parts[0]?.[0]?.anyOf ?? [];
    return new Set(
      first.flatMap((symbol) =>
        symbol.startsWith('{') ? [...this.beginningsOf(symbol.slice(1, -1)).keys()] : [symbol],
      ),
    );
  }
}

/** It remembers what it found, and every search looks at a bounded number of words, so the time grows only with the length of the text. */
export class SearchedText {
  readonly tokens: Token[];
  private readonly beginningsOf: (name: string) => Beginnings;
  private places = new Map<string, number[]>();
  private readonly ends = new Map<string, Map<number, readonly number[]>>();
  private readonly spans = new Map<string, readonly Span[]>();
  private readonly partSpans = new Map<Part, readonly Span[]>();
  private readonly possible = new Map<Line, boolean>();

  constructor(tokens: Token[], beginningsOf: (name: string) => Beginnings) {
    this.tokens = tokens;
    this.beginningsOf = beginningsOf;
    this.index();
  }

  private index(): void {
    for (const known of [this.places, this.ends, this.spans, this.partSpans, this.possible]) known.clear();
    for (const [at, { keys }] of this.tokens.entries()) {
      for (const key of keys) {
        const places = this.places.get(key);
        if (places) places.push(at);
        else this.places.set(key, [at]);
      }
    }
  }

  find(name: string): readonly Span[] {
    const known = this.spans.get(name);
    if (known) return known;
    const beginnings = this.beginningsOf(name);
    const spans = this.placesOf(beginnings).flatMap((at) =>
      [...this.linesAt(beginnings, at)].flatMap((line) => this.lineAt(line, at) ?? []),
    );
    this.spans.set(name, spans);
    return spans;
  }

  isSaid(name: string, from: number, to: number): boolean {
    return this.saidBetween(name, from, to) !== undefined;
  }

  saidBetween(name: string, from: number, to: number): Span | undefined {
    const spans = this.find(name);
    const last = spans[firstFrom(spans, to) - 1];
    return last && last.begins >= from ? last : undefined;
  }

  between(name: string, from: number, to: number): readonly Span[] {
    const spans = this.find(name);
    return spans.slice(firstFrom(spans, from), firstFrom(spans, to));
  }

  blank(spans: readonly Span[]): void {
    for (const span of spans) {
      const { from, to } = span.parts?.[0] ?? span;
      for (let at = from; at < to; at++) {
        const token = this.tokens[at];
        if (token) this.tokens[at] = { ...token, keys: ['#thing'], word: '' };
      }
    }
    this.index();
  }

  /** Whether a denial stands here: "My legs aren't weak", but not "I don't know why my legs are weak". */
  isDenial(at: number): boolean {
    return this.isSaid('denial', at, at + 1) && !this.isSaid('no denial', at, at + 1);
  }

  private placesOf(beginnings: Beginnings): number[] {
    const places = new Set<number>();
    for (const [key, at] of this.places) if (beginnings.has(key)) for (const one of at) places.add(one);
    return [...places].sort((one, other) => one - other);
  }

  private linesAt(beginnings: Beginnings, at: number): Set<Line> {
    const lines = this.tokens[at]?.keys.flatMap((key) => beginnings.get(key) ?? []) ?? [];
    return new Set(lines.filter((line) => this.isPossible(line)));
  }

  private isPossible(line: Line): boolean {
    const known = this.possible.get(line);
    if (known !== undefined) return known;
    const isPossible = line.parts.every((part) =>
      part.every(({ anyOf }) => anyOf.some((one) => this.has(one))),
    );
    this.possible.set(line, isPossible);
    return isPossible;
  }

  private has(symbol: string): boolean {
    if (!symbol.startsWith('{')) return this.places.has(symbol);
    const beginnings = this.beginningsOf(symbol.slice(1, -1));
    for (const key of this.places.keys()) if (beginnings.has(key)) return true;
    return false;
  }

  private lineAt({ parts, reaches }: Line, at: number): Span | undefined {
    const [first, ...others] = parts;
    const end = first && this.partAt(first, at).at(-1);
    if (end === undefined) return undefined;
    let span: Span = { from: at, to: end, begins: at };
    const found = [span];
    for (const [index, part] of others.entries()) {
      const other = this.partInside(part, span, found) ?? this.partNear(part, span, reaches[index] ?? near);
      if (!other) return undefined;
      found.push(other);
      span = { from: Math.min(span.from, other.from), to: Math.max(span.to, other.to), begins: at };
    }
    return { ...span, parts: found };
  }

  /** Finds a part between those that were found: "leg … wont hold … all of a sudden". */
  private partInside(part: Part, { from, to }: Span, found: readonly Span[]): Span | undefined {
    const spans = this.spansOf(part);
    return spans
      .slice(firstFrom(spans, from), firstFrom(spans, to))
      .find((span) => span.to <= to && found.every((one) => span.to <= one.from || span.from >= one.to));
  }

  private partNear(part: Part, { from, to }: Span, reach: number): Span | undefined {
    const spans = this.spansOf(part);
    const next = spans[firstFrom(spans, to)];
    let at = firstFrom(spans, from) - 1;
    for (let tries = 0; tries < 5 && (spans[at]?.to ?? 0) > from; tries++) at--;
    const before = spans[at];
    const found = [
      { span: next, gap: [to, next?.from ?? 0] },
      { span: before && before.to <= from ? before : undefined, gap: [before?.to ?? 0, from] },
    ] as const;
    return found
      .filter(
        ({ span, gap }) => span && this.isNear(gap[0], gap[1], reach) && !this.isOfAnother(part, span, from),
      )
      .sort((one, other) => one.gap[1] - one.gap[0] - (other.gap[1] - other.gap[0]))[0]?.span;
  }

  private isNear(from: number, to: number, reach: number): boolean {
    if (to - from > reach) return false;
    if (reach > near) return true;
    if (this.tokens[from - 1]?.sentence !== this.tokens[to]?.sentence) return false;
    for (let at = from; at < to; at++) if (this.isDenial(at)) return false;
    return true;
  }

  private isOfAnother(part: Part, span: Span, from: number): boolean {
    if (!part[0]?.anyOf.some((symbol) => timeLists.includes(symbol))) return false;
    const sentence = this.tokens[span.from]?.sentence;
    if (sentence === this.tokens[from]?.sentence) return false;
    return this.find('anywhere on the body').some((one) => this.tokens[one.from]?.sentence === sentence);
  }

  private spansOf(part: Part): readonly Span[] {
    const known = this.partSpans.get(part);
    if (known) return known;
    const keys = new Set((part[0]?.anyOf ?? []).flatMap((symbol) => this.placesOfSymbol(symbol)));
    const places = [...keys].sort((one, other) => one - other);
    const spans = places.flatMap((from) => {
      const to = this.partAt(part, from).at(-1);
      return to === undefined ? [] : [{ from, to, begins: from }];
    });
    this.partSpans.set(part, spans);
    return spans;
  }

  private placesOfSymbol(symbol: string): number[] {
    return symbol.startsWith('{')
      ? this.placesOf(this.beginningsOf(symbol.slice(1, -1)))
      : (this.places.get(symbol) ?? []);
  }

  private partAt(part: Part, at: number): number[] {
    const sentence = this.tokens[at]?.sentence;
    let ends = [at];
    for (const [index, step] of part.entries()) {
      const next = new Set<number>();
      for (const end of ends) {
        for (const place of index === 0 ? [end] : this.placesAfter(end, step)) {
          if (this.tokens[place]?.sentence !== sentence) continue;
          for (const symbol of step.anyOf) for (const one of this.symbolAt(symbol, place)) next.add(one);
        }
      }
      if (next.size === 0) return [];
      ends = next.size > 1 ? [...next].sort((one, other) => one - other) : [...next];
    }
    return ends;
  }

  private placesAfter(at: number, { afterGap, skips }: Step): number[] {
    const places = [at];
    for (let skipped = 0; skipped < (afterGap ? gap : mostFillers); skipped++) {
      const token = this.tokens[at + skipped];
      if (afterGap ? this.isDenial(at + skipped) : token?.opensClause || !skips.has(token?.word ?? '')) break;
      places.push(at + skipped + 1);
    }
    return afterGap ? places : places.filter((place) => !this.tokens[place]?.opensClause);
  }

  private symbolAt(symbol: string, at: number): readonly number[] {
    if (!symbol.startsWith('{')) return this.tokens[at]?.keys.includes(symbol) ? [at + 1] : [];
    const known = this.ends.get(symbol) ?? new Map<number, readonly number[]>();
    this.ends.set(symbol, known);
    const before = known.get(at);
    if (before) return before;
    const lines = this.linesAt(this.beginningsOf(symbol.slice(1, -1)), at);
    const ends = [
      ...new Set([...lines].flatMap(({ parts: [first] }) => (first ? this.partAt(first, at) : []))),
    ];
    known.set(at, ends);
    return ends;
  }
}

function firstFrom(spans: readonly Span[], at: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.begins ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

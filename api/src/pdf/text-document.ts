import bidiFactory from 'bidi-js';
import PDFDocument from 'pdfkit';
import { type Fallback, invisible, needsFallback, replacement } from './fallback-fonts.ts';
import { faces } from './page.ts';

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const signsOf = (word: string) => Array.from(graphemes.segment(word), ({ segment }) => segment);
const fontFor = (sign: string, fonts: readonly Fallback[]) => fonts.find((font) => font.draws(sign));
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

interface Run {
  words: string;
  font: Fallback | undefined;
}

const isOdd = (level: number) => level % 2 === 1;

export class TextDocument extends PDFDocument {
  fallbacks: readonly (readonly Fallback[])[] = [];

  override widthOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    if (!needsFallback(text)) return super.widthOfString(text, options);
    return this.#runsOf(text).reduce((width, run) => width + this.#widthOf(run), 0);
  }

  override _fragment(...[text, x, y, options]: Parameters<PDFKit.PDFDocument['_fragment']>): void {
    if (!needsFallback(text)) {
      super._fragment(text, x, y, options);
      return;
    }
    const line = text.trimEnd();
    const { width, align = 'left', lineWidth = 0 } = options;
    const free = width && align !== 'left' ? lineWidth - this.widthOfString(line) : 0;
    let at = align === 'center' ? x + free / 2 : x + free;
    const baseline = y + (this._font.ascender / 1000) * this._fontSize;
    for (const run of this.#lineOf(line)) {
      const options = { baseline: 'alphabetic', textWidth: 0, wordCount: 1 } as const;
      this.#in(run, () => super._fragment(run.words, at, baseline, options));
      at += this.#widthOf(run);
    }
  }

  #lineOf(line: string): Run[] {
    if (!rightToLeft.test(line)) return this.#runsOf(line);
    const embedding = bidi.getEmbeddingLevels(line);
    const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
    const parts: { level: number; words: string }[] = [];
    for (const at of bidi.getReorderedIndices(line, embedding)) {
      const level = embedding.levels[at] ?? 0;
      const sign = mirrored.get(at) ?? line.charAt(at);
      const part = parts.at(-1);
      if (part?.level === level) part.words = isOdd(level) ? sign + part.words : part.words + sign;
      else parts.push({ level, words: sign });
    }
    return parts.flatMap(({ level, words }) => {
      const runs = this.#runsOf(words).map((run) => ({ ...run, words: asDrawn(run.words, isOdd(level)) }));
      return isOdd(level) ? runs.reverse() : runs;
    });
  }

  #runsOf(text: string): Run[] {
    const runs: Run[] = [];
    const add = (words: string, font?: Fallback) => {
      const last = runs.at(-1);
      if (last && last.font === font) last.words += words;
      else runs.push({ words, font });
    };
    const all = this.fallbacks.flat();
    for (const word of text.match(/\s+|\S+/gu) ?? []) {
      const signs = needsFallback(word) ? signsOf(word) : [];
      if (signs.length === 0) add(word);
      const family = this.fallbacks.find((fonts) => signs.every((sign) => fontFor(sign, fonts)));
      for (const sign of signs.filter((each) => !invisible.test(each))) {
        const whole = fontFor(sign, family ?? all);
        for (const part of whole ? [sign] : sign) {
          const font = whole ?? fontFor(part, all);
          if (!family && !needsFallback(part)) add(part);
          else if (font) add(part, font);
          else {
            const plain = inPlainSigns(part, runs.at(-1)?.words);
            add(plain ?? replacement, plain ? undefined : fontFor(replacement, all));
          }
        }
      }
    }
    return runs;
  }

  #widthOf(run: Run): number {
    return this.#in(run, () => super.widthOfString(run.words));
  }

  #in<T>({ font }: Run, draw: () => T): T {
    if (!font) return draw();
    const own = this._fontSource;
    const weight = own === faces.text ? 'regular' : 'bold';
    const name = `${font.name} ${weight}`;
    this.registerFont(name, font[weight]).font(name);
    const drawn = draw();
    this.font(own);
    return drawn;
  }
}

/** No font here has most fractions and superscripts: `5⅓` becomes `5 1/3`, and `10⁵` `10^5`. */
function inPlainSigns(sign: string, before = ''): string | undefined {
  const plain = sign.normalize('NFKC').replaceAll('⁄', '/').replaceAll('−', '-');
  if (needsFallback(plain)) return undefined;
  const isPower = /[⁰-ⁿ]/.test(sign) && !/\^\S*$/.test(before);
  const mark = plain.includes('/') ? ' ' : isPower ? '^' : '';
  return /[\p{L}\p{N})]$/u.test(before) ? mark + plain : plain;
}

/** The font library orders letters by their script, but reverses that script's digits. */
function asDrawn(words: string, isRightToLeft: boolean): string {
  const [first = ''] = words.match(/[^\p{Script=Common}\p{Script=Inherited}]/u) ?? [];
  if (rightToLeft.test(first) === isRightToLeft) return words;
  const turned = signsOf(words).reverse().join('');
  return turned.replace(/[\d/]+/g, (digits) => [...digits].reverse().join(''));
}

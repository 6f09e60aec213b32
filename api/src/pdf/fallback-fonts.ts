import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
// Best match for our fonts first. Noto's Arabic comes late, because its shared glyphs copy as other letters.
import packages from '../../fonts/fallback-fonts.json' with { type: 'json' };

const own = /^[\s\x20-\x7e\xa1-\xac\xae-\xb4\xb6-\xff–—‘’“”…•€™]*$/u;
export const needsFallback = (text: string) => !own.test(text);

export const invisible = /^\p{Default_Ignorable_Code_Point}*$/u;

export const replacement = '\ufffd';

// Chinese takes a few files per sentence. Text that needs more isn't meant to be read, and each takes time.
const filesMax = 120;

export interface Fallback {
  name: string;
  regular: Buffer;
  bold: Buffer;
  draws(character: string): boolean;
}

export async function fallbackFonts(text: string): Promise<Fallback[][]> {
  if (!needsFallback(text)) return [];
  const words = [...new Set(text.normalize().split(/\s+/)), replacement].filter(needsFallback);
  const missing = new Set([...words.join('')].filter((each) => needsFallback(each) && !invisible.test(each)));
  const families: Fallback[][] = [];
  let files = 0;
  for (const name of inOrder(text)) {
    const parts = missing.size > 0 ? await partsOf(name) : [];
    const isOffered = (each: string) => missing.has(each) && parts.some(({ range }) => range.test(each));
    const itsText = words.filter((word) => [...word].some(isOffered)).join('');
    const family: Fallback[] = [];
    for (const { file, range } of parts) {
      if (!range.test(itsText) || files++ >= filesMax) continue;
      family.push(await load(file, itsText));
    }
    for (const each of missing) if (family.some((font) => font.draws(each))) missing.delete(each);
    families.push(family);
  }
  return families;
}

function inOrder(text: string): string[] {
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  return isJapanese
    ? packages.toSorted((a, b) => Number(b.endsWith('-jp')) - Number(a.endsWith('-jp')))
    : packages;
}

async function partsOf(name: string) {
  const ranges: Record<string, string> = JSON.parse(await readFile(pathOf(`${name}/unicode.json`), 'utf8'));
  const ending = name.includes('-variable/') ? 'wght-normal.woff2' : '400-normal.woff2';
  return Object.entries(ranges)
    .filter(([part]) => !/^(math|symbols)$/.test(part) || name.includes(`-${part}`))
    .map(([part, range], _, { length }) => ({
      file: `${name}/files/${name.split('/')[1]}-${part.replace(/[[\]]/g, '')}-${ending}`,
      range:
        length === 1 ? /./su : new RegExp(`[${range.replaceAll(/(?:U\+)?([\dA-F]+),?/gi, '\\u{$1}')}]`, 'u'),
    }));
}

async function load(file: string, text: string): Promise<Fallback> {
  const source = await readFile(pathOf(file));
  const weighing = (wght: number) =>
    subsetFont(source, text, {
      targetFormat: 'truetype',
      ...(file.includes('wght') && { variationAxes: { wght } }),
    });
  const regular = await weighing(400);
  const font = create(regular);
  const characters = new Set('characterSet' in font && font.numGlyphs > 1 ? font.characterSet : []);
  return {
    name: file,
    regular,
    bold: await weighing(700),
    draws: (sign) =>
      [...sign].every((each) => invisible.test(each) || characters.has(each.codePointAt(0) ?? 0)),
  };
}

function pathOf(file: string): string {
  return fileURLToPath(import.meta.resolve(file));
}

// Makes the font files beside this one and those of the API: `node ui/fonts/subset.mjs`. The files are kept in the
// repository, so that a build needs no font tool. Run it again only after a change here or of the font packages.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const textOf = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

// Latin-1, and the marks that typeset English and drawings use.
const text = `${textOf(0x20, 0x7e)}${textOf(0xa0, 0xff)}–—‘’“”„…•′″−≈€™←→`;
// English needs no more than these characters, so they come with every first visit. A page with an accented letter
// fetches the rest of Latin-1.
const basic = [...text].filter((sign) => !/[\u00a1-\u00ff]/.test(sign) || '©°·½×'.includes(sign)).join('');
const accents = [...text].filter((sign) => !basic.includes(sign)).join('');
// The italics are smaller still, so that a server sends each file at once: letters, digits and the marks of a sentence.
const sentence = [...basic].filter((sign) => /[A-Za-z0-9 \u00a0.,;:!?()–—‘’“”…-]/.test(sign)).join('');
const besideSentences = [...text].filter((sign) => !sentence.includes(sign)).join('');

const fraunces = '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2';
const frauncesExtended = '@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2';
const frauncesItalic = '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2';
const atkinsonFolder = '@fontsource-variable/atkinson-hyperlegible-next/files';
const atkinson = `${atkinsonFolder}/atkinson-hyperlegible-next-latin-wght-normal.woff2`;
const atkinsonItalic = `${atkinsonFolder}/atkinson-hyperlegible-next-latin-wght-italic.woff2`;

// Atkinson's only zero has a slash, which looks like code in a price or a date. A plain one is its O at 86 % of the width (in the
// italic, sheared back to the same slope). Each pair: how the glyph of the zero begins, and what is written over it, then
// the same for its variations, of which those of the O take the place.
const plainZeros = {
  [atkinson]: [
    ['0003003cfff4024c02aa000f', 'ffff0037fff4025102a8104200221100370a4000'],
    ['000100080054200000280600', '0000'],
  ],
  [atkinsonItalic]: [
    ['00030043fff4026302aa0013', 'ffff0042fff4026402a8108200220500370a000001e84000'],
    ['00010008005e2000002d0c07', '0000'],
  ],
};

// Headings use one soft, calm cut: a variable weight or optical size would each double the file.
const heading = { opsz: 60, SOFT: 70, WONK: 0, wght: 440 };
const bolderHeading = { ...heading, wght: 480 };
const italic = { opsz: 30, SOFT: 70, WONK: 0, wght: 400 };
const regularToBold = { wght: { min: 400, max: 700 } };

const marks = ['kern', 'mark', 'mkmk', 'ccmp'];
const textFeatures = [...marks, 'liga', 'tnum'];
const headingFeatures = [...marks, 'liga', 'lnum'];
// With `rvrn`, the italic has plain letters. Without it b, d, h, k and l carry flags that are hard to read.
const plainLetters = 'rvrn';

/** For each file: the font it is made from, its characters, the axes that remain, and the features that are kept. */
const faces = {
  'fraunces.woff2': [fraunces, basic, heading, headingFeatures],
  'fraunces-accents.woff2': [fraunces, accents, heading, marks],
  'atkinson-hyperlegible-next.woff2': [atkinson, basic, regularToBold, textFeatures],
  'atkinson-hyperlegible-next-accents.woff2': [atkinson, accents, regularToBold, marks],
  // Only posts have italics: in the summary above the text, and for what an author stresses.
  'fraunces-italic.woff2': [frauncesItalic, sentence, italic, ['kern', plainLetters]],
  'fraunces-italic-accents.woff2': [frauncesItalic, besideSentences, italic, [...marks, plainLetters]],
  'atkinson-hyperlegible-next-italic.woff2': [atkinsonItalic, sentence, regularToBold, ['kern']],
  'atkinson-hyperlegible-next-italic-accents.woff2': [atkinsonItalic, besideSentences, regularToBold, marks],
  // For pictures drawn on the server: one weight each, in the plain format that the drawing library reads.
  'pictures/fraunces.ttf': [fraunces, text, bolderHeading, headingFeatures],
  'pictures/fraunces-extended.ttf': [frauncesExtended, textOf(0x100, 0x17f), bolderHeading, marks],
  'pictures/atkinson-hyperlegible-next.ttf': [atkinson, text, { wght: 600 }, [...marks, 'liga']],
  // For the documents that the API writes.
  '../../api/fonts/fraunces.ttf': [fraunces, text, bolderHeading, headingFeatures],
  '../../api/fonts/atkinson-hyperlegible-next.ttf': [atkinson, text, { wght: 400 }, textFeatures],
  '../../api/fonts/atkinson-hyperlegible-next-bold.ttf': [atkinson, text, { wght: 700 }, textFeatures],
};

for (const [name, [from, characters, variationAxes, keepFeatures]] of Object.entries(faces)) {
  const source = await readFile(fileURLToPath(import.meta.resolve(from)));
  const subset = await subsetFont(
    from in plainZeros ? await withPlainZero(source, plainZeros[from]) : source,
    characters,
    {
      targetFormat: name.endsWith('.ttf') ? 'truetype' : 'woff2',
      variationAxes,
      keepFeatures,
      noHinting: true,
    },
  );
  await writeFile(new URL(name, import.meta.url), subset);
  console.warn(`${name}: ${(subset.length / 1024).toFixed(1)} KB`);
}

async function withPlainZero(source, edits) {
  // All characters of the font, so that its glyphs keep their numbers, whatever is in `text`.
  const font = await subsetFont(source, textOf(0x20, 0x3000), {
    targetFormat: 'truetype',
    variationAxes: regularToBold,
    keepFeatures: textFeatures,
    noHinting: true,
  });
  for (const [before, after] of edits) {
    const at = font.indexOf(before, 'hex');
    if (at < 0) throw new Error(`Not in the font: ${before}`);
    font.write(after, at, 'hex');
  }
  return font;
}

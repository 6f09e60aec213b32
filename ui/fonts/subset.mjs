// Makes the font files beside this one: `node ui/fonts/subset.mjs`. The files are kept in the repository, so that a
// build needs no font tool; run it again only after a change here or of the font packages.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

// Latin-1, and the marks that typeset English and drawings use.
const latin = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0xff - 0xa0 + 1 }, (_, index) => 0xa0 + index),
];
const text = `${String.fromCodePoint(...latin)}–—‘’“”„…•′″−≈€™←→`;
// What English is written with: the first two files hold no more, and come with every first visit. An accented letter
// brings the rest of Latin-1.
const basic = [...text].filter((sign) => !/[\u00a1-\u00ff]/.test(sign) || '©°·½×'.includes(sign)).join('');
const accents = [...text].filter((sign) => !basic.includes(sign)).join('');
// Italics stay below what a server sends at once: letters, digits and the marks of a sentence come first.
const sentence = [...basic].filter((sign) => /[A-Za-z0-9 \u00a0.,;:!?()–—‘’“”…-]/.test(sign)).join('');
const besideSentences = [...text].filter((sign) => !sentence.includes(sign)).join('');
const latinExtended = String.fromCodePoint(
  ...Array.from({ length: 0x17f - 0x100 + 1 }, (_, index) => 0x100 + index),
);

const headingCut = { opsz: 60, SOFT: 70, WONK: 0 };
const italicCut = { opsz: 30, SOFT: 70, WONK: 0, wght: 400 };
// The italic's plain letters come by this; without it b, d, h, k and l carry flags that are hard to read.
const plainLetters = 'rvrn';

const faces = [
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'fraunces.woff2',
    text: basic,
    // One soft, calm cut for every heading: a free weight or optical size would each double the file.
    variationAxes: { ...headingCut, wght: 440 },
    keepFeatures: ['kern', 'liga', 'lnum', 'mark', 'mkmk', 'ccmp'],
  },
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'fraunces-accents.woff2',
    text: accents,
    variationAxes: { ...headingCut, wght: 440 },
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp'],
  },
  {
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    to: 'atkinson-hyperlegible-next.woff2',
    text: basic,
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'liga', 'tnum', 'mark', 'mkmk', 'ccmp'],
  },
  {
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    to: 'atkinson-hyperlegible-next-accents.woff2',
    text: accents,
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp'],
  },
  // Posts alone have italics: the summary above a text, and what an author stresses in it.
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
    to: 'fraunces-italic.woff2',
    text: sentence,
    variationAxes: italicCut,
    keepFeatures: ['kern', plainLetters],
  },
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
    to: 'fraunces-italic-accents.woff2',
    text: besideSentences,
    variationAxes: italicCut,
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', plainLetters],
  },
  {
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2',
    to: 'atkinson-hyperlegible-next-italic.woff2',
    text: sentence,
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern'],
  },
  {
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2',
    to: 'atkinson-hyperlegible-next-italic-accents.woff2',
    text: besideSentences,
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp'],
  },
  // For pictures drawn on the server: one weight each, in the plain format that the drawing library reads.
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'pictures/fraunces.ttf',
    variationAxes: { ...headingCut, wght: 480 },
    keepFeatures: ['kern', 'liga', 'lnum', 'mark', 'mkmk', 'ccmp'],
  },
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2',
    to: 'pictures/fraunces-extended.ttf',
    text: latinExtended,
    variationAxes: { ...headingCut, wght: 480 },
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp'],
  },
  {
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    to: 'pictures/atkinson-hyperlegible-next.ttf',
    variationAxes: { wght: 600 },
    keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp'],
  },
  // For the documents that the API writes.
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: '../../api/fonts/fraunces.ttf',
    variationAxes: { ...headingCut, wght: 480 },
    keepFeatures: ['kern', 'liga', 'lnum', 'mark', 'mkmk', 'ccmp'],
  },
  ...[
    { to: '../../api/fonts/atkinson-hyperlegible-next.ttf', wght: 400 },
    { to: '../../api/fonts/atkinson-hyperlegible-next-bold.ttf', wght: 700 },
  ].map(({ to, wght }) => ({
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    to,
    variationAxes: { wght },
    keepFeatures: ['kern', 'liga', 'tnum', 'mark', 'mkmk', 'ccmp'],
  })),
];

for (const { from, to, variationAxes, keepFeatures, ...face } of faces) {
  const source = await readFile(fileURLToPath(import.meta.resolve(from)));
  const subset = await subsetFont(source, face.text ?? text, {
    targetFormat: to.endsWith('.ttf') ? 'truetype' : 'woff2',
    variationAxes,
    keepFeatures,
    noHinting: true,
  });
  await writeFile(new URL(to, import.meta.url), subset);
  console.warn(`${to}: ${(subset.length / 1024).toFixed(1)} KB`);
}

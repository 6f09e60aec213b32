// Makes the two font files beside this one: `node ui/fonts/subset.mjs`. The files are kept in the repository, so
// that a build needs no font tool; run it again only after a change here or of the font packages.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

// Latin-1, and the marks that typeset English and drawings use.
const latin = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0xff - 0xa0 + 1 }, (_, index) => 0xa0 + index),
];
const text = `${String.fromCodePoint(...latin)}–—‘’“”„…•′″−≈€™←→`;

const faces = [
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'fraunces.woff2',
    // One soft, calm cut for every heading: a free optical size would double the file.
    variationAxes: { opsz: 60, SOFT: 70, WONK: 0, wght: { min: 400, max: 600 } },
    keepFeatures: ['kern', 'liga', 'lnum', 'mark', 'mkmk', 'ccmp'],
  },
  {
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    to: 'atkinson-hyperlegible-next.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'liga', 'tnum', 'mark', 'mkmk', 'ccmp'],
  },
];

for (const { from, to, variationAxes, keepFeatures } of faces) {
  const source = await readFile(fileURLToPath(import.meta.resolve(from)));
  const subset = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures,
    noHinting: true,
  });
  await writeFile(new URL(to, import.meta.url), subset);
  console.warn(`${to}: ${(subset.length / 1024).toFixed(1)} KB`);
}

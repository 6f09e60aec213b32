import { PDFiumLibrary } from '@hyzyla/pdfium';
import { beforeAll, expect, test } from '@jest/globals';
import names from '../../test/names.json' with { type: 'json' };
import { reportOf } from './report.ts';

let library: PDFiumLibrary;
beforeAll(async () => {
  library = await PDFiumLibrary.init();
});

/** The lines that a reader of ours finds in a PDF. */
async function linesOf(pdf: Buffer): Promise<string[]> {
  const document = await library.loadDocument(pdf);
  const text = [...document.pages()].map((page) => page.getText()).join('\n');
  document.destroy();
  return text.split(/\r?\n/).map((line) => line.trim());
}

test('a report has every name as it was typed, in both weights', async () => {
  const blocks = names.flatMap((text) => [{ text }, { text, look: 'strong' as const }]);
  const lines = await linesOf(await reportOf('Report', blocks));
  for (const name of names) expect(lines.filter((line) => line === name)).toEqual([name, name]);
});

test.each([
  ['signs', '→ ≥ ≤ ✓ ✗ ′ ″ ☐ ● 5′ 4″', '→ ≥ ≤ ✓ ✗ ′ ″ ☐ ● 5′ 4″'],
  ['fractions in digits', '5⅓ in and ⅔, ½', '5 1/3 in and 2/3, ½'],
  ['powers and indices', '10⁵ 10⁻⁶⁷ CO₂ xⁿ', '10^5 10^-67 CO2 x^n'],
  ['what an old document has in one piece', '№ 5 ℡ ﬆ ﬁ Ⅳ ㎏', '№ 5 ℡ st fi Ⅳ ㎏'],
  ['an accent typed by itself', 'Jose\u0301 Zoe\u0308', 'José Zoë'],
  ['what no font draws as a replacement that can be seen', 'Ann 𓀀', 'Ann \ufffd'],
  ['invisible characters not at all', 'An\u200bn \u202dLee\u2069', 'Ann Lee'],
  ['a Latin word within Arabic in its place', 'اسمي Ann هنا', 'اسمي Ann هنا'],
  ['a fraction within Arabic in its order', 'محمد ⅓ علي', 'محمد 1/3 علي'],
  ['Persian digits in their order', 'شماره ۱۲۳۴', 'شماره ۱۲۳۴'],
])('a report has %s', async (_, typed, printed) => {
  const lines = await linesOf(await reportOf('Report', [{ text: typed }]));
  expect(lines).toContain(printed);
});

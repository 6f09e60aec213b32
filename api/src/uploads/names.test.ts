import { expect, test } from '@jest/globals';
import { safeLabel } from './names.ts';

test.each([
  ['Chair guide.pdf', 'Chair guide.pdf'],
  ['Übung für Zuhause – 2.pdf', 'Übung für Zuhause – 2.pdf'],
  ['体操.pdf', '体操.pdf'],
  ['report\u202efdp.exe.pdf', 'reportfdp.exe.pdf'],
  ['a\u0000b\r\nc\u0007.pdf', 'abc.pdf'],
  ['a\ufeff\u200b\u2066.pdf', 'a.pdf'],
  ['  spaced.pdf  ', 'spaced.pdf'],
  ['\ud800.pdf', '.pdf'],
  ['', ''],
])('the name %j is shown as %j', (name, label) => {
  expect(safeLabel(name)).toBe(label);
});

test('a long name keeps its end, and no character is split', () => {
  expect(safeLabel(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(116)}.pdf`);
  const faces = safeLabel(`${'👩'.repeat(200)}.pdf`);
  expect(faces.length).toBeLessThanOrEqual(120);
  expect(faces.isWellFormed()).toBe(true);
});

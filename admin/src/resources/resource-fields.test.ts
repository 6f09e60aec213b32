import { expect, test } from '@jest/globals';
import { followFile, titleFrom } from './resource-fields.ts';

test.each([
  ['Desk_stretches-2026.pdf', 'Desk stretches 2026'],
  ['office guide.docx', 'Office guide'],
  ['__scan--2 __.PDF', 'Scan 2'],
  ['---.pdf', ''],
  [`${'a'.repeat(250)}.pdf`, `A${'a'.repeat(199)}`],
])('the file name %s suggests a title', (name, title) => {
  expect(titleFrom(name)).toBe(title);
});

test('a suggested title changes with the file, and a typed title stays', () => {
  expect(followFile('', undefined, 'first_guide.pdf')).toBe('First guide');
  expect(followFile('First guide', 'first_guide.pdf', 'second.pdf')).toBe('Second');
  expect(followFile('Mine', 'first_guide.pdf', 'second.pdf')).toBe('Mine');
  // A saved title counts as typed.
  expect(followFile('First guide', undefined, 'second.pdf')).toBe('First guide');
});

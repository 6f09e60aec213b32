import { expect, test } from '@jest/globals';
import { beginLines, type Edit, link, picture, type Selected, surround } from './markdown-edits.ts';

/** `|` marks the ends of the selection, or the caret. */
function selected(marked: string): Selected {
  const start = marked.indexOf('|');
  const text = marked.replace(/\|/g, '');
  const end = marked.lastIndexOf('|');
  return { text, start, end: end === start ? start : end - 1 };
}

function after(edit: (selection: Selected) => Edit, marked: string): string {
  const selection = selected(marked);
  const { from, to, insert, start, end } = edit(selection);
  const text = selection.text.slice(0, from) + insert + selection.text.slice(to);
  if (start === end) return `${text.slice(0, start)}|${text.slice(start)}`;
  return `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;
}

const bold = surround('**', 'bold words');
const italic = surround('*', 'words');

test('the Bold button adds asterisks around the selection, and removes them the second time', () => {
  expect(after(bold, 'sit |well| today')).toBe('sit **|well|** today');
  expect(after(bold, 'sit **|well|** today')).toBe('sit |well| today');
  expect(after(bold, 'sit |')).toBe('sit **|bold words|**');
});

test('making part of bold text italic keeps the asterisks for bold', () => {
  expect(after(italic, '**|well|**')).toBe('***|well|***');
  expect(after(italic, '***|well|***')).toBe('**|well|**');
  expect(after(italic, '*|well|*')).toBe('|well|');
});

test('a line prefix is added to each selected line, replaces another prefix, and is removed the second time', () => {
  expect(after(beginLines('## '), 'one\nt|wo\nthree')).toBe('one\n## two|\nthree');
  expect(after(beginLines('- '), 'o|ne\ntw|o')).toBe('|- one\n- two|');
  expect(after(beginLines('> '), '- on|e')).toBe('> one|');
  expect(after(beginLines('- '), '- o|ne\n- tw|o')).toBe('|one\ntwo|');
  expect(after(beginLines('## '), '|')).toBe('## |');
});

test('inserting a link selects the missing part: the address or the text', () => {
  expect(after(link, 'see |the guide|')).toBe('see [the guide](|https://|)');
  expect(after(link, '|https://osha.gov|')).toBe('[|words of the link|](https://osha.gov)');
});

test('a picture is inserted on its own line, and its description is escaped', () => {
  expect(after(picture('/uploads/a.webp', 'A desk'), 'one|two')).toBe(
    'one\n![A desk](/uploads/a.webp)\n|two',
  );
  expect(after(picture('/uploads/a.webp', ' a [b]\n c '), '|')).toBe('![a \\[b\\] c](/uploads/a.webp)\n|');
});

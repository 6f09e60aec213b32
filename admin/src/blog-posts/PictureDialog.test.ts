import { expect, test } from '@jest/globals';
import { pictureMarkdown } from './PictureDialog.tsx';

test('the description of a picture is escaped, and is one line', () => {
  expect(pictureMarkdown('/uploads/a.webp', ' a [b]\n c ')).toBe('![a \\[b\\] c](/uploads/a.webp)');
});

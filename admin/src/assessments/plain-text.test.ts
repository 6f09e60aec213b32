import { expect, test } from '@jest/globals';
import { withoutMarks } from './plain-text.ts';

test('converting Markdown to plain text removes the syntax and keeps the lines', () => {
  expect(withoutMarks('## Your desk\n\n**Start here**\n\n- Raise it.\n* Move it.\n\nA - b')).toBe(
    'Your desk\n\nStart here\n\n• Raise it.\n• Move it.\n\nA - b',
  );
});

import { expect, test } from '@jest/globals';
import { withoutMarks } from './plain-text.ts';

test('Markdown loses its marks and keeps its lines', () => {
  expect(withoutMarks('## Your desk\n\n**Start here**\n\n- Raise it.\n* Move it.\n\nA - b')).toBe(
    'Your desk\n\nStart here\n\n• Raise it.\n• Move it.\n\nA - b',
  );
});

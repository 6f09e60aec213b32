import { expect, test } from '@jest/globals';
import { previewPage } from './preview-page.ts';

const page = {
  formattedTitle: 'A calm desk',
  formattedSummary: 'Three things.',
  category: 'Ergonomics',
  tags: ['desk'],
  date: 'November 21, 2026',
  imageUrl: '',
  contentHtml: '<p>Move the <em>screen</em>.</p>',
  readingMinutes: 2,
  styles: '',
};

test('the preview of a post forbids every script', () => {
  const html = previewPage(page);
  expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="script-src 'none'">`);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style>'));
});

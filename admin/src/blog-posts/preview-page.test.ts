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

test('the preview of a post escapes the text of every field', () => {
  const nasty = '"><img src=x onerror=alert(1)>';
  const html = previewPage({
    ...page,
    formattedTitle: nasty,
    formattedSummary: nasty,
    tags: [nasty],
    category: nasty,
    imageUrl: nasty,
  });
  expect(html).not.toContain('<img src=x');
  expect(html.match(/<img /g)).toHaveLength(1);
});

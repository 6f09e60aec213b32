/** @jest-environment jsdom */

import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { paths } from '@practice/contract/paths';
import { elementsOf, wordsOf } from './built-pages.ts';
import { type Site, startSite } from './rendered-pages.ts';
import { answerOf, sampleOpeningTimes } from './sample-answers.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterEach(() => {
  site.answers = answerOf;
});
afterAll(() => site.stop());

async function contact(path: string = paths.contact) {
  const [page] = await site.pages([path]);
  if (!page) throw new Error('The page was not made.');
  return { ...page, elements: elementsOf(page) };
}

const hoursOf = ({ elements }: { elements: Document }) =>
  [...elements.querySelectorAll('aside dl > div')].map((line) =>
    [...line.children].map((part) => wordsOf(part)),
  );

test('the contact page shows the calendar’s hours, and is cached until they change', async () => {
  const page = await contact();
  expect(hoursOf(page)).toEqual([
    ['Monday to Thursday', '9:00 AM – 5:00 PM'],
    ['Friday', '8:30 AM – 12:00 PM'],
    ['Saturday and Sunday', 'Closed'],
  ]);
  expect(wordsOf(page.elements.body)).toContain('Closed for December 24, 2026 – January 1, 2027.');
  expect(page.headers['cache-control']).toContain('s-maxage=1');

  const hours = sampleOpeningTimes.hours.map((day) =>
    day.weekday === 5 ? { ...day, opens: null, closes: null } : day,
  );
  const body = { hours, closedDays: [] };
  site.answers = (address, cookie) =>
    address === '/api/opening-hours' ? { status: 200, body } : answerOf(address, cookie);
  expect(hoursOf(await contact())).toEqual([
    ['Monday to Thursday', '9:00 AM – 5:00 PM'],
    ['Friday to Sunday', 'Closed'],
  ]);
});

test.each([undefined, () => ({ status: 503, body: { statusCode: 503, message: 'Away.' } })])(
  'the contact page without the API is complete, says how to find the hours, and is not cached',
  async (answers) => {
    site.answers = answers;
    const page = await contact();
    expect(page.status).toBe(200);
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(wordsOf(page.elements.querySelector('aside'))).toContain('Please call us, and we’ll tell you.');
    expect(page.elements.querySelector('form')).not.toBeNull();
    expect(page.html).not.toContain('OpeningHoursSpecification');
  },
);

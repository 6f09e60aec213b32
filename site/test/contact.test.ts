/** @jest-environment jsdom */

import { expect, test } from '@jest/globals';
import { paths } from '@practice/contract/paths';
import { wordsOf } from './built-pages.ts';
import { siteOfTests } from './rendered-pages.ts';
import { answerOf, samplePractice } from './sample-answers.ts';

const { answer, page } = siteOfTests();

const hoursOf = ({ elements }: { elements: Document }) =>
  [...elements.querySelectorAll('aside dl > div')].map((line) =>
    [...line.children].map((part) => wordsOf(part)),
  );

test('the contact page shows the calendar’s hours, and is cached until they change', async () => {
  const contact = await page(paths.contact);
  expect(hoursOf(contact)).toEqual([
    ['Monday to Thursday', '9:00 AM – 5:00 PM'],
    ['Friday', '8:30 AM – 12:00 PM'],
    ['Saturday and Sunday', 'Closed'],
  ]);
  expect(wordsOf(contact.elements.body)).toContain('Closed for December 24, 2026 – January 1, 2027.');
  expect(contact.headers['cache-control']).toContain('s-maxage=1');

  const hours = samplePractice.hours.map((day) =>
    day.weekday === 5 ? { ...day, opens: null, closes: null } : day,
  );
  const body = { ...samplePractice, hours, closedDays: [] };
  answer((address, cookie) =>
    address === '/api/practice' ? { status: 200, body } : answerOf(address, cookie),
  );
  expect(hoursOf(await page(paths.contact))).toEqual([
    ['Monday to Thursday', '9:00 AM – 5:00 PM'],
    ['Friday to Sunday', 'Closed'],
  ]);
});

test.each([undefined, () => ({ status: 503, body: { statusCode: 503, message: 'Away.' } })])(
  'the contact page without the API is complete, says how to find the hours, and is not cached',
  async (answers) => {
    answer(answers);
    const contact = await page(paths.contact);
    expect(contact.status).toBe(200);
    expect(contact.headers['cache-control']).toBe('no-cache');
    expect(wordsOf(contact.elements.querySelector('aside'))).toContain('Please call us, and we’ll tell you.');
    expect(contact.elements.querySelector('form')).not.toBeNull();
    expect(contact.html).not.toContain('OpeningHoursSpecification');
  },
);

import { expect, test } from '@jest/globals';
import { practice } from '@practice/contract/practice';
import { withFacts } from './texts.ts';

test('a text names facts of the practice in braces', () => {
  const texts = { href: '{services}#packages', words: ['We work in {area}.', 'It’s free.'] };
  expect(withFacts(texts)).toEqual({
    href: '/services#packages',
    words: [`We work in ${practice.area}.`, 'It’s free.'],
  });
});

test('a text cannot name a fact that does not exist', () => {
  expect(() => withFacts(['{nothing}'])).toThrow('There is no fact {nothing}.');
});

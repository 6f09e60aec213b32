import { expect, test } from '@jest/globals';
import { type AnswerName, answerNames } from './answers.ts';
import { quoteOf, saysSo } from './quote.ts';

const nothing = Object.fromEntries(answerNames.map((name) => [name, ''])) as Record<AnswerName, string>;
const quote = (text: string, whole: string, answer: AnswerName = 'workstationSetup') =>
  quoteOf({ answer, text }, { ...nothing, [answer]: whole });

test('a short sentence is quoted whole, without its conjunction and punctuation', () => {
  expect(quote('but my feet dangle', 'It’s fine, but my feet dangle!')).toBe('It’s fine, but my feet dangle');
  expect(quote('- screen is low', 'Desk\n- screen is low;\n- lamp')).toBe('screen is low');
});

test('a decimal point does not end a sentence', () => {
  expect(quote('8 hours, seldom 8.5', '8 hours, seldom 8.5. No more.')).toBe('8 hours, seldom 8.5');
});

test('only the clause of a long sentence is quoted', () => {
  const long = `The screen is low, and ${'then there is a great deal more to tell of it '.repeat(3)}`;
  expect(quote('The screen is low', long)).toBe('The screen is low');
});

test('words that look cut off or say too little are not quoted', () => {
  expect(quote('the "good', 'the "good')).toBeUndefined();
  expect(quote('low (on', 'low (on')).toBeUndefined();
  const armrests = `Its arms are ${'rock-hard plastic that somebody found at a market '.repeat(3)}`;
  expect(quote('so low I have to sag', `${armrests}, so low I have to sag`)).toBeUndefined();
  expect(quote('which is lower than the keys', `${armrests}, which is lower than the keys`)).toBeUndefined();
  expect(quote('Low', 'Low')).toBeUndefined();
  expect(quote('8 hours', '8 hours', 'hoursSpent')).toBeUndefined();
  expect(quote('A 24" screen too low', 'A 24" screen too low')).toBe('A 24" screen too low');
  expect(quoteOf(undefined, nothing)).toBeUndefined();
});

test('a quote is proof only if it names what it accuses', () => {
  expect(saysSo('The desk is bolted to the wall so it can’t go up or down', 'seat')).toBe(false);
  expect(saysSo('The chair doesn’t go up or down', 'seat')).toBe(true);
  expect(saysSo('I see the paper well', 'light')).toBe(false);
  expect(saysSo('Every three hours or so', 'breaks')).toBe(true);
});

import { expect, test } from '@jest/globals';
import { type AnswerName, answerNames } from './answers.ts';
import { quoteOf, saysSo } from './quote.ts';

const nothing = Object.fromEntries(answerNames.map((name) => [name, ''])) as Record<AnswerName, string>;
const quote = (text: string, workstationSetup: string) =>
  quoteOf({ answer: 'workstationSetup', text }, { ...nothing, workstationSetup });

test('a short sentence is quoted whole, without its conjunction and punctuation', () => {
  expect(quote('but my feet dangle', 'It’s fine, but my feet dangle!')).toBe('It’s fine, but my feet dangle');
  expect(quote('- screen is low', 'Desk\n- screen is low;\n- lamp')).toBe('screen is low');
});

test('only the clause of a long sentence is quoted', () => {
  const long = `The screen is low, and ${'then there is a great deal more to tell of it '.repeat(3)}`;
  expect(quote('The screen is low', long)).toBe('The screen is low');
});

test('half a sentence is not quoted', () => {
  const nephew = `The computer is flat and my nephew set the screen on top of it, and ${'then on a book '.repeat(9)}`;
  expect(quote('my nephew set the screen on top of it, and', nephew)).toBeUndefined();
  expect(quote('Other than that lunch', 'In season I never stop. Other than that lunch.')).toBeUndefined();
});

test('words that look cut off or say too little are not quoted', () => {
  expect(quote('the "good', 'the "good')).toBeUndefined();
  const armrests = `Its arms are ${'rock-hard plastic that somebody found at a market '.repeat(3)}`;
  expect(quote('so low I have to sag', `${armrests}, so low I have to sag`)).toBeUndefined();
  expect(quote('Low', 'Low')).toBeUndefined();
  expect(quote('A 24" screen too low', 'A 24" screen too low')).toBe('A 24" screen too low');
});

test('a quote is proof only if it names what it accuses', () => {
  expect(saysSo('The desk is bolted to the wall so it can’t go up or down', 'seat')).toBe(false);
  expect(saysSo('The chair doesn’t go up or down', 'seat')).toBe(true);
  expect(saysSo('I see the paper well', 'light')).toBe(false);
});

import { expect, test } from '@jest/globals';
import discomforts from '../test/discomfort-said.json' with { type: 'json' };
import { discomfortAnswers, discomfortOf, discomfortSaid, hurts, painNote } from './discomfort.ts';

const now = new Date('2026-11-29T12:00:00Z');

test.each(Object.entries(discomforts))('“%s” says how strong, how long and what it stops', (text, said) => {
  expect(discomfortSaid(text, now)).toEqual(said);
});

test('what was tapped counts before what was written', () => {
  expect(discomfortOf('8/10 for years', { strength: 3, stops: ['nothing'] }, now)).toEqual({
    strength: 3,
    duration: 'more than a year',
    stops: ['nothing'],
  });
});

test('what was tapped is listed with its questions', () => {
  expect(discomfortAnswers(null)).toEqual([]);
  expect(discomfortAnswers({ strength: 0, stops: ['sleep', 'takes pills'] })).toEqual([
    { question: 'How strong is it at its worst, from 0 to 10?', answer: '0' },
    { question: 'What does it keep you from?', answer: 'Sleep, I take pills for it' },
  ]);
});

test.each<[string, boolean]>([
  ['Nothing hurts.', false],
  ['My back doesn’t hurt anymore', false],
  ['I can’t sleep because my neck hurts', true],
  ['Me duele el cuello', true],
  ['On laptop days my neck. On monitor days fine.', true],
])('“%s”: hurts %s', (text, does) => {
  expect(hurts(text, null)).toBe(does);
  expect(hurts(text, { strength: 0 })).toBe(false);
  expect(hurts(text, { strength: 2 })).toBe(true);
});

test('a year of pain sends them to a doctor or us first', () => {
  expect(painNote('My neck hurts, for two years now', null, now)).toContain('a doctor or one of us');
  expect(painNote('My neck', { duration: 'more than a year' }, now)).not.toBe('');
  expect(painNote('My neck hurts, for two years now', { duration: 'months' }, now)).toBe('');
  expect(painNote('Nothing hurts. I have worked here for ten years', null, now)).toBe('');
});

test('a year of pain that stops something is told so, even where a doctor has seen something else', () => {
  const text = 'My low back, for three years. I also have arthritis in both thumbs';
  expect(painNote(text, { stops: ['nothing'] }, now)).toBe('');
  expect(painNote(text, { stops: ['sport or chores'] }, now)).toContain('a long time');
});

test('whom a sign sends to a doctor is sent nowhere else, and six of ten alone is not much', () => {
  const flags = [{ topic: 'night pain', kind: 'soon' }] as const;
  expect(painNote('My back hurts, 8 out of 10', null, now, flags)).toBe('');
  expect(painNote('My back hurts, 6 out of 10', null, now)).toBe('');
});

test.each<[string, RegExp]>([
  ['Wrists tingle at night', /worth showing to a doctor/],
  ['Sciatica down to the calf since last winter', /worth showing to a doctor/],
  ['My back hurts, 8 out of 10', /a lot to put up with/],
  ['My neck is stiff by five, no tingling', /^$/],
])('“%s” is answered first with %s', (text, note) => {
  expect(painNote(text, null, now)).toMatch(note);
});

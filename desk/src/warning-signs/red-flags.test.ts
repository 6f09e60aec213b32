import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { careTopics } from '../care.ts';
import { redFlagsIn } from './red-flags.ts';

interface Examples {
  flagged: { text: string; kind: string }[];
  harmless: string[];
}
const examplesOf = (file: string): Examples =>
  JSON.parse(readFileSync(new URL(`../../red-flags/${file}`, import.meta.url), 'utf8'));
const topicsIn = (text: string) => redFlagsIn(text).map(({ topic }) => topic);

describe.each(['red-flags.json', 'red-flags-second.json'])('%s', (file) => {
  const { flagged, harmless } = examplesOf(file);

  test.each(flagged)('$kind: $text', ({ text, kind }) => {
    expect(redFlagsIn(text)[0]?.kind).toBe(kind);
  });

  test.each(harmless)('harmless: %s', (text) => {
    expect(redFlagsIn(text)).toEqual([]);
  });
});

test.each(['desks-seen.json', 'desks-unseen.json'])('nobody of %s is sent to a doctor', (file) => {
  const desks: { id: string; answers: Record<string, string> }[] = JSON.parse(
    readFileSync(new URL(`../../examples/${file}`, import.meta.url), 'utf8'),
  );
  const sent = desks.filter(({ answers }) =>
    Object.values(answers).some((text) => topicsIn(text).length > 0),
  );
  expect(sent.map(({ id }) => id)).toEqual([]);
});

describe('what is named', () => {
  test.each([
    ['I can’t empty my bladder', 'bladder or bowel'],
    ['my groin is numb', 'saddle numbness'],
    ['both legs are numb', 'both legs'],
    ['I have chest pain', 'chest'],
    ['my face is drooping', 'face or speech'],
    ['I want to kill myself', 'self-harm'],
    ['my arm is getting weaker', 'weak arm or hand'],
    ['I keep dropping things', 'clumsy hands'],
    ['I’m unsteady on my feet', 'unsteady gait'],
    ['I fell down the stairs yesterday', 'fall or crash'],
    ['I have a fever', 'fever'],
    ['I’ve lost weight without trying', 'weight loss'],
    ['I had cancer', 'cancer'],
    ['the pain wakes me up at night', 'night pain'],
    ['my thumb is numb all the time', 'lasting numbness'],
  ])('%s: %s', (text, topic) => {
    expect(topicsIn(text)).toEqual([topic]);
  });

  test('every topic can be found', () => {
    const texts = ['red-flags.json', 'red-flags-second.json'].flatMap((file) => examplesOf(file).flagged);
    const found = new Set(texts.flatMap(({ text }) => topicsIn(text)));
    expect(careTopics.filter((topic) => !found.has(topic))).toEqual([]);
  });

  test('several, emergencies first, each topic once, in the person’s own words', () => {
    const text =
      'My desk is fine. I keep dropping things, really. My groin is numb! And my groin is numb again.';
    expect(redFlagsIn(text)).toEqual([
      { kind: 'emergency', topic: 'saddle numbness', said: 'My groin is numb' },
      { kind: 'soon', topic: 'clumsy hands', said: 'I keep dropping things, really' },
    ]);
  });
});

describe('who is meant, and whether it is so', () => {
  test.each([
    ['My wife says my legs are numb and weak', ['both legs']],
    ['my wife’s both legs are numb', []],
    ['No glare, both legs are numb', ['both legs']],
    ['No fever, chills or weight loss', []],
    ['I’m not sure why but my groin is numb', ['saddle numbness']],
    ['My groin isn’t numb', []],
    ['I’m a nurse. I have chest pain.', ['chest']],
    ['I take chest pain calls', []],
  ])('%s: %j', (text, topics) => {
    expect(topicsIn(text)).toEqual(topics);
  });
});

test.each([
  ['typographic quotes', 'I can’t feel when I need to pee'],
  ['capital letters', 'I CAN’T FEEL WHEN I NEED TO PEE'],
  ['unseen characters', 'I can\u2019t f\u200bee\u00adl when I ne\u2060ed to p\ufeffee'],
  ['wide letters', 'I can’t ｆｅｅｌ when I need to ｐｅｅ'],
  ['accents', 'I can’t féel when I need to pée'],
  ['line breaks and tabs', 'Sore.\n\tI can’t feel\twhen I need to pee\r\n'],
])('%s hide nothing', (_, text) => {
  expect(topicsIn(text)).toEqual(['bladder or bowel']);
});

describe('100,000 characters of', () => {
  const pieces = [
    'numb ',
    'numb, ',
    'can’t feel ',
    'my ',
    'fell ',
    'in my the ',
    'no ',
    'no fever, ',
    'or ',
    'a',
    ' ',
  ];
  const more = [
    '.',
    '. ',
    ', ',
    'weight ',
    'wake ',
    'both legs ',
    'my wife ',
    'i review ',
    '\u200b',
    '\u0301',
    '_',
  ];
  test.each([...pieces, ...more])('%j are read at once, and end in a flag all the same', (piece) => {
    const text = `${piece.repeat(100_000 / piece.length)}. I have chest pain.`;
    const start = performance.now();
    expect(topicsIn(text)).toContain('chest');
    // Some 0.5 s on a slow machine; what grows with the square of the length takes minutes.
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

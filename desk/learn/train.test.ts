import { expect, test } from '@jest/globals';
import { Classifier } from '../src/learned/classifier.ts';
import { exampleOf, headsOf, learn } from './folds.ts';

const said = [
  ['The chair is too low.', 'low'],
  ['My chair sits very low.', 'low'],
  ['It is a low chair.', 'low'],
  ['The chair is too high.', 'high'],
  ['My chair sits very high.', 'high'],
  ['It is a high chair.', 'high'],
  ['I like my plants.', ''],
  ['The office is quiet.', ''],
  ['We have a dog.', ''],
] as const;
const sentences = said.map(([text, state]) => ({
  writer: 'a',
  desk: text,
  question: 'workstationSetup',
  text,
  labels: (state ? { height: state } : {}) as Record<string, string>,
}));
const heads = headsOf(sentences);
const learned = () =>
  learn(
    sentences.map((one) => exampleOf(one, heads)),
    heads,
    { features: 500, weights: 800 },
    [],
  );

test('learns what sentences of a kind have in common, and guesses new ones', () => {
  const classifier = new Classifier(learned());
  const likeliest = (text: string) =>
    classifier
      .guesses(text, 'workstationSetup')
      .toSorted((one, other) => other.probability - one.probability)[0];
  expect(likeliest('This chair seems low.')).toMatchObject({ name: 'height', state: 'low', counts: true });
  expect(likeliest('A really high chair!')).toMatchObject({ state: 'high', counts: true });
  expect(likeliest('The coffee is good.')?.counts).not.toBe(true);
});

test('the same sentences give the same weights', () => {
  expect(learned()).toEqual(learned());
});

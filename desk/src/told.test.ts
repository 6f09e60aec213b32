import { expect, test } from '@jest/globals';
import aches from '../texts/discomfort.json' with { type: 'json' };
import texts from '../texts/told.json' with { type: 'json' };
import { type Answers, answerNames } from './answers.ts';
import { factorNames } from './factors.ts';
import { personalFixes } from './personal-fixes.ts';
import { readAnswers } from './reader/read-answers.ts';
import { score } from './scoring.ts';

const nothing = Object.fromEntries(answerNames.map((name) => [name, ''])) as Answers;

function stepsOf(given: Partial<Answers>) {
  const answers = { ...nothing, ...given };
  const { findings, evidence, setting } = readAnswers(answers);
  return personalFixes(score(findings, setting), { answers, evidence, setting });
}

const findingsOf = (given: Partial<Answers>) => stepsOf(given).map(({ finding }) => finding);

test.each<[Partial<Answers>, RegExp]>([
  [{ workstationSetup: 'I use a wheelchair and my armrests hit the desk' }, /can’t get under the desk/],
  [{ discomfortDescription: 'I’m 30 weeks pregnant now and my back hurts' }, /growing belly/],
  [{ primaryRole: 'Lab tech', discomfortDescription: 'My thumb hurts. I pipette all day' }, /^Pipetting/],
  [{ postureSupport: 'My chair sinks', discomfortDescription: 'My back hurts' }, /doesn’t hold its height/],
  [{ primaryRole: 'I drive a school bus', discomfortDescription: 'low back' }, /^Driving holds you/],
  [{ workstationSetup: 'The converter is stuck', discomfortDescription: 'My shoulders' }, /^The converter/],
])('what no factor says comes first: %j', (given, finding) => {
  expect(findingsOf(given)[0]).toMatch(finding);
});

test('what is told covers what it explains', () => {
  const findings = findingsOf({
    workstationSetup: 'My chair sinks all day',
    postureSupport: 'I slouch',
    discomfortDescription: 'My back hurts',
  });
  expect(findings.join()).not.toMatch(/slouch/);
});

test('where nothing was found for what hurts, there is something to check, which lowers no score', () => {
  const [first, ...others] = stepsOf({ discomfortDescription: 'neck pain', breaksRoutine: 'rarely' });
  expect(first).toMatchObject({ finding: 'For your neck, check how high your screen is.', score: null });
  expect(others.map(({ factor }) => factor)).toContain('breaks');
  expect(findingsOf({ discomfortDescription: 'nothing hurts' })).toEqual([]);
});

test('a guess about furniture is not told as a fact', () => {
  const found = findingsOf({ workstationSetup: 'A kitchen chair', discomfortDescription: 'My low back' });
  expect(found).toContain('It looks like nothing supports the small of your back.');
  expect(found.join()).not.toMatch(/armrests/);
});

test('a finding in whose words nobody says so is left out', () => {
  const answers = { ...nothing, postureSupport: 'I reach forward to the keys' };
  const scoring = score({ keyboardHeight: 'too low' });
  const evidence = { keyboardHeight: { answer: 'postureSupport', text: answers.postureSupport } } as const;
  expect(personalFixes(scoring, { answers, evidence, setting: {} })).toEqual([]);
});

test('the texts name factors that exist', () => {
  const named = [
    ...texts.flatMap(({ factor, covers = [] }) => [factor, ...covers]),
    ...Object.keys(aches.checks),
  ];
  expect(named.filter((name) => !factorNames.some((factor) => factor === name))).toEqual([]);
});

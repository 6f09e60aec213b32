import { describe, expect, test } from '@jest/globals';
import type { Findings, FollowUpAnswers } from './factors.ts';
import { followUpQuestions, openQuestions, withFollowUpAnswers } from './follow-up-questions.ts';
import { type AssessmentScoring, score } from './scoring.ts';

const said: Findings = { glare: 'glare', breaks: 'rarer', laptop: 'raised' };
const scoring = score(said, { seat: 'office chair' });
const sumOf = ({ findings, points, workstationScore, posturalScore }: AssessmentScoring) => ({
  findings,
  points,
  workstationScore,
  posturalScore,
});

describe('follow-up questions', () => {
  test('every unknown factor has a follow-up question, the heaviest first', () => {
    const asked = openQuestions(scoring);
    expect(asked.toSorted()).toEqual(scoring.unknown.toSorted());
    expect(asked.indexOf('trunk')).toBeLessThan(asked.indexOf('chairAdjustment'));
    expect(asked).not.toContain('glare');
  });

  test('a follow-up question keeps its place after any answer, even “Not sure”', () => {
    const asked = openQuestions(scoring);
    const answers: FollowUpAnswers = { screenDistance: 'too near', shoulders: null };
    const after = openQuestions(withFollowUpAnswers(scoring, answers));
    expect(after.indexOf('screenDistance')).toBe(asked.indexOf('screenDistance'));
    expect(after.indexOf('shoulders')).toBe(asked.indexOf('shoulders'));
  });
});

describe('follow-up answers', () => {
  test('a follow-up answer can be changed, and “Not sure” removes it', () => {
    const first: FollowUpAnswers = { screenHeight: 'too low', mouseReach: 'reaching' };
    const second: FollowUpAnswers = { screenHeight: 'fits', mouseReach: null };
    const after = withFollowUpAnswers(withFollowUpAnswers(scoring, first), second);
    expect(after).toMatchObject(sumOf(score({ ...said, screenHeight: 'fits' }, scoring.setting)));
    expect(withFollowUpAnswers(after, {})).toEqual(scoring);
  });

  test('a tap counts before what was read, and “Not sure” takes it away', () => {
    const corrected = withFollowUpAnswers(scoring, { glare: 'no glare', breaks: null });
    expect(corrected).toMatchObject(sumOf(score({ laptop: 'raised', glare: 'no glare' }, scoring.setting)));
    expect(corrected.said).toEqual(said);
    expect(openQuestions(corrected)).toEqual(openQuestions(scoring));
  });

  test('what furniture implies counts whole once it is confirmed, and not at all once it is taken away', () => {
    const onStool = score({}, { seat: 'stool' });
    const strain = ({ points }: AssessmentScoring) => points.reduce((sum, { weight }) => sum + weight, 0);
    const confirmed = withFollowUpAnswers(onStool, { lumbarSupport: 'missing', armrests: 'none' });
    expect(strain(confirmed)).toBeGreaterThanOrEqual(2 * strain(onStool));
    expect(strain(withFollowUpAnswers(onStool, { lumbarSupport: null, armrests: null }))).toBe(0);
  });

  test('what is unsure weighs nothing and is no follow-up question', () => {
    const doubtful = score(said, scoring.setting, { unsure: { trunk: 'slumped' } });
    expect(doubtful).toMatchObject(sumOf(scoring));
    expect(openQuestions(scoring)).toContain('trunk');
    expect(openQuestions(doubtful)).not.toContain('trunk');
  });
});

test('follow-up answers are listed with their questions, without “Not sure”', () => {
  expect(followUpQuestions({ screenHeight: 'too low', glare: null })).toEqual([
    { factor: 'screenHeight', question: 'Where is the top of your screen?', answer: 'Well below my eyes' },
  ]);
});

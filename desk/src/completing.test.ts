import { describe, expect, test } from '@jest/globals';
import { findingsOfAnswers, followUpAnswers, openQuestions, type Picks, withPicks } from './completing.ts';
import { type Factor, type FactorState, type Findings, factors } from './factors.ts';
import { score } from './scoring.ts';
import type { Setting } from './setting.ts';

const said: Findings = { glare: 'glare', breaks: 'rarer', laptop: 'raised' };
const scoring = score(said, { seat: 'office chair' });
const statesOf = (factor: Factor): readonly FactorState[] => factors[factor].states;

describe('what is asked', () => {
  test('is what nobody said, the heaviest first', () => {
    const asked = openQuestions(scoring, {});
    expect(asked.toSorted()).toEqual(scoring.unknown.toSorted());
    // Both scores lose by a seat that is too high, by feet in the air most.
    expect(asked.slice(0, 3)).toEqual(['seatHeight', 'screenDistance', 'lumbarSupport']);
    expect(asked.indexOf('trunk')).toBeLessThan(asked.indexOf('chairAdjustment'));
    expect(asked).not.toContain('glare');
  });

  test('is nothing of furniture and devices that the person doesn’t have', () => {
    const onCouch = openQuestions(score({}, { seat: 'couch', device: 'tablet' }), {});
    for (const factor of [
      'seatHeight',
      'armrests',
      'armrestWidth',
      'keyboardHeight',
      'mouseReach',
    ] as const) {
      expect(onCouch).not.toContain(factor);
    }
    expect(openQuestions(score({}, { seat: 'standing' }), {})).not.toContain('seatHeight');
  });

  test('stays where it was once it is answered, “Not sure” too', () => {
    const asked = openQuestions(scoring, {});
    const picks: Picks = { screenDistance: 'too near', shoulders: null };
    const after = openQuestions(withPicks(scoring, {}, picks), picks);
    expect(after.indexOf('screenDistance')).toBe(asked.indexOf('screenDistance'));
    expect(after.indexOf('shoulders')).toBe(asked.indexOf('shoulders'));
  });
});

describe('an answer', () => {
  test('counts as if it had been written', () => {
    expect(withPicks(scoring, {}, { screenHeight: 'too low' })).toEqual(
      score({ ...said, screenHeight: 'too low' }, scoring.setting),
    );
  });

  test('can be changed, and taken back by “Not sure”, which counts as nothing said', () => {
    const first: Picks = { screenHeight: 'too low', mouseReach: 'reaching' };
    const second: Picks = { screenHeight: 'fits', mouseReach: null };
    const after = withPicks(withPicks(scoring, {}, first), first, second);
    expect(after).toEqual(score({ ...said, screenHeight: 'fits' }, scoring.setting));
    expect(findingsOfAnswers(after, second)).toEqual(said);
    expect(withPicks(after, second, {})).toEqual(scoring);
  });

  test.each<Setting>([{}, { seat: 'couch', device: 'laptop' }, { seat: 'kitchen chair' }, { seat: 'stool' }])(
    'that doesn’t suit never scores better than none, or than one that suits: %j',
    (setting) => {
      for (const findings of [{}, said, { ...said, seatHeight: 'fits', trunk: 'slumped' } as const]) {
        const before = score(findings, setting);
        for (const factor of openQuestions(before, {})) {
          const [best, ...others] = statesOf(factor).map((state) =>
            withPicks(before, {}, { [factor]: state }),
          );
          for (const worse of others) {
            expect([factor, worse.workstationScore <= before.workstationScore]).toEqual([factor, true]);
            expect([factor, worse.posturalScore <= before.posturalScore]).toEqual([factor, true]);
            expect(worse.workstationScore).toBeLessThanOrEqual(best?.workstationScore ?? 0);
            expect(worse.posturalScore).toBeLessThanOrEqual(best?.posturalScore ?? 0);
          }
        }
      }
    },
  );
});

test('what was told is read as question and answer, and “Not sure” is not told', () => {
  expect(followUpAnswers({ screenHeight: 'too low', glare: null })).toEqual([
    { factor: 'screenHeight', question: 'Where is the top of your screen?', answer: 'Well below my eyes' },
  ]);
});

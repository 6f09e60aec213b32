import { expect, test } from '@jest/globals';
import { type FollowUpAnswers, factorNames } from './factors.ts';
import { rankedFixes } from './fixes.ts';
import { overviewOf, recommendationsOf, risksOf } from './prose.ts';
import { score } from './scoring.ts';

const fine = {
  ...({ seatHeight: 'fits', trunk: 'carried', screenHeight: 'fits' } as const),
  ...({ screenDistance: 'fits', breaks: 'at least hourly' } as const),
};

test('long hours with breaks are not listed as a risk', () => {
  const scoring = score({ ...fine, duration: 'over 4 hours' });
  const fixes = rankedFixes(scoring);
  expect(overviewOf(scoring, fixes)).toContain('nothing needs to change');
  expect(risksOf(fixes)).toBe('Nothing in your answers points to a risk.');
  expect(recommendationsOf(scoring, fixes)).toContain('Keep your desk as it is');
});

test('what is faulted is not praised', () => {
  const good = (findings: object) =>
    overviewOf(score(findings), []).match(/already good: (.*?)\.\n/)?.[1] ?? '';
  const desk = { ...fine, screenPlace: 'straight ahead', wrists: 'straight' } as const;
  expect(good(desk)).toMatch(/screen height, screen distance, screen position, wrists/);
  expect(good({ ...desk, neckTurn: 'turned', wristAngle: 'bent sideways' })).not.toMatch(/position|wrists/);
  expect(good({ ...desk, laptop: 'flat' })).not.toMatch(/screen height/);
});

test('what was answered with “not sure” is no longer open, and the recommendations ask nothing', () => {
  const open = (followUpAnswers: FollowUpAnswers) => {
    const scoring = score({ ...fine, glare: 'glare' }, {}, { followUpAnswers });
    expect(recommendationsOf(scoring, rankedFixes(scoring))).not.toMatch('?');
    return overviewOf(scoring, rankedFixes(scoring)).match(/(?:One|\d+) things? (?:is|are) still open/)?.[0];
  };
  expect(open({})).toBe('3 things are still open');
  const asked = factorNames.filter((factor) => !(factor in fine) && factor !== 'glare');
  expect(open(Object.fromEntries(asked.map((factor) => [factor, null])))).toBeUndefined();
});

test('a reason from a list stands only where the person gave none', () => {
  const [fix] = rankedFixes(score({ glare: 'glare' }));
  if (!fix) throw new Error('Glare has a fix.');
  const text = (more: object) => recommendationsOf(score({ glare: 'glare' }), [{ ...fix, ...more }]);
  expect(text({})).toContain('OSHA’s checklist');
  expect(text({ isFirst: false, isAside: true })).not.toContain('glare');
  expect(text({ notes: ['This may help your eyes.'] })).not.toContain('OSHA’s checklist');
});

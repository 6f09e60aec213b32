import { expect, test } from '@jest/globals';
import { adviceFor } from '../advice.ts';
import type { Findings } from '../factors.ts';
import type { RankedFix } from '../fixes.ts';
import type { AssessmentScoring } from '../scoring.ts';
import { risksOf } from './risks.ts';

const scoring = (findings: Findings, implied: Findings = {}) => ({ findings, implied }) as AssessmentScoring;
const fix = (over: Partial<RankedFix>) => ({ isFirst: false, ...over }) as RankedFix;

test('a part has the worst risk of its findings', () => {
  const risks = risksOf({
    scoring: scoring({ screenHeight: 'too low', glare: 'glare', screenDistance: 'fits', seatHeight: 'fits' }),
    fixes: [
      fix({ factor: 'screenHeight', state: 'too low', finding: 'Your screen is too low.', isFirst: true }),
      fix({ factor: 'glare', state: 'glare', finding: 'Your screen reflects the window.' }),
    ],
  });
  expect(risks.screen).toEqual({ risk: 'first', findings: ['Your screen is too low.'] });
  expect(risks.light).toEqual({ risk: 'some', findings: ['Your screen reflects the window.'] });
  expect(risks.seat).toEqual({ risk: 'none', findings: [] });
  expect(risks.mouse).toEqual({ risk: 'unknown', findings: [] });
});

test('stated and implied findings without a fix are listed, and hours and breaks are one part', () => {
  const risks = risksOf({
    scoring: scoring({ breaks: 'rarer', duration: 'under 1 hour' }, { neck: 'bent forward' }),
    fixes: [],
  });
  expect(risks.time).toEqual({ risk: 'some', findings: [adviceFor('breaks', 'rarer')?.finding] });
  expect(risks.screen).toEqual({ risk: 'some', findings: [adviceFor('neck', 'bent forward')?.finding] });
});

test('advice about what they wrote does not stand for the part’s own finding', () => {
  const wish = { finding: 'You need your workplace to say yes.', isFirst: true, isOwn: true };
  const { time } = risksOf({
    scoring: scoring({ breaks: 'rarer' }),
    fixes: [fix({ factor: 'breaks', state: 'rarer', ...wish })],
  });
  expect(time.findings).toEqual([adviceFor('breaks', 'rarer')?.finding]);
});

test('findings that do not apply to the furniture are not shown', () => {
  const risks = risksOf({
    scoring: scoring({}, { armrestAdjustment: 'fixed' }),
    fixes: [],
    setting: { seat: 'couch' },
  });
  expect(risks.arms).toEqual({ risk: 'unknown', findings: [] });
});

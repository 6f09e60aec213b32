import { expect, test } from '@jest/globals';
import type { Findings } from '@practice/desk/factors';
import { changesOf, difference } from './Changes.tsx';

const scoring = (findings: Findings, implied: Findings = {}) => ({ findings, implied });

test('a comparison sorts problems into resolved, added, remaining and unmentioned', () => {
  const changes = changesOf(
    scoring({
      screenHeight: 'too low',
      glare: 'glare',
      seatHeight: 'too low',
      wrists: 'straight',
      light: 'good',
      neck: 'upright',
    }),
    scoring({
      screenHeight: 'fits',
      seatHeight: 'too high',
      wrists: 'bent up',
      breaks: 'rarer',
      mouseReach: 'close',
      neck: 'upright',
    }),
  );
  const names = (list: readonly { factor: string }[]) => list.map(({ factor }) => factor);
  expect(names(changes.resolved)).toEqual(['screenHeight']);
  expect(names(changes.added)).toEqual(['wrists', 'breaks']);
  expect(changes.remaining).toEqual([{ factor: 'seatHeight', before: 'too low', after: 'too high' }]);
  expect(names(changes.unmentioned)).toEqual(['glare', 'light']);
  expect(names(changes.right)).toEqual(['mouseReach']);
});

test('an implied problem is resolved together with its cause', () => {
  const changes = changesOf(
    scoring({ screenHeight: 'too low' }, { neck: 'bent forward' }),
    scoring({ screenHeight: 'fits' }),
  );
  expect(changes.resolved.map(({ factor }) => factor)).toEqual(['screenHeight', 'neck']);
});

test('a score difference has a sign, and is undefined without a score', () => {
  expect(difference(4, 7)).toBe('+3');
  expect(difference(7, 5)).toBe('−2');
  expect(difference(5, 5)).toBe('the same');
  expect(difference(null, 5)).toBeUndefined();
});

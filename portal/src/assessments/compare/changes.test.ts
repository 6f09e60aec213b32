import { expect, test } from '@jest/globals';
import type { Findings } from '@practice/desk/factors';
import { changesOf, difference } from './changes.ts';

const found = (findings: Findings, implied: Findings = {}) => ({ findings, implied });

test('tells what is gone, new, still there, and not spoken of', () => {
  const changes = changesOf(
    found({
      screenHeight: 'too low',
      glare: 'glare',
      seatHeight: 'too low',
      wrists: 'straight',
      neck: 'upright',
    }),
    found({
      screenHeight: 'fits',
      seatHeight: 'too high',
      wrists: 'bent up',
      breaks: 'rarer',
      neck: 'upright',
    }),
  );
  const names = (list: readonly { factor: string }[]) => list.map(({ factor }) => factor);
  expect(names(changes.gone)).toEqual(['screenHeight']);
  expect(names(changes.fresh)).toEqual(['wrists', 'breaks']);
  expect(changes.still).toEqual([{ factor: 'seatHeight', before: 'too low', after: 'too high' }]);
  expect(names(changes.unmentioned)).toEqual(['glare']);
});

test('what only followed from the rest is gone with it', () => {
  const changes = changesOf(
    found({ screenHeight: 'too low' }, { neck: 'bent forward' }),
    found({ screenHeight: 'fits' }),
  );
  expect(changes.gone.map(({ factor }) => factor)).toEqual(['screenHeight', 'neck']);
});

test('the same desk twice has not changed', () => {
  const desk = found({ neck: 'bent forward' });
  expect(changesOf(desk, desk)).toMatchObject({ gone: [], fresh: [], unmentioned: [] });
});

test('a difference has its sign, and none where there was no score', () => {
  expect(difference(4, 7)).toBe('+3');
  expect(difference(7, 5)).toBe('−2');
  expect(difference(5, 5)).toBe('the same');
  expect(difference(null, 5)).toBeUndefined();
});

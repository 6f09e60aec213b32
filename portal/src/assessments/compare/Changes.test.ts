import { expect, test } from '@jest/globals';
import type { Findings } from '@practice/desk/factors';
import { changesOf } from './Changes.tsx';

const scoring = (findings: Findings) => ({ findings, implied: {} });

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
  const names = (list: readonly { factor: string }[] = []) => list.map(({ factor }) => factor);
  expect(names(changes.resolved)).toEqual(['screenHeight']);
  expect(names(changes.added)).toEqual(['wrists', 'breaks']);
  expect(changes.remaining).toEqual([{ factor: 'seatHeight', before: 'too low', after: 'too high' }]);
  expect(names(changes.unmentioned)).toEqual(['glare', 'light']);
  expect(names(changes.right)).toEqual(['mouseReach']);
});

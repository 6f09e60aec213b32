import { expect, test } from '@jest/globals';
import type { Seat } from '../setting.ts';
import { sceneOf } from './scenes.ts';

test('the drawing shows the furniture and devices that the person named', () => {
  expect(sceneOf({})?.title).toBe(
    'A person on an office chair at a desk with a monitor, seen from the side.',
  );
  expect(sceneOf({ seat: 'couch', device: 'laptop' })?.title).toMatch(/on a couch with a laptop,/);
  expect(sceneOf({ seat: 'standing', screens: 'two' })?.title).toMatch(
    /standing at a desk with two monitors,/,
  );
  expect(sceneOf({ surface: 'kitchen table', device: 'tablet' })?.title).toMatch(/at a table with a tablet,/);
});

test.each<Seat>(['ball', 'bench', 'recliner', 'bean bag'])('a %s has no drawing', (seat) => {
  expect(sceneOf({ seat })).toBeUndefined();
});

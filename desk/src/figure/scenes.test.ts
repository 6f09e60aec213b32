import { describe, expect, test } from '@jest/globals';
import { devices, type Seat, type Setting, seats } from '../setting.ts';
import { drawnParts } from './risks.ts';
import { type Scene, sceneOf } from './scenes.ts';

const settings: Setting[] = [undefined, ...seats].flatMap((seat) =>
  [undefined, ...devices].flatMap((device) =>
    (['one', 'two'] as const).map((screens) => ({
      ...(seat && { seat }),
      ...(device && { device }),
      screens,
    })),
  ),
);
const scenes = settings.flatMap((setting) => {
  const scene = sceneOf(setting);
  return scene ? [{ name: JSON.stringify(setting), scene }] : [];
});

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

describe.each(scenes)('$name', ({ scene }) => {
  const marks = drawnParts.map((part) => scene.places[part]);

  test('every path is valid, and every mark is within the picture', () => {
    for (const { d } of scene.layers.flatMap(({ shapes }) => shapes))
      expect(d).toMatch(/^M[-\d\sa-zA-Z.,]+$/);
    expect(scene.layers.flatMap(({ shapes }) => shapes.map(({ d }) => d)).join()).not.toMatch(/NaN|Infinity/);
    for (const { at, to } of marks) for (const point of [at, to]) expect(isSeen(point, scene)).toBe(true);
  });

  test('the marks are far enough apart for fingers on a phone', () => {
    for (const [index, { at }] of marks.entries()) {
      for (const other of marks.slice(index + 1)) {
        expect(Math.hypot(at[0] - other.at[0], at[1] - other.at[1])).toBeGreaterThan(50);
      }
    }
  });
});

function isSeen([x, y]: readonly [number, number], { view }: Scene): boolean {
  return x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + view.height;
}

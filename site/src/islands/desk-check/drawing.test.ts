import { expect, test } from '@jest/globals';
import { outlines, rest } from '@practice/desk/figure/body';
import { bend } from '@practice/desk/figure/geometry';
import { deform } from '@practice/desk/figure/pose';
import { bounds, startingDesk } from './desks.ts';
import { drawDesk } from './drawing.ts';
import { sit } from './posture.ts';
import { read } from './readings.ts';

test('an outline in its own pose is unchanged', () => {
  const undressed = deform(outlines, rest, rest);
  const rounded = bend(outlines.leg, (point) => point);
  expect(undressed.leg).toBe(rounded);
});

test('the browser bends the figure of the server into the same figure', () => {
  const low = { ...startingDesk, seat: 38, back: 120, keyboard: 72 };
  const server = drawDesk(startingDesk, { outlines, pose: rest });
  const drawn = Object.fromEntries(Object.keys(outlines).map((name) => [name, String(server.shapes[name])]));
  const browser = drawDesk(low, { outlines: drawn, pose: sit(startingDesk) });
  const direct = drawDesk(low, { outlines, pose: rest });
  const numbers = (d: unknown) =>
    String(d)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  for (const name of ['shoe', 'hand', 'hair', 'face', 'backrest']) {
    const [once, twice] = [numbers(direct.shapes[name]), numbers(browser.shapes[name])];
    once.forEach((value, at) => {
      expect(Math.abs(value - (twice[at] ?? Number.NaN))).toBeLessThan(1);
    });
  }
});

test('a slider shows the length, the measured angle, and whether it fits', () => {
  const { valueText, value, band } = read('seat', startingDesk, bounds.seat);
  expect(value).toBe('17.5 in (44 cm)');
  expect(valueText).toBe('17.5 inches, 44 centimeters, knees 95 degrees, fits');
  expect(band.from).toBeLessThan(50);
  expect(band.to).toBeGreaterThan(50);
});

test('the labels of the drawing show the numbers', () => {
  const { labels } = drawDesk({ ...startingDesk, back: 110 }, { outlines, pose: rest });
  expect(labels).toMatchObject({ back: '110°', seat: '95°', screenDistance: '24 in' });
});

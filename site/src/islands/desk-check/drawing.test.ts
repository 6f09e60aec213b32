import { expect, test } from '@jest/globals';
import { rest } from '@practice/desk/figure/body';
import { deskFor, fitting, startingDesk } from './desks.ts';
import { drawDesk } from './drawing.ts';
import { plantLeft } from './measures.ts';
import { sit } from './posture.ts';
import { read } from './readings.ts';
import { attributesOf } from './shapes.ts';

const desk = deskFor(170, fitting);

test('a slider of the desk check shows the length, the measured angle, and whether it fits', () => {
  const { valueText, value, band } = read('seat', desk);
  expect(value).toBe('17.5 in. (44 cm)');
  expect(valueText).toBe('17.5 inches, 44 centimeters, knees 95 degrees, fits');
  expect(band.from).toBeLessThan(50);
  expect(band.to).toBeGreaterThan(50);
});

test('the labels of the drawing show the measures', () => {
  const { labels } = drawDesk({ ...desk, back: 110 });
  expect(labels).toMatchObject({
    back: '110°',
    seat: '95°',
    screenHeight: 'right at',
    screenDistance: '24 in.',
  });
});

test('the label of a near screen is above the label “eye level” and does not overlap the plant', () => {
  const { shapes } = drawDesk(startingDesk);
  const middleOf = (name: 'eyeLevel' | 'screenHeightLabel') =>
    /translate\(([\d.]+) ([\d.]+)/
      .exec(String(attributesOf(shapes[name]).transform))
      ?.slice(1)
      .map(Number) ?? [];
  const [x = Number.NaN, y = Number.NaN] = middleOf('screenHeightLabel');
  const { width } = shapes.screenHeightPlate as { width: number };
  const plant = sit(startingDesk).wrist.x - rest.wrist.x + plantLeft;
  expect(x + width / 2).toBeLessThanOrEqual(plant);
  // On a phone, the labels are larger.
  expect(middleOf('eyeLevel')[1]).toBeGreaterThan(y + 20);
});

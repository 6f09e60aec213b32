import { expect, test } from '@jest/globals';
import { outlines, rest } from '@practice/desk/figure/body';
import { bend } from '@practice/desk/figure/geometry';
import { deform } from '@practice/desk/figure/pose';
import { deskFor, fitting, startingDesk } from './desks.ts';
import { drawDesk } from './drawing.ts';
import { plantLeft } from './measures.ts';
import { sit } from './posture.ts';
import { read } from './readings.ts';
import { attributesOf } from './shapes.ts';

const desk = deskFor(170, fitting);

test('an outline in its own pose is unchanged', () => {
  const undressed = deform(outlines, rest, rest);
  const rounded = bend(outlines.leg, (point) => point);
  expect(undressed.leg).toBe(rounded);
});

test('a slider shows the length, the measured angle, and whether it fits', () => {
  const { valueText, value, band } = read('seat', desk);
  expect(value).toBe('17.5 in. (44 cm)');
  expect(valueText).toBe('17.5 inches, 44 centimeters, knees 95 degrees, fits');
  expect(band.from).toBeLessThan(50);
  expect(band.to).toBeGreaterThan(50);
});

test('the labels of the drawing show the numbers', () => {
  const { labels } = drawDesk({ ...desk, back: 110 });
  expect(labels).toMatchObject({
    back: '110°',
    seat: '95°',
    screenHeight: 'right at',
    screenDistance: '24 in.',
  });
});

test('the label of a near screen is between “eye level” and the plant on the desk', () => {
  const { shapes } = drawDesk(startingDesk);
  const middleOf = (name: 'eyeLevel' | 'screenHeightLabel') =>
    Number(/translate\((\S+)/.exec(String(attributesOf(shapes[name]).transform))?.[1]);
  const { width } = shapes.screenHeightPlate as { width: number };
  const plant = sit(startingDesk).wrist.x - rest.wrist.x + plantLeft;
  expect(middleOf('screenHeightLabel') + width / 2).toBeLessThanOrEqual(plant);
  expect(middleOf('eyeLevel') + 40).toBeLessThan(middleOf('screenHeightLabel') - width / 2);
});

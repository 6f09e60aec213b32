import { expect, test } from '@jest/globals';
import { cardCrop, pressedPoint } from './card-crop.ts';

test('a picture at 4:3 loses a sixth of its height, from where the point is not', () => {
  const crop = (y: number) => cardCrop({ width: 1600, height: 1200 }, { x: 50, y });
  expect(crop(0)).toMatchObject({ left: 0, top: 0, width: 100, moves: 'y' });
  expect(crop(0).height).toBeCloseTo(83.33);
  expect(crop(100).top).toBeCloseTo(16.67);
});

test('a wide picture loses of its width, one in the card’s shape nothing', () => {
  expect(cardCrop({ width: 3200, height: 1000 }, { x: 100, y: 0 })).toEqual({
    left: 50,
    top: 0,
    width: 50,
    height: 100,
    moves: 'x',
  });
  expect(cardCrop({ width: 1601, height: 1000 }, { x: 0, y: 0 }).moves).toBeUndefined();
});

test('a press is a whole percent of the picture, and never beside it', () => {
  const box = { left: 100, top: 50, width: 300, height: 200 };
  expect(pressedPoint(box, { clientX: 200, clientY: 150 })).toEqual({ x: 33, y: 50 });
  expect(pressedPoint(box, { clientX: 99, clientY: 251 })).toEqual({ x: 0, y: 100 });
});

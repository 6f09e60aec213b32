import { expect, test } from '@jest/globals';
import { cardCrop, clickedPoint } from './CardPicture.tsx';

test('a card crops a sixth of the height of a 4:3 picture, away from the focus point', () => {
  const crop = (y: number) => cardCrop({ width: 1600, height: 1200 }, { x: 50, y });
  expect(crop(0)).toMatchObject({ left: 0, top: 0, width: 100, axis: 'y' });
  expect(crop(0).height).toBeCloseTo(83.33);
  expect(crop(100).top).toBeCloseTo(16.67);
});

test('a card crops the width of a wide picture, and nothing of one with the card’s aspect ratio', () => {
  expect(cardCrop({ width: 3200, height: 1000 }, { x: 100, y: 0 })).toEqual({
    left: 50,
    top: 0,
    width: 50,
    height: 100,
    axis: 'x',
  });
  expect(cardCrop({ width: 1601, height: 1000 }, { x: 0, y: 0 }).axis).toBeUndefined();
});

test('a click on the picture sets the focus point in whole percents within the picture', () => {
  const box = { left: 100, top: 50, width: 300, height: 200 };
  expect(clickedPoint(box, { clientX: 200, clientY: 150 })).toEqual({ x: 33, y: 50 });
  expect(clickedPoint(box, { clientX: 99, clientY: 251 })).toEqual({ x: 0, y: 100 });
});

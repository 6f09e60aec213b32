import { expect, test } from '@jest/globals';
import { clickedPoint, croppedAxis } from './CardPicture.tsx';

test('a card crops the height of a tall picture, the width of a wide one, and nothing of one with its shape', () => {
  expect(croppedAxis({ naturalWidth: 1600, naturalHeight: 1200 })).toBe('y');
  expect(croppedAxis({ naturalWidth: 3200, naturalHeight: 1000 })).toBe('x');
  expect(croppedAxis({ naturalWidth: 1601, naturalHeight: 1000 })).toBeUndefined();
});

test('a click on the picture sets the focus point in whole percents within the picture', () => {
  const box = { left: 100, top: 50, width: 300, height: 200 };
  expect(clickedPoint(box, { clientX: 200, clientY: 150 })).toEqual({ x: 33, y: 50 });
  expect(clickedPoint(box, { clientX: 99, clientY: 251 })).toEqual({ x: 0, y: 100 });
});

import { describe, expect, test } from '@jest/globals';
import { type RosaCell, rosa, rosaRanges } from './rosa.ts';

const neutral: Record<RosaCell, number> = {
  ...{ seatHeight: 1, seatDepth: 1, armrests: 1, back: 1 },
  ...{ monitor: 1, phone: 1, mouse: 1, keyboard: 1 },
};

const chairOf = (rows: number, columns: number) => {
  // Any split within the ranges gives the same sums.
  const seatDepth = Math.max(1, rows - 5);
  const back = Math.max(1, columns - 5);
  return rosa({ ...neutral, seatHeight: rows - seatDepth, seatDepth, armrests: columns - back, back }, 0)
    .chair;
};

describe('every cell of the published grids', () => {
  test('of the chair: height and depth down, armrests and back across', () => {
    const grid = [2, 3, 4, 5, 6, 7, 8].map((row) =>
      [2, 3, 4, 5, 6, 7, 8, 9].map((column) => chairOf(row, column)).join(''),
    );
    expect(grid).toEqual([
      ...['22345678', '22345678', '33345678', '44445678'],
      ...['55556789', '66677889', '77788999'],
    ]);
  });

  test('of phone and monitor', () => {
    const grid = [0, 1, 2, 3, 4, 5, 6].map((phone) =>
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((monitor) => rosa({ ...neutral, phone, monitor }, 0).monitorAndPhone)
        .join(''),
    );
    expect(grid).toEqual([
      ...['11123456', '11223456', '12233467', '22334568'],
      ...['33445678', '44556789', '55678899'],
    ]);
  });

  test('of mouse and keyboard', () => {
    const grid = [0, 1, 2, 3, 4, 5, 6, 7].map((mouse) =>
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((keyboard) => rosa({ ...neutral, mouse, keyboard }, 0).mouseAndKeyboard)
        .join(''),
    );
    expect(grid).toEqual([
      ...['11123456', '11234567', '12234567', '23335678'],
      ...['34455678', '45566789', '56677889', '67788999'],
    ]);
  });
});

test('the worst part decides, whatever the others are', () => {
  expect(rosa({ ...neutral, monitor: 7, phone: 6 }, 0).final).toBe(9);
  expect(rosa({ ...neutral, seatHeight: 5, seatDepth: 3, armrests: 5, back: 4 }, 0).final).toBe(9);
});

test('time is added behind the chair’s grid, and the sum stays from 1 to 10', () => {
  const worst = { ...neutral, seatHeight: 5, seatDepth: 3, armrests: 5, back: 4 };
  expect(rosa(worst, 1).chair).toBe(10);
  expect(rosa(neutral, -1).chair).toBe(1);
});

test.each(Object.entries(rosaRanges))('%s is kept within its range', (cell, [least, most]) => {
  const at = (value: number) => rosa({ ...neutral, [cell]: value }, 0);
  expect(at(most + 5)).toEqual(at(most));
  expect(at(least - 5)).toEqual(at(least));
});

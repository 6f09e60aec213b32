import { circle, type Shape } from './shapes.ts';

/** A seated grown-up, facing right, in a room 660 wide with its floor at 600: in the order in which the parts are drawn. */
export const seatedPerson = {
  farLeg: [
    { d: 'M372 440c34-2 54 4 58 22 5 24 8 58 8 106h-34c-2-32-12-60-12-94', fill: 'paper' },
    { d: 'M404 572c-2 12-4 20-3 28h78c1-10-12-14-24-18-10-4-16-8-17-14Z', fill: 'line' },
  ],
  head: [
    // Neck, filled up to the jaw, then face from the hairline down to the jaw.
    { d: 'M223 249 245 236 260 262 256 267 253 276 222 282Z', fill: 'paper', stroke: 'none' },
    { d: 'M223 249c1 16 0 28-4 40 8 8 26 8 36 0-2-9-1-16 3-24', fill: 'paper' },
    {
      d: 'M259 195c11 3 18 11 19 20 .4 4-.8 6.5.2 9 1.8 4.2 6.3 7.8 8 11.3 1 2.4-1.4 3.7-5 3.9-.6 1.2-.5 2.3.1 3.3 1.7.9 1.7 2.5.1 3.5.6 1.4.4 2.7-.7 3.6-.6 1.6.2 3.7-.3 6.4-1.2 6-7.6 8.3-14.4 7-8-1.5-16-6-20-12l-20-20 10-34Z',
      fill: 'paper',
    },
    // Hair in one dark shape: the only mass of the drawing, so the eye starts here.
    {
      d: 'M265 203c-2 10-10 16-20 19-3 1-5 4-4 8-6-2-11 3-9 9 1 5 5 8 8 8-3 6-10 9-17 7-10-4-18-14-19-30-2-26 14-43 35-43 14 0 24 7 29 17 0 3-1 5-3 5Z',
      fill: 'line',
      width: 1.5,
    },
    { d: circle(200, 244, 13.5), fill: 'line', stroke: 'none' },
    { d: 'M243 231c-7-2-12 2-10.5 8s5.5 8 10.5 5', fill: 'paper', width: 2 },
    { d: 'M267.5 223.5c2-1.6 4.5-1.6 6-.4M264.5 217.5c2.5-2.2 6-2.8 9-2', width: 2 },
  ],
  torso: [
    {
      d: 'M220 282c-16 8-25 24-26 46-1 28 12 50 16 72 2 10 2 20 2 27 20 10 54 14 76 4 3-16-4-30-8-46-5-22-3-42-7-60-4-20-10-36-22-43-10 4-22 4-31 0Z',
      fill: 'tint',
    },
  ],
  legs: [
    {
      d: 'M373 570c-3 12-5 22-4 30h79c1-10-12-14-24-18-10-4-16-8-17-14Z',
      fill: 'line',
      stroke: 'ground',
    },
    {
      d: 'M213 424c-6 22-3 40 10 47 10 5 24 5 38 5 34 0 70 2 98 3 4 30 10 60 13 90h37c1-44-1-80-5-106-4-22-22-28-46-29-24-1-50-2-70-6Z',
      fill: 'paper',
    },
    { d: 'M359 479c-2-6-3-10-6-14' },
  ],
  arm: [
    {
      d: 'M322 392c11-4 22-3 29 1 8 3 15 8 17 13-3 3-9 2-14-1-2 4-6 6-11 5-8 1-16 0-21-3Z',
      fill: 'paper',
    },
    {
      d: 'M233 288c-13 1-21 12-20 28 1 20 8 40 12 62 3 20 10 36 28 38 22 2 48-4 69-8 1-5 1-11 0-17-18-2-36-4-50-7-6-2-9-6-10-12-3-20 0-38-4-58-3-17-12-27-25-26Z',
      fill: 'tint',
    },
  ],
} as const satisfies Record<string, readonly Shape[]>;

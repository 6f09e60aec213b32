import type { DeskSettings } from '../../src/islands/desk-check/settings.ts';
import { fittingDesk } from '../drawings/desks.ts';

/** What can be seen at one moment. */
export interface Moment {
  desk: DeskSettings;
  /** Where the seat ends; it slides on its own rail. */
  seatFront: number;
  /** The part of the drawing that fills the frame. */
  view: { x: number; y: number; width: number };
}

export type Measured = 'seat' | 'depth' | 'back' | 'armrests' | 'screen' | 'all';

export interface Scene {
  /** Seconds: coming in, moving the part, and standing still. */
  enter: number;
  move: number;
  rest: number;
  number?: number;
  title: string;
  words: string;
  measured?: Measured;
  /** What is different at its end. */
  change: Partial<DeskSettings>;
  seatFront?: number;
  view: Moment['view'];
}

const whole = { x: 60, y: 92, width: 620 };

/** A chair that nobody ever set, at a desk that is not too bad. */
export const before: Moment = {
  desk: { ...fittingDesk, seat: 34, back: 86, armrests: 11, screenHeight: 104, screenDistance: 86 },
  seatFront: 362,
  view: whole,
};

export const scenes: readonly Scene[] = [
  {
    enter: 0,
    move: 0,
    rest: 4.2,
    title: 'How to adjust your chair',
    words: 'Five steps, from the bottom up.',
    change: {},
    view: whole,
  },
  {
    enter: 1,
    move: 2.6,
    rest: 4,
    number: 1,
    title: 'Seat height',
    words: 'Feet flat. Thighs about level.',
    measured: 'seat',
    change: { seat: fittingDesk.seat },
    view: { x: 130, y: 322, width: 370 },
  },
  {
    enter: 1,
    move: 2.2,
    rest: 4,
    number: 2,
    title: 'Seat depth',
    words: 'Three fingers fit behind the knees.',
    measured: 'depth',
    change: {},
    seatFront: 336,
    view: { x: 226, y: 400, width: 250 },
  },
  {
    enter: 1,
    move: 2.6,
    rest: 4,
    number: 3,
    title: 'Backrest',
    words: 'Fill the small of your back. Lean back a bit.',
    measured: 'back',
    change: { back: 104 },
    view: { x: 70, y: 164, width: 512 },
  },
  {
    enter: 1,
    move: 2.4,
    rest: 4,
    number: 4,
    title: 'Armrests',
    words: 'They just meet your elbows. Shoulders low.',
    measured: 'armrests',
    change: { armrests: fittingDesk.armrests },
    view: { x: 90, y: 166, width: 500 },
  },
  {
    enter: 1,
    move: 2.8,
    rest: 4,
    number: 5,
    title: 'Now the screen',
    words: 'Its top at eye level, an arm’s length away.',
    measured: 'screen',
    change: { screenHeight: fittingDesk.screenHeight, screenDistance: fittingDesk.screenDistance },
    view: { x: 112, y: 100, width: 562 },
  },
  {
    enter: 1.4,
    move: 0,
    rest: 4.8,
    title: 'It fits.',
    words: 'Now move: get up at least once an hour.',
    measured: 'all',
    change: {},
    view: whole,
  },
];

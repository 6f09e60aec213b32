import type { DeskSettings, Setting } from '../../src/islands/desk-check/settings.ts';
import { fittingDesk } from '../drawings/desks.ts';

export const framesPerSecond = 25;

/** What can be seen at one moment. */
export interface Moment {
  desk: DeskSettings;
  /** Where the seat ends; it slides on its own rail. */
  seatFront: number;
  /** The part of the drawing that fills the frame. */
  view: { x: number; y: number; width: number };
}

export type Measured = 'seat' | 'depth' | 'back' | 'armrests' | 'screen' | 'all';

interface Scene {
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
const before: Moment = {
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
    words: 'Two or three fingers fit behind the knee.',
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
    words: 'Fill the small of the back. Lean back a little.',
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
    words: 'They just meet the elbows. Shoulders stay low.',
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

const seconds = (scene: Scene) => scene.enter + scene.move + scene.rest;

export const duration = scenes.reduce((sum, scene) => sum + seconds(scene), 0);

export interface Frame extends Moment {
  scene: Scene;
  previous: Scene | undefined;
  /** From 0 to 1: how far the scene has come in, its part has moved, and its measure is drawn. */
  entered: number;
  moved: number;
  drawn: number;
}

/** The frame at a time in seconds. */
export function frameAt(time: number): Frame {
  let start = 0;
  let from = before;
  let previous: Scene | undefined;
  for (const scene of scenes) {
    const isLast = scene === scenes.at(-1);
    if (time < start + seconds(scene) || isLast) return frameOf(scene, previous, from, time - start);
    from = endOf(scene, from);
    start += seconds(scene);
    previous = scene;
  }
  throw new Error('A film has at least one scene');
}

function frameOf(scene: Scene, previous: Scene | undefined, from: Moment, time: number): Frame {
  const to = endOf(scene, from);
  const entered = scene.enter === 0 ? 1 : ease(time / scene.enter);
  const moved = scene.move === 0 ? 1 : ease((time - scene.enter) / scene.move);
  return {
    scene,
    previous,
    entered,
    moved,
    drawn: ease((time - scene.enter) / 0.8),
    desk: mixedDesk(from.desk, to.desk, moved),
    seatFront: mix(from.seatFront, to.seatFront, moved),
    view: mixedView(from.view, to.view, entered),
  };
}

function endOf(scene: Scene, from: Moment): Moment {
  return {
    desk: { ...from.desk, ...scene.change },
    seatFront: scene.seatFront ?? from.seatFront,
    view: scene.view,
  };
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

function mixedDesk(from: DeskSettings, to: DeskSettings, part: number): DeskSettings {
  const value = (setting: Setting) => mix(from[setting], to[setting], part);
  return {
    stature: value('stature'),
    seat: value('seat'),
    back: value('back'),
    armrests: value('armrests'),
    keyboard: value('keyboard'),
    screenHeight: value('screenHeight'),
    screenDistance: value('screenDistance'),
  };
}

function mixedView(from: Moment['view'], to: Moment['view'], part: number): Moment['view'] {
  return { x: mix(from.x, to.x, part), y: mix(from.y, to.y, part), width: mix(from.width, to.width, part) };
}

/** Slow to start and slow to stop. */
function ease(part: number): number {
  const t = Math.min(1, Math.max(0, part));
  return t * t * t * (t * (t * 6 - 15) + 10);
}

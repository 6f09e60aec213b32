import type { DeskSettings, Setting } from '../../src/islands/desk-check/settings.ts';
import { before, type Moment, type Scene, scenes } from './scenes.ts';

export const framesPerSecond = 25;

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

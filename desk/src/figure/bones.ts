import { rest } from './body.ts';
import { direction, distance, type Point, pointAt } from './geometry.ts';
import type { Joint, Pose } from './pose.ts';

/** Directions of the bones in degrees, counterclockwise from the right. A bone that is left out is as at rest. */
export interface Bones {
  hip?: Point;
  trunk?: number;
  upperArm?: number;
  forearm?: number;
  thigh?: number;
  shank?: number;
  neck?: number;
  gaze?: number;
  toes?: number;
  stride?: number;
  /** How far the head slides forward (or back, below 0) without turning. */
  slide?: number;
}

export function poseOf(bones: Bones = {}): Pose {
  const hip = bones.hip ?? rest.hip;
  const turned = (bones.trunk ?? atRest('hip', 'shoulder')) - atRest('hip', 'shoulder');
  const knee = bone('hip', 'knee', hip, bones.thigh);
  const shoulder = bone('hip', 'shoulder', hip, bones.trunk);
  const elbow = bone('shoulder', 'elbow', shoulder, bones.upperArm ?? atRest('shoulder', 'elbow') + turned);
  const base = pointAt(hip, distance(rest.hip, rest.neck), atRest('hip', 'neck') + turned);
  const neck = { x: base.x + (bones.slide ?? 0) * 0.35, y: base.y };
  const skull = bone('neck', 'skull', neck, bones.neck ?? atRest('neck', 'skull') + turned);
  const held = { x: skull.x + (bones.slide ?? 0) * 0.65, y: skull.y };
  return {
    scale: 1,
    seatTop: rest.seatTop,
    hip,
    knee,
    ankle: bone('knee', 'ankle', knee, bones.shank),
    toes: bones.toes ?? 0,
    stride: bones.stride ?? rest.stride,
    shoulder,
    elbow,
    wrist: bone('elbow', 'wrist', elbow, bones.forearm ?? atRest('elbow', 'wrist') + turned),
    neck,
    skull: held,
    eye: bone('skull', 'eye', held, atRest('skull', 'eye') + (bones.gaze ?? turned)),
    shrug: 0,
  };
}

function bone(from: Joint, to: Joint, at: Point, degrees = atRest(from, to)): Point {
  return pointAt(at, distance(rest[from], rest[to]), degrees);
}

const atRest = (from: Joint, to: Joint) => direction(rest[from], rest[to]);

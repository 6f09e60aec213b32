import { type Pose, rest } from './body.ts';
import { direction, distance, type Point, pointAt } from './geometry.ts';
import type { Joint } from './pose.ts';

/** In degrees counterclockwise from the right; missing bones stay at rest. */
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
}

export function poseOf({ hip = rest.hip, toes = rest.toes, stride = rest.stride, ...bones }: Bones): Pose {
  const trunk = bones.trunk ?? atRest('hip', 'shoulder');
  const turned = trunk - atRest('hip', 'shoulder');
  const knee = bone('hip', 'knee', hip, bones.thigh);
  const shoulder = bone('hip', 'shoulder', hip, trunk);
  const elbow = bone('shoulder', 'elbow', shoulder, bones.upperArm);
  const neck = bone('hip', 'neck', hip, atRest('hip', 'neck') + turned);
  const skull = bone('neck', 'skull', neck, bones.neck ?? atRest('neck', 'skull') + turned);
  return {
    ...rest,
    ...{ hip, knee, shoulder, elbow, neck, skull, toes, stride },
    ankle: bone('knee', 'ankle', knee, bones.shank),
    wrist: bone('elbow', 'wrist', elbow, bones.forearm),
    eye: bone('skull', 'eye', skull, atRest('skull', 'eye') + (bones.gaze ?? turned)),
  };
}

function bone(from: Joint, to: Joint, at: Point, degrees = atRest(from, to)): Point {
  return pointAt(at, distance(rest[from], rest[to]), degrees);
}

const atRest = (from: Joint, to: Joint) => direction(rest[from], rest[to]);

import { seatedPerson } from '@practice/desk/drawings/person';
import type { Point } from './lines.ts';
import { Shapes } from './Shapes.tsx';

// Built as a body is: joints first, with the lengths of a grown person (stature 500), then the outline around them.
export const hip: Point = { x: 260, y: 447 };
export const knee: Point = { x: 381, y: 457 };
export const shoulder: Point = { x: 235, y: 305 };
export const elbow: Point = { x: 248, y: 397 };
export const wrist: Point = { x: 322, y: 400 };
export const eye: Point = { x: 270, y: 224 };

/**
 * A seated grown-up, facing right, in the room of Workstation.tsx. What stands on the hip is `lean` and the head `nod`
 * besides, so that a page can let the person straighten up.
 */
export function SeatedPerson() {
  return (
    <g>
      <Shapes of={seatedPerson.farLeg} />
      <g className="lean">
        <g className="nod">
          <Head />
        </g>
        <Torso />
      </g>
      <Shapes of={seatedPerson.legs} />
      <g className="lean">
        <Arm />
      </g>
    </g>
  );
}

export function Head() {
  return <Shapes of={seatedPerson.head} />;
}

export function Torso() {
  return <Shapes of={seatedPerson.torso} />;
}

export function Arm() {
  return <Shapes of={seatedPerson.arm} />;
}

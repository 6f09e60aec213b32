import type { ReactNode } from 'react';
import { outlines, rest } from '../../src/islands/desk-check/figure.ts';
import { dress, type Pose } from '../../src/islands/desk-check/pose.ts';

interface BodyProps {
  pose: Pose;
  hasLegs?: boolean;
  hasFarLeg?: boolean;
  /** Degrees the hand points up. */
  hand?: number;
  /** What stands before the body and behind its near arm. */
  children?: ReactNode;
}

/** The seated figure of the front page, facing right, bent into a pose. */
export function Body({ pose, hasLegs = true, hasFarLeg = hasLegs, hand = 0, children }: BodyProps) {
  const skin = dressed(pose);
  const { wrist } = pose;
  return (
    <g>
      {hasFarLeg && (
        <>
          <path d={skin.farLeg} className="paper" />
          <path d={skin.farShoe} className="dark" />
        </>
      )}
      {hasLegs && <path d={skin.shoe} className="dark edged" />}
      <path d={skin.neck} className="paper" />
      <path d={skin.face} className="paper" />
      <path d={skin.hair} className="dark" />
      <path d={skin.features} strokeWidth="2" />
      <path d={skin.torso} className="tint" />
      {hasLegs && (
        <>
          <path d={skin.leg} className="paper" />
          <path d={skin.creases} />
        </>
      )}
      {children}
      <path d={skin.hand} className="paper" transform={`rotate(${-hand} ${wrist.x} ${wrist.y})`} />
      <path d={skin.arm} className="tint" />
    </g>
  );
}

/** The outlines of the desk check's figure in a pose; with types and a halt for one that is there no more. */
export function dressed(pose: Pose): Record<keyof typeof outlines, string> {
  const skin = dress(outlines, rest, pose);
  const part = (name: keyof typeof outlines) => {
    const outline = skin[name];
    if (outline === undefined) throw new Error(`The figure has no ${name}`);
    return outline;
  };
  return {
    neck: part('neck'),
    face: part('face'),
    hair: part('hair'),
    features: part('features'),
    torso: part('torso'),
    leg: part('leg'),
    creases: part('creases'),
    farLeg: part('farLeg'),
    shoe: part('shoe'),
    farShoe: part('farShoe'),
    arm: part('arm'),
    hand: part('hand'),
    backrest: part('backrest'),
  };
}

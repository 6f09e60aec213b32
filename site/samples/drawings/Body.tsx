import type { Pose } from '@practice/desk/figure/pose';
import { dressed } from '@practice/desk/figure/posed';
import type { ReactNode } from 'react';

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

import { outlines, rest } from '../../src/islands/desk-check/figure.ts';
import { dress } from '../../src/islands/desk-check/pose.ts';
import { type Bones, posed } from './pose.ts';

interface SidePersonProps {
  bones?: Bones;
  hasLegs?: boolean;
  hasFarLeg?: boolean;
  /** Degrees the hand bends up from the forearm. */
  hand?: number;
}

/** The seated figure of the front page, facing right, in any pose that its bones allow. */
export function SidePerson({ bones = {}, hasLegs = true, hasFarLeg = hasLegs, hand = 0 }: SidePersonProps) {
  const pose = posed(bones);
  const skin = dress(outlines, rest, pose);
  const { wrist, elbow } = pose;
  const fore = (Math.atan2(elbow.y - wrist.y, wrist.x - elbow.x) * 180) / Math.PI;
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
      <path d={skin.bun} className="dark" />
      <path d={skin.features} strokeWidth="2" />
      <path d={skin.torso} className="tint" />
      {hasLegs && (
        <>
          <path d={skin.leg} className="paper" />
          <path d={skin.creases} />
        </>
      )}
      <path d={skin.hand} className="paper" transform={`rotate(${-fore - hand} ${wrist.x} ${wrist.y})`} />
      <path d={skin.arm} className="tint" />
    </g>
  );
}

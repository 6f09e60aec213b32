import { direction } from '@practice/desk/figure/geometry';
import { type Bones, posed } from '@practice/desk/figure/posed';
import { Body } from './Body.tsx';

interface SidePersonProps {
  bones?: Bones;
  hasLegs?: boolean;
  hasFarLeg?: boolean;
  /** Degrees the hand bends up from the forearm. */
  hand?: number;
}

/** The seated figure in any pose that its bones allow. */
export function SidePerson({ bones = {}, hand = 0, ...legs }: SidePersonProps) {
  const pose = posed(bones);
  return <Body pose={pose} hand={direction(pose.elbow, pose.wrist) + hand} {...legs} />;
}

import type { ComponentType } from 'react';
import { SmallGlass } from './breaks.tsx';
import { OnThePhone } from './call.tsx';
import { ThreeWaysToSit } from './posture.tsx';
import { WithinReach } from './reach.tsx';
import { EyesAndScreen } from './screen.tsx';
import { RaisedDesk } from './standing.tsx';
import { TapeMeasure } from './walk.tsx';

/** The drawings of the sample posts, by the names of their files. */
export const postDrawings: Readonly<Record<string, ComponentType>> = {
  'three-ways-to-sit': ThreeWaysToSit,
  'eyes-and-screen': EyesAndScreen,
  'within-reach': WithinReach,
  'small-glass': SmallGlass,
  'on-the-phone': OnThePhone,
  'raised-desk': RaisedDesk,
  'tape-measure': TapeMeasure,
};

import type { Shape, Tone } from './shapes.ts';

export type Ink = Tone | 'ink' | 'soft' | 'pine' | 'clay' | 'rust' | 'ochre' | 'amber' | 'mist' | 'rule';

export interface Look {
  fill?: Ink;
  stroke?: Ink;
  width?: number;
  dash?: readonly [length: number, space: number];
}

interface Placed {
  x: number;
  y: number;
}

/** `scale` is points per path unit. */
export interface Paths extends Placed {
  shapes: readonly Shape[];
  look?: Look | undefined;
  scale?: number;
}

export interface Words extends Placed {
  words: string;
  size: number;
  face?: 'bold' | 'heading';
  ink: Ink;
  width?: number;
  isCentered?: boolean;
}

export interface Figure {
  alt: string;
  height: number;
  drawn: readonly (Paths | Words)[];
}

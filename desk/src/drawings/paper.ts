import type { Shape, Tone } from './shapes.ts';

/** The colors of a print. */
export type Ink = Tone | 'ink' | 'soft' | 'pine' | 'clay' | 'rust' | 'ochre' | 'amber' | 'mist' | 'rule';

/** How paths look where they say nothing of it. */
export interface Look {
  fill?: Ink;
  stroke?: Ink;
  width?: number;
  /** Lengths of dashes and gaps; without, the line is whole. */
  dash?: readonly [length: number, space: number];
}

/** In points, from the upper left corner. */
interface Placed {
  x: number;
  y: number;
}

/** Paths, each measure of theirs so many points. */
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
  /** Where a line of them ends. */
  width?: number;
  isCentered?: boolean;
}

/** What is drawn on paper, one over the other, and said in words for whoever does not see it. */
export interface Figure {
  alt: string;
  /** In points. */
  height: number;
  drawn: readonly (Paths | Words)[];
}

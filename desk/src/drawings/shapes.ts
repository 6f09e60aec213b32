/** The colors of a drawing, by what they are for; a page has them as tokens, a PDF as values. */
export type Tone = 'line' | 'paper' | 'tint' | 'ground' | 'quiet' | 'measure';

/** One path of a drawing. Without more it is an outline in the drawing's line. */
export interface Shape {
  d: string;
  fill?: Tone;
  stroke?: Tone | 'none';
  width?: number;
}

/** The width of the one line that all drawings are made of. */
export const lineWidth = 2.25;

/** A circle as a path. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

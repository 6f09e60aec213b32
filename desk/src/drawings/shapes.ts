export type Tone = 'line' | 'paper' | 'tint' | 'ground' | 'quiet' | 'measure' | 'skin-tan';

export interface Shape {
  d: string;
  fill?: Tone;
  stroke?: Tone | 'none';
  width?: number;
}

export const lineWidth = 2.25;

export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

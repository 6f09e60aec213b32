import type { Shape } from './shapes.ts';

export const logoMark: readonly Shape[] = [
  { d: 'M3.5 3.5 12 34h25', width: 2.6 },
  { d: 'M9.6 25.4A9 9 0 0 1 21 34', width: 1.7 },
  { d: 'M7.6 18.1A16.5 16.5 0 0 1 28.5 34', width: 1.7 },
  { d: 'M5.6 10.9A24 24 0 0 1 36 34', stroke: 'measure', width: 2.1 },
];

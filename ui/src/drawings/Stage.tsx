import type { ReactNode } from 'react';
import { arc, lines, type Point } from './lines.ts';
import { Ticks } from './Ticks.tsx';

export interface StagedProps {
  title: string;
  className?: string | undefined;
}

/** Where things stand in these drawings, which are 330 wide and 240 high. */
const ground = 226;
const dial: Point = { x: 165, y: ground };
// At half its size, so that its ticks are as fine as those of the empty seat.
const scale: Point = { x: 330, y: 2 * ground };

/** The dial and floor of the drawing of the empty seat, for something else that stands there. */
export function Stage({ title, className, children }: StagedProps & { children: ReactNode }) {
  return (
    <svg className={className} role="img" viewBox="0 0 330 240" {...lines} strokeWidth="1.75">
      <title>{title}</title>
      <path d={`${arc(dial, 146, 0, 180)}Z`} fill="var(--drawing-ground)" stroke="none" />
      <g transform="scale(.5)">
        <Ticks center={scale} radius={304} from={0} to={180} step={3} strong={5} />
      </g>
      {children}
      <path d={`M4 ${ground}h322`} />
    </svg>
  );
}

import type { ReactNode } from 'react';
import { Figure } from '../print/Figure.tsx';

interface ExerciseDrawingProps {
  title: string;
  /** Where the figure's own origin comes to lie in the frame of 340 by 300, and how large it is. */
  at: { x: number; y: number; scale: number };
  children: ReactNode;
}

/** An exercise in its frame: the figure before half a disc, on the baseline at 290. */
export function ExerciseDrawing({ title, at, children }: ExerciseDrawingProps) {
  return (
    <Figure title={title} box="0 0 340 300" className="exercise-drawing" crop>
      <path d="M50 290a120 120 0 0 1 240 0Z" className="ground bare" />
      <g transform={`translate(${at.x} ${at.y}) scale(${at.scale})`} strokeWidth={2.25 / at.scale}>
        {children}
      </g>
      <path d="M0 290H340" />
    </Figure>
  );
}

import { arc } from '@practice/desk/figure/geometry';
import { lines } from '@practice/ui/drawings/lines';
import { Ticks } from '@practice/ui/drawings/Ticks';
import type { ReactNode } from 'react';

/** A post's drawing is 16 by 9. A card may cut it to a square: what matters stands in the middle. */
export const frame = { width: 800, height: 450, floor: 404, middle: 400 } as const;

interface SceneProps {
  /** What can be seen. */
  title: string;
  /** A line to stand on, and half a dial behind what stands there. */
  hasFloor?: boolean;
  children: ReactNode;
}

export function Scene({ title, hasFloor = true, children }: SceneProps) {
  const { width, height, floor, middle } = frame;
  const dial = { x: middle, y: floor };
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} {...lines}>
      <title>{title}</title>
      <rect width={width} height={height} fill="var(--color-page)" stroke="none" />
      {hasFloor && (
        <>
          <path d={`${arc(dial, 300, 0, 180)}Z`} className="ground bare" />
          <Ticks center={dial} radius={312} from={0} to={180} step={3} strong={5} />
        </>
      )}
      {children}
      {hasFloor && <path d={`M0 ${floor}H${width}`} />}
    </svg>
  );
}

interface FigureProps {
  /** Where the floor of the figure's own room (660 wide, floor at 600) meets this one's, at its middle. */
  x: number;
  scale: number;
  children: ReactNode;
}

/** What is drawn in the room of the desk, set down on the floor. */
export function Standing({ x, scale, children }: FigureProps) {
  return (
    <g
      transform={`translate(${x} ${frame.floor}) scale(${scale}) translate(-330 -600)`}
      strokeWidth={2.25 / scale}
    >
      {children}
    </g>
  );
}

import { OakLeaf } from '@practice/ui/drawings/OakLeaf';
import type { ReactNode } from 'react';
import { drawDesk } from '../../src/islands/desk-check/drawing.ts';
import { outlines, rest } from '../../src/islands/desk-check/figure.ts';
import type { Posture } from '../../src/islands/desk-check/posture.ts';
import { sit } from '../../src/islands/desk-check/posture.ts';
import type { DeskSettings } from '../../src/islands/desk-check/settings.ts';
import { attributesOf, type Shapes } from '../../src/islands/desk-check/shapes.ts';
import { Chair } from './Chair.tsx';

interface DeskSceneProps {
  settings: DeskSettings;
  /** Where the seat ends before the knee. */
  seatFront?: number;
  hasDesk?: boolean;
  hasPlant?: boolean;
  hasScreen?: boolean;
  /** What is measured, drawn over the figure. */
  children?: (posture: Posture, measures: (name: string) => { d: string }) => ReactNode;
}

/** The figure of the desk check at its desk, from the same numbers; as parts of a drawing that is 660 wide, floor at 600. */
export function DeskScene({
  settings,
  seatFront = 338,
  hasDesk = true,
  hasPlant = true,
  hasScreen = true,
  children,
}: DeskSceneProps) {
  const posture = sit(settings);
  // As on the page: a screen that stands on the desk is a laptop's, and brings its own keys.
  const isLaptop = posture.deskTop - posture.screenTop.y - posture.screenHeight < 12;
  const { shapes } = drawDesk(settings, { outlines, pose: rest });
  const shape = (name: string) => attributesOf(known(shapes, name));
  const line = (name: string) => ({ d: String(known(shapes, name)) });
  return (
    <g>
      <path {...shape('backrest')} className="ground" />
      <Chair seatTop={posture.seatTop} seatFront={seatFront} />
      {hasDesk && (
        <>
          <path {...shape('deskLegs')} />
          <path {...shape('deskFoot')} className="paper" d="M500 598c0-8 6-12 14-12h58c8 0 14 4 14 12Z" />
          <g {...shape('desk')}>
            <path className="paper" d="M330 0h290a4.5 4.5 0 0 1 0 9H330a4.5 4.5 0 0 1 0-9Z" />
            {!isLaptop && <path className="paper" d="M340-1c0-4 3-6 7-6h42c4 0 7 2 7 6" />}
            {hasPlant && (
              <g {...shape('plant')}>
                <path className="paper" d="M567 0l-4-42h36l-4 42Z" />
                <path d="M579-42c0-26 2-40 8-58M581-65c-3-8-8-14-15-19M582-71c5-5 11-8 18-9" />
                <OakLeaf x={588} y={-105} turn={10} scale={0.95} />
                <OakLeaf x={564} y={-86} turn={-42} scale={0.72} />
                <OakLeaf x={604} y={-82} turn={64} scale={0.66} />
              </g>
            )}
          </g>
          {hasScreen && (
            <>
              <path {...shape('screenArm')} />
              <path {...shape('screenFoot')} strokeWidth="6" />
              <path {...shape('screen')} strokeWidth="12" />
              <path {...shape('screen')} stroke="var(--drawing-paper)" strokeWidth="7.5" />
            </>
          )}
        </>
      )}
      <path {...shape('farLeg')} className="paper" />
      <path {...shape('farShoe')} className="dark" />
      <path {...shape('shoe')} className="dark edged" />
      <path {...shape('neck')} className="paper" />
      <path {...shape('face')} className="paper" />
      <path {...shape('hair')} className="dark" />
      <path {...shape('bun')} className="dark" />
      <path {...shape('features')} strokeWidth="2" />
      <path {...shape('torso')} className="tint" />
      <path {...shape('leg')} className="paper" />
      <path {...shape('creases')} />
      <path {...shape('armrest')} />
      <path
        {...shape('armrestPad')}
        className="dark"
        d="M222 0h78a4.5 4.5 0 0 1 0 9h-78a4.5 4.5 0 0 1 0-9Z"
      />
      <path {...shape('hand')} className="paper" />
      <path {...shape('arm')} className="tint" />
      {children && <g className="measure">{children(posture, line)}</g>}
    </g>
  );
}

/** A part that the desk check does not draw any more must be noticed here and not in print. */
function known(shapes: Shapes, name: string) {
  const shape = shapes[name];
  if (shape === undefined) throw new Error(`The desk check draws no ${name}`);
  return shape;
}

import { round } from '@practice/desk/figure/geometry';
import { dressed } from '@practice/desk/figure/posed';
import type { ReactNode } from 'react';
import { type Posture, sit } from '../../src/islands/desk-check/posture.ts';
import type { DeskSettings } from '../../src/islands/desk-check/settings.ts';
import { Body } from './Body.tsx';
import { Chair } from './Chair.tsx';
import { Desk } from './Desk.tsx';
import { type Measured, measured } from './measured.ts';

interface DeskSceneProps {
  settings: DeskSettings;
  /** Where the seat ends before the knee. */
  seatFront?: number;
  hasDesk?: boolean;
  hasPlant?: boolean;
  hasScreen?: boolean;
  /** What is measured, drawn over the figure. */
  children?: (posture: Posture, lines: Measured) => ReactNode;
}

/** A person at a desk, who sits as in the desk check; as parts of a drawing that is 660 wide, its floor at 600. */
export function DeskScene({
  settings,
  seatFront = 338,
  hasDesk = true,
  hasPlant = true,
  hasScreen = true,
  children,
}: DeskSceneProps) {
  const posture = sit(settings);
  return (
    <g>
      <path d={dressed(posture).backrest} className="ground" />
      <Chair seatTop={posture.seatTop} seatFront={seatFront} />
      {hasDesk && <Desk posture={posture} hasPlant={hasPlant} hasScreen={hasScreen} />}
      <Body pose={posture}>
        <Armrest {...posture} />
      </Body>
      {children && <g className="measure">{children(posture, measured(posture))}</g>}
    </g>
  );
}

function Armrest({ armrestTop, seatTop }: Posture) {
  const [top, bottom] = [round(armrestTop + 8), round(seatTop + 12)];
  return (
    <g>
      <path d={`M236 ${top}V${bottom}M244 ${top}V${bottom}`} />
      <path
        className="dark"
        d="M222 0h78a4.5 4.5 0 0 1 0 9h-78a4.5 4.5 0 0 1 0-9Z"
        transform={`translate(0 ${round(armrestTop)})`}
      />
    </g>
  );
}

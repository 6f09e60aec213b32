import { around, type Point } from '@practice/desk/figure/geometry';
import { Limb } from './Limb.tsx';

/** Forearm, hand and keyboard from the side; `bent` with the keyboard on its feet and the hand tipped up. */
export function Wrist({ bent }: { bent: boolean }) {
  const wrist = { x: 132, y: 78 };
  const elbow = bent ? { x: 8, y: 96 } : { x: 6, y: 78 };
  const rise = bent ? 24 : 0;
  const knuckle = around(wrist, 44, rise);
  const middle = around(knuckle, 26, rise - 34);
  const tip = around(middle, 22, rise - 78);
  return (
    <g>
      <path d="M70 118h230" />
      <Keyboard tilted={bent} />
      <Limb
        joints={[
          { ...around(wrist, 20, rise - 14), radius: 7 },
          { ...around(wrist, 62, rise - 34), radius: 5.5 },
        ]}
      />
      <Limb
        joints={[
          { ...wrist, radius: 11 },
          { ...knuckle, radius: 11.5 },
          { ...middle, radius: 7.5 },
          { ...tip, radius: 5.5 },
        ]}
      />
      <Limb
        className="tint"
        joints={[
          { ...elbow, radius: 19 },
          { ...around(wrist, 14, direction(wrist, elbow)), radius: 13 },
        ]}
      />
      <g className="measure">
        <path
          d={`M${elbow.x} ${elbow.y}L${wrist.x} ${wrist.y}L${around(wrist, 96, rise).x} ${around(wrist, 96, rise).y}`}
          className="bone"
        />
        {bent && (
          <path
            d={`M${wrist.x} ${wrist.y}L${around(wrist, 100, -8).x} ${around(wrist, 100, -8).y}`}
            className="bone dotted"
          />
        )}
        <circle cx={wrist.x} cy={wrist.y} r="4.5" className="paper" />
      </g>
    </g>
  );
}

function Keyboard({ tilted }: { tilted: boolean }) {
  return (
    <g transform={tilted ? 'rotate(-10 178 116)' : undefined}>
      {tilted && <path d="M276 118l7 15" strokeWidth="4" />}
      <path d="M178 108h112a4 4 0 0 1 4 4v5H174v-5a4 4 0 0 1 4-4Z" className="paper" />
      <path d="M186 104h10M203 104h10M220 104h10M237 104h10M254 104h10M271 104h10" strokeWidth="4" />
    </g>
  );
}

function direction(from: Point, to: Point): number {
  return (Math.atan2(from.y - to.y, to.x - from.x) * 180) / Math.PI;
}

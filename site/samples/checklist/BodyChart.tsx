import { FrontPerson } from '../drawings/FrontPerson.tsx';
import { Limb } from '../drawings/Limb.tsx';
import { places } from './questions.ts';

/** A person from the front and from behind, with numbers where it may hurt. 420 by 540. */
export function BodyChart() {
  return (
    <g>
      {(['front', 'back'] as const).map((view, index) => (
        <g key={view} transform={`translate(${105 + index * 210} 112)`}>
          <Legs />
          <FrontPerson seen={view} left={{ upper: 262, fore: 268 }} right={{ upper: 278, fore: 272 }} />
          {places.map(({ name, marks }, place) =>
            marks
              .filter((mark) => mark.view === view)
              .map(({ x, y }) => (
                <g key={name} transform={`translate(${x} ${y})`}>
                  <circle r="15" fill="var(--drawing-measure)" stroke="var(--drawing-paper)" />
                  <text y="6.5" textAnchor="middle" className="on-mark">
                    {place + 1}
                  </text>
                </g>
              )),
          )}
        </g>
      ))}
    </g>
  );
}

function Legs() {
  return (
    <g>
      {[-1, 1].map((side) => (
        <g key={side}>
          <path
            transform={`scale(${side} 1)`}
            d="M13 404v24c0 4 2 6 6 6h24c4 0 5-3 4-7-2-8-7-12-8-23Z"
            className="dark"
          />
          <Limb
            joints={[
              { x: side * 30, y: 186, radius: 31 },
              { x: side * 27, y: 306, radius: 21 },
              { x: side * 26, y: 404, radius: 14 },
            ]}
          />
        </g>
      ))}
    </g>
  );
}

import { arc } from '@practice/desk/figure/geometry';
import { Ticks } from '@practice/ui/drawings/Ticks';

const center = { x: 150, y: 150 };
const radius = 108;
const parts = [
  { minutes: 20, word: 'sit', stroke: 'var(--color-action)' },
  { minutes: 8, word: 'stand', stroke: 'var(--color-data)' },
  { minutes: 2, word: 'move', stroke: 'var(--drawing-measure)' },
];

/** Half an hour as a ring: sit, stand, move. 300 by 300. */
export function HalfHour() {
  let passed = 0;
  return (
    <g>
      <circle cx={center.x} cy={center.y} r="86" className="ground bare" />
      <Ticks center={center} radius={126} from={0} to={359.9} step={12} strong={5} />
      {parts.map(({ minutes, word, stroke }) => {
        const from = 90 - (passed + minutes) * 12;
        const to = 90 - passed * 12;
        passed += minutes;
        // Past half a turn an arc has to be drawn in two.
        const middle = (from + to) / 2;
        return (
          <path
            key={word}
            d={arc(center, radius, from + 1, middle) + arc(center, radius, middle, to - 1)}
            stroke={stroke}
            strokeWidth="15"
            strokeLinecap="butt"
          />
        );
      })}
      {parts.map(({ minutes, word, stroke }, index) => (
        <g key={word} transform={`translate(116 ${124 + index * 32})`}>
          <circle r="6" fill={stroke} stroke="none" cy="-6" />
          <text x="16" className="plain">
            {minutes} {word}
          </text>
        </g>
      ))}
    </g>
  );
}

import { Figure } from '../print/Figure.tsx';

/** Wilke and others, 1999, table of results: megapascals in one disc of one man. */
const pressures = [
  { posture: 'Lying on the side', value: 0.12 },
  { posture: 'Sitting, slouched in the chair', value: 0.3 },
  { posture: 'Sitting, no support', value: 0.46 },
  { posture: 'Standing, relaxed', value: 0.5 },
  { posture: 'Sitting, bent far forward', value: 0.83 },
  { posture: 'Standing, bent forward', value: 1.1 },
] as const;

const scale = 290;
const left = 248;

export function PressureFigure() {
  return (
    <Figure
      title={`Pressure in one disc of the lower back, in megapascals: ${pressures.map(({ posture, value }) => `${posture} ${value.toFixed(2)}`).join('; ')}.`}
      box="0 0 620 240"
      className="pressure"
      caption="Pressure in a disc of the lower back, in megapascals. One healthy volunteer; Wilke and others, 1999."
    >
      {[0.25, 0.5, 0.75, 1].map((value) => (
        <path key={value} d={`M${left + value * scale} 6V232`} className="quiet dotted" />
      ))}
      {pressures.map(({ posture, value }, index) => {
        const y = 8 + index * 38;
        const isSitting = posture.startsWith('Sitting');
        return (
          <g key={posture}>
            <text x={left - 12} y={y + 19} textAnchor="end" className="plain bar-name">
              {posture}
            </text>
            <rect
              x={left}
              y={y}
              width={value * scale}
              height="26"
              rx="3"
              fill={isSitting ? 'var(--drawing-measure)' : 'var(--drawing-tint)'}
              stroke={isSitting ? 'none' : 'var(--drawing-line)'}
            />
            <text x={left + value * scale + 9} y={y + 19} className="plain bar-value">
              {value.toFixed(2)}
            </text>
          </g>
        );
      })}
      <path d={`M${left} 2V236`} />
    </Figure>
  );
}

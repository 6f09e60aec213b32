import { outlines, rest } from '@practice/desk/figure/body';
import { arc, around, type Point, path, round } from '@practice/desk/figure/geometry';

interface Region {
  count: number;
  /** Directions of its lowest and its highest bone, in degrees against the clock. */
  from: number;
  to: number;
}

/** How a back can be held; each starts at the hip and faces right. */
const postures = {
  standing: { lumbar: [62, 108], chest: [108, 64], neck: [64, 98], thigh: -86, lean: 90 },
  slumped: { lumbar: [106, 96], chest: [94, 44], neck: [44, 94], thigh: -2, lean: 90 },
  supported: { lumbar: [84, 116], chest: [116, 80], neck: [80, 102], thigh: -2, lean: 106 },
} as const;

export type Held = keyof typeof postures;

interface SpineProps {
  hip: Point;
  held: Held;
}

/** Pelvis, spine and head from the side, with the five bones of the lower back marked. */
export function Spine({ hip, held }: SpineProps) {
  const { lumbar, chest, neck, thigh } = postures[held];
  const regions: Region[] = [
    { count: 5, from: lumbar[0], to: lumbar[1] },
    { count: 12, from: chest[0], to: chest[1] },
    { count: 7, from: neck[0], to: neck[1] },
  ];
  const sizes = [
    { height: 15, width: 25 },
    { height: 10.5, width: 19 },
    { height: 7, width: 13 },
  ];
  let at = around(hip, 30, lumbar[0] + 62);
  const bones = regions.flatMap(({ count, from, to }, region) =>
    Array.from({ length: count }, (_, index) => {
      const { height, width } = sizes[region] ?? { height: 10, width: 15 };
      const degrees = from + ((to - from) * (index + 0.5)) / count;
      const center = around(at, height / 2 + 1, degrees);
      at = around(at, height + 2, degrees);
      return { center, degrees, height, width, region };
    }),
  );
  const top = at;
  const knee = around(hip, 122, thigh);
  const foot = around(knee, 112, -90);
  return (
    <g>
      <Head at={top} />
      <path
        d={held === 'standing' ? path(hip, around(hip, 118, thigh)) : path(hip, knee, foot)}
        className="quiet"
        strokeWidth="3"
      />
      <Pelvis hip={hip} turn={62 - lumbar[0]} />
      {bones.map(({ center, degrees, height, width, region }) => (
        <rect
          key={`${center.x} ${center.y}`}
          x={-width / 2}
          y={-height / 2}
          width={width}
          height={height}
          rx="3"
          className={region === 0 ? 'tint' : 'paper'}
          transform={`translate(${round(center.x)} ${round(center.y)}) rotate(${round(90 - degrees)})`}
        />
      ))}
      <path
        d={`M${bones
          .slice(0, 5)
          .map(({ center, degrees, width }) => around(center, width / 2 + 12, degrees + 90))
          .map(({ x, y }) => `${round(x)} ${round(y)}`)
          .join('L')}`}
        className="measure"
        strokeWidth="3"
      />
    </g>
  );
}

function Pelvis({ hip, turn }: { hip: Point; turn: number }) {
  return (
    <g transform={`translate(${hip.x} ${hip.y}) rotate(${turn})`}>
      <path
        d="M-34-22c4-10 12-14 22-12 14 4 26 2 34-8 8 4 10 14 4 22-4 8-6 12-4 20 0 12-10 18-22 16-8-1-10-8-16-14-8-6-18-12-18-24Z"
        className="paper"
      />
      <path d="M-34-22c-8 8-12 20-8 32" />
      <circle cx="2" cy="2" r="9" className="tint" />
    </g>
  );
}

/** The head of the front page as a pale outline. */
function Head({ at }: { at: Point }) {
  return (
    <g
      transform={`translate(${round(at.x - rest.skull.x + 4)} ${round(at.y - rest.skull.y - 8)})`}
      className="quiet"
    >
      <path d={outlines.face} />
      <path d={outlines.hair} />
    </g>
  );
}

/** The angle between trunk and thigh, opened at the hip. */
export function HipAngle({ hip, held, radius = 56 }: SpineProps & { radius?: number }) {
  const { thigh, lean } = postures[held];
  const end = around(hip, radius + 18, lean);
  return (
    <g className="measure">
      <path d={arc(hip, radius, thigh, lean)} />
      <path d={`M${hip.x} ${hip.y}L${end.x} ${end.y}`} className="bone dotted" />
    </g>
  );
}

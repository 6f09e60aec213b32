import { type Held, HipAngle, Spine } from '../drawings/Spine.tsx';
import { Figure } from '../print/Figure.tsx';

const hips: { held: Held; x: number; words: readonly [string, string] }[] = [
  { held: 'standing', x: 130, words: ['Standing', 'a hollow in the lower back'] },
  { held: 'slumped', x: 350, words: ['Seated, slumped', 'the hollow is gone'] },
  { held: 'supported', x: 600, words: ['Seated, supported', 'hips open, hollow filled'] },
];
const level = 470;

export function SpinesFigure() {
  return (
    <Figure
      title="Three spines from the side. Standing, the lower back curves inward. Slumped on a seat, the pelvis rolls back and the curve is gone. With open hips and a backrest, the curve is back."
      box="40 40 720 604"
      className="spines"
    >
      <path d="M60 470H740" className="quiet dotted" />
      {hips.map(({ held, x, words }) => (
        <g key={held}>
          {held === 'supported' && (
            <path
              transform="translate(-14 84)"
              d="M524 150c-8 50 8 94 20 128 8 28 6 56 2 96-1 12 14 13 16 2 6-40 8-66-1-98-12-36-28-78-21-128 1-12-14-13-16-2Z"
              className="ground"
            />
          )}
          {held !== 'standing' && (
            <path
              d={`M${x - 66} 506h150c14 0 20 4 20 9s-8 8-18 8H${x - 56}c-12 0-16-6-10-17Z`}
              className="dark"
            />
          )}
          <Spine hip={{ x, y: level }} held={held} />
          <HipAngle hip={{ x, y: level }} held={held} />
          <text x={x - 50} y="606" className="plain" style={{ fontSize: 19 }}>
            {words[0]}
          </text>
          <text x={x - 50} y="630" style={{ fontSize: 17, fontWeight: 400 }} className="plain">
            {words[1]}
          </text>
        </g>
      ))}
    </Figure>
  );
}

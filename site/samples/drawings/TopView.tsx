import { arc, type Point } from '@practice/desk/figure/geometry';
import { Limb } from './Limb.tsx';

/** A right hand whose fingers point up; the middle of its wrist is the origin. */
export const openHand =
  'M-8 4C-8-6-12-10-16-15c-5-6-4-11 0-11 3 0 5 4 8 7l-1-19a3.2 3.2 0 0 1 6.4 0l.6 13 1-18a3.2 3.2 0 0 1 6.4 0l-.4 18 2-15a3.2 3.2 0 0 1 6.2.8l-1.4 16 2.6-9a2.8 2.8 0 0 1 5.4 1.2C17-18 15-6 8 4Z';

/** Seen from above: head, shoulders and forearms of somebody who faces up the page; `hands` lie on the keys or the mouse. */
export function PersonFromAbove({ at, hands }: { at: Point; hands?: readonly [Point, Point] }) {
  const shoulders = [at.x - 60, at.x + 60].map((x) => ({ x, y: at.y - 4 }));
  return (
    <g>
      {hands?.map((hand, index) => {
        const shoulder = shoulders[index] ?? at;
        const elbow = { x: shoulder.x + (index === 0 ? -8 : 8), y: shoulder.y - 14 };
        return (
          <g key={hand.x}>
            <path
              transform={`translate(${hand.x} ${hand.y}) scale(${index === 0 ? -1 : 1} 1)`}
              d={openHand}
              className="paper"
            />
            <Limb
              className="tint"
              joints={[
                { ...elbow, radius: 15 },
                { ...hand, radius: 9.5 },
              ]}
            />
          </g>
        );
      })}
      <path
        d={`M${at.x - 82} ${at.y + 4}c0-22 24-32 82-32s82 10 82 32-24 30-82 30-82-8-82-30Z`}
        className="tint"
      />
      <path d={`M${at.x - 4} ${at.y - 42}l4-8 4 8`} className="paper" />
      <circle cx={at.x} cy={at.y - 8} r="33" className="dark" />
    </g>
  );
}

export function KeyboardFromAbove({ x, y, width = 168 }: { x: number; y: number; width?: number }) {
  return (
    <g>
      <rect x={x} y={y} width={width} height="58" rx="7" className="paper" />
      <path
        d={[14, 26, 38].map((down) => `M${x + 12} ${y + down}h${width - 24}`).join('')}
        className="quiet"
        strokeDasharray="7 6"
        strokeWidth="6"
      />
      <path d={`M${x + width * 0.3} ${y + 49}h${width * 0.4}`} className="quiet" strokeWidth="6" />
    </g>
  );
}

export function MouseFromAbove({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <rect x={x} y={y} width="28" height="44" rx="14" className="paper" />
      <path d={`M${x + 14} ${y + 1}v15`} className="quiet" />
    </g>
  );
}

/** A screen seen from its top edge, turned by `degrees` about its middle. */
export function ScreenFromAbove({ at, width, turn = 0 }: { at: Point; width: number; turn?: number }) {
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${turn})`}>
      <path d="M-16-4h32l-6-14h-20Z" className="paper" />
      <rect x={-width / 2} y="-5" width={width} height="10" rx="4" className="dark" />
    </g>
  );
}

/** How far forearms, and whole arms, reach without leaning; lies on the desk, under all that stands there. */
export function Reach({ at }: { at: Point }) {
  const left = { near: { x: at.x - 68, y: at.y - 18 }, far: { x: at.x - 60, y: at.y - 4 } };
  const right = { near: { x: at.x + 68, y: at.y - 18 }, far: { x: at.x + 60, y: at.y - 4 } };
  // There the edge of the desk cuts the sweep.
  const edge = 160.2;
  const forearms = `${arc(right.near, 130, 180 - edge, 90)}${arc(left.near, 130, 90, edge).replace('M', 'L')}`;
  const arms = `${arc(right.far, 226, 47, 90)}${arc(left.far, 226, 90, 133).replace('M', 'L')}`;
  return (
    <g className="measure">
      <path d={`${forearms}Z`} className="ground bare" />
      <path d={forearms} />
      <path d={arms} className="dashed" />
    </g>
  );
}

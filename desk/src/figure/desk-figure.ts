import type { Figure, Paths, Words } from '../drawings/paper.ts';
import { circle } from '../drawings/shapes.ts';
import { looks, marks, riskSigns } from './drawing.ts';
import { drawnParts, partNames, type Risk, risks, risksOf, riskWords } from './risks.ts';
import type { Scene } from './scenes.ts';

const size = 300;
const listAt = size + 22;
const legendAt = [0, 103, 203, 255];

export function deskFigure(scene: Scene, assessment: Parameters<typeof risksOf>[0]): Figure {
  const { view, layers, places, title } = scene;
  const byPart = risksOf(assessment);
  const scale = size / view.width;
  const height = view.height * scale;
  const onScene = (x: number, y: number) => ({ x: (x - view.x) * scale, y: (y - view.y) * scale });
  const room = { ...onScene(0, 0), scale };
  const said = drawnParts.map((part) => {
    const { risk, findings } = byPart[part];
    return [`${partNames[part]}: ${riskWords[risk].toLowerCase()}.`, ...findings].join(' ');
  });
  const leads = drawnParts.map((part) => {
    const { at, to } = places[part];
    return { d: `M${at.join(' ')}L${to.join(' ')}`, width: 1.25 };
  });
  return {
    alt: [title, ...said].join(' '),
    height: height + 46,
    drawn: [
      ...layers.map(({ part, shapes }) => ({ ...room, shapes, look: part && looks[byPart[part].risk] })),
      { ...room, shapes: leads, look: { stroke: 'soft' } },
      ...drawnParts.flatMap((part, index) => {
        const { risk } = byPart[part];
        const [x, y] = places[part].at;
        const { sign: _, ...look } = marks[risk];
        const number = { ...onScene(x - 16, y - 12), words: `${index + 1}`, size: 20 * scale };
        const line = 6 + (index * (height - 4)) / drawnParts.length;
        return [
          { ...room, shapes: [{ d: circle(x, y, 16) }], look: { width: 2, ...look } },
          {
            ...bold,
            ...number,
            width: 32 * scale,
            isCentered: true,
            ...(risk === 'first' && { ink: 'paper' as const }),
          },
          ...mark(listAt, line + 1, risk),
          { ...bold, x: listAt + 20, y: line - 2, words: `${index + 1}  ${partNames[part]}`, size: 10 },
          word(listAt + 20, line + 10, risk),
        ];
      }),
      ...risks.flatMap((risk, at) => {
        const x = legendAt[at] ?? 0;
        return [...mark(x, height + 14, risk), word(x + 18, height + 16, risk)];
      }),
    ],
  };
}

const bold = { face: 'bold', ink: 'ink' } as const;
const word = (x: number, y: number, risk: Risk): Words => ({
  x,
  y,
  words: riskWords[risk],
  size: 9,
  ink: 'soft',
});

function mark(x: number, y: number, risk: Risk): Paths[] {
  const { sign, ...own } = marks[risk];
  const look = { width: 2, ...own, ...(risk === 'unknown' && { dash: [2.4, 2.6] as const }) };
  const placed = { x, y, scale: 0.65 };
  return [
    { ...placed, shapes: [{ d: circle(10, 10, 9) }], look },
    { ...placed, shapes: [{ d: riskSigns[risk], width: 2 }], look: { stroke: sign } },
  ];
}

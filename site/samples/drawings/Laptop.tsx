import { sit } from '../../src/islands/desk-check/posture.ts';
import type { DeskSettings } from '../../src/islands/desk-check/settings.ts';
import { DeskScene } from './DeskScene.tsx';

/** No stack of books is straight. */
const shifts = [4, -2, 6, 0, 3];

/** The fitting desk with a raised laptop in place of its screen. */
export function Laptop({ settings }: { settings: DeskSettings }) {
  const { deskTop, screenTop, levelEye } = sit(settings);
  const base = { x: screenTop.x - 12, y: screenTop.y + 74 };
  const height = (deskTop - base.y - 1) / shifts.length;
  const books = shifts.map((shift, index) => ({ x: base.x - 18 + shift, y: deskTop - height * (index + 1) }));
  return (
    <g>
      <DeskScene settings={settings} hasPlant={false} hasScreen={false} />
      {books.map(({ x, y }, index) => (
        <g key={y}>
          <rect x={x} y={y} width="104" height={height} rx="3" className={index % 2 ? 'ground' : 'paper'} />
          <path d={`M${x + 14} ${y + 1}v${height - 2}`} className="quiet" />
        </g>
      ))}
      <path d={`M${base.x - 20} ${base.y - 4}h92`} strokeWidth="8" />
      <path d={`M${base.x + 2} ${base.y - 8}L${screenTop.x} ${screenTop.y + 3}`} strokeWidth="9" />
      <path
        d={`M${base.x + 2} ${base.y - 8}L${screenTop.x} ${screenTop.y + 3}`}
        stroke="var(--drawing-paper)"
        strokeWidth="4.5"
      />
      <g className="measure">
        <path d={`M${levelEye.x + 12} ${levelEye.y}H${screenTop.x + 40}`} className="dashed" />
      </g>
    </g>
  );
}

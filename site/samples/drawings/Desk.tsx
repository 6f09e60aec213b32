import { rest } from '@practice/desk/figure/body';
import { path, round } from '@practice/desk/figure/geometry';
import { OakLeaf } from '@practice/ui/drawings/OakLeaf';
import type { Posture } from '../../src/islands/desk-check/posture.ts';

interface DeskProps {
  posture: Posture;
  hasPlant: boolean;
  hasScreen: boolean;
}

/** Table, keyboard and screen where a posture has them. */
export function Desk({ posture, hasPlant, hasScreen }: DeskProps) {
  const { deskTop, screenHeight, screenTop, wrist } = posture;
  const x = round(wrist.x - rest.wrist.x);
  // A screen that stands on the desk is a laptop's, and brings its own keys.
  const isLaptop = deskTop - screenTop.y - screenHeight < 12;
  return (
    <g>
      <g transform={`translate(${x} 0)`}>
        <path d={`M538 ${round(deskTop + 9)}V586M548 ${round(deskTop + 9)}V586`} />
        <path className="paper" d="M500 598c0-8 6-12 14-12h58c8 0 14 4 14 12Z" />
      </g>
      <g transform={`translate(${x} ${round(deskTop)})`}>
        <path className="paper" d="M330 0h290a4.5 4.5 0 0 1 0 9H330a4.5 4.5 0 0 1 0-9Z" />
        {!isLaptop && <path className="paper" d="M340-1c0-4 3-6 7-6h42c4 0 7 2 7 6" />}
        {hasPlant && (
          // A screen that is pushed far back takes its place.
          <g opacity={screenTop.x + 30 > x + 548 ? 0 : 1}>
            <path className="paper" d="M567 0l-4-42h36l-4 42Z" />
            <path d="M579-42c0-26 2-40 8-58M581-65c-3-8-8-14-15-19M582-71c5-5 11-8 18-9" />
            <OakLeaf x={588} y={-105} turn={10} scale={0.95} />
            <OakLeaf x={564} y={-86} turn={-42} scale={0.72} />
            <OakLeaf x={604} y={-82} turn={64} scale={0.66} />
          </g>
        )}
      </g>
      {hasScreen && <Screen posture={posture} isLaptop={isLaptop} />}
    </g>
  );
}

function Screen({ posture, isLaptop }: { posture: Posture; isLaptop: boolean }) {
  const { deskTop, screenHeight, screenTop } = posture;
  const bottom = { x: screenTop.x - screenHeight * 0.155, y: screenTop.y + screenHeight };
  const meets = { x: screenTop.x - screenHeight * 0.08, y: screenTop.y + screenHeight * 0.52 };
  const arm = { x: round(screenTop.x + 30), y: round(screenTop.y + screenHeight * 0.66) };
  const face = path(screenTop, bottom);
  return (
    <g>
      {isLaptop ? (
        <path d={`M${round(bottom.x + 4)} ${round(deskTop - 4)}h-64`} strokeWidth="6" />
      ) : (
        <>
          <path
            d={`M${arm.x} ${round(deskTop - 5)}V${arm.y}C${arm.x} ${arm.y - 10} ${arm.x - 6} ${round(meets.y + 4)} ${round(meets.x)} ${round(meets.y)}`}
          />
          <path d={`M${arm.x - 30} ${round(deskTop - 2.5)}h56`} strokeWidth="6" />
        </>
      )}
      <path d={face} strokeWidth="12" />
      <path d={face} stroke="var(--drawing-paper)" strokeWidth="7.5" />
    </g>
  );
}

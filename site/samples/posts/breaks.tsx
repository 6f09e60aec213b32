import { arc } from '@practice/desk/figure/geometry';
import { Ticks } from '@practice/ui/drawings/Ticks';
import { frame, Scene } from './Scene.tsx';

const clock = { x: frame.middle, y: 214 };

/** A small glass before a clock: a few minutes of the hour are marked. */
export function SmallGlass() {
  return (
    <Scene hasFloor={false} title="A small glass on a desk before a clock on which five minutes are marked.">
      <circle cx={clock.x} cy={clock.y} r="176" className="ground bare" />
      <Ticks center={clock} radius={186} from={0} to={359.9} step={6} strong={5} />
      <path
        d={arc(clock, 176, 60, 90)}
        stroke="var(--drawing-measure)"
        strokeWidth="7"
        strokeLinecap="butt"
      />
      <path d={`M${clock.x} ${clock.y}V62`} strokeWidth="4" />
      <path d={`M${clock.x} ${clock.y}L${clock.x - 74} ${clock.y - 62}`} strokeWidth="4" />
      <circle cx={clock.x} cy={clock.y} r="8" className="dark" />
      <rect y="384" width={frame.width} height="66" fill="var(--color-page)" stroke="none" />
      <path d="M70 372h660a6 6 0 0 1 0 12H70a6 6 0 0 1 0-12Z" className="paper" />
      {/* The glass, half empty; keys that wait, and a phone that stays where it is. */}
      <path d="M446 268h84l-10 98c-.6 4-2 6-6 6h-52c-4 0-5.4-2-6-6Z" className="paper" />
      <path
        d="M451.5 318c14-6 28-6 42 0s22 4 31.5 0l-5 48c-.6 4-2 6-6 6h-52c-4 0-5.4-2-6-6Z"
        className="tint"
      />
      <path d="M460 282l3 26" className="quiet" />
      <path d="M176 371c0-6 4-9 9-9h168c5 0 9 3 9 9" className="paper" />
      <path d="M196 362h146" className="quiet" strokeDasharray="9 7" strokeWidth="5" />
      <path d="M588 371c0-4 3-7 7-7h74c4 0 7 3 7 7" className="dark" />
    </Scene>
  );
}

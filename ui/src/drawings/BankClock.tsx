import { arc, measure, quiet } from './lines.ts';
import { Stage, type StagedProps } from './Stage.tsx';
import { Ticks } from './Ticks.tsx';

const clock = { x: 236, y: 128 };

/** A bank, and the clock of its front that has to come round first. */
export function BankClock(props: StagedProps) {
  return (
    <Stage {...props}>
      <path d="M52 226v-12h150v12ZM60 214v-10h134v10Z" fill="var(--drawing-paper)" />
      <path d="M72 130h18v74H72ZM118 130h18v74h-18ZM164 130h18v74h-18Z" fill="var(--drawing-paper)" />
      <path
        d="M78 138v58M84 138v58M124 138v58M130 138v58M170 138v58M176 138v58"
        {...quiet}
        strokeWidth="1.25"
      />
      <path d="M62 118h130v12H62Z" fill="var(--drawing-paper)" />
      <path d="m52 118 75-46 75 46Z" fill="var(--drawing-tint)" />
      <circle cx="127" cy="100" r="8" fill="var(--drawing-paper)" />
      <circle cx={clock.x} cy={clock.y} r="44" fill="var(--drawing-paper)" />
      <g transform="scale(.5)">
        <Ticks center={{ x: 2 * clock.x, y: 2 * clock.y }} radius={66} from={0} to={359.9} step={30} />
      </g>
      <path d="M236 172v54M224 226h24" />
      <path d="M236 102v26l16 12" strokeWidth="2.5" />
      <path d={arc(clock, 54, -36, 90)} {...measure} />
    </Stage>
  );
}

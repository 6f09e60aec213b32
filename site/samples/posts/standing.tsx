import { StandingDesk } from '@practice/ui/drawings/StandingDesk';
import { frame, Scene } from './Scene.tsx';

const questions = [0, 1, 2, 3, 4, 5, 6];
const ruler = { x: 640, top: 132, step: 40 };

/** Somebody at a raised desk, and a rule with a mark for each of the seven questions. */
export function RaisedDesk() {
  const { x, top, step } = ruler;
  return (
    <Scene hasFloor={false} title="Somebody at a raised desk, beside a rule with seven marks.">
      <svg aria-hidden="true" x="116" y="12.2" width="470" height="398.8">
        <StandingDesk title="" />
      </svg>
      <g className="measure">
        <path d={`M${x} ${top}V${frame.floor}m-10 0h20M${x - 10} ${top}h20`} />
        {questions.map((question) => (
          <path key={question} d={`M${x} ${top + 16 + question * step}h26`} strokeWidth="4" />
        ))}
      </g>
      <path d={`M0 ${frame.floor}H${frame.width}`} />
    </Scene>
  );
}

import { arc } from '@practice/desk/figure/geometry';
import { dressed, posed } from '@practice/desk/figure/posed';
import { Chair } from '../drawings/Chair.tsx';
import { SidePerson } from '../drawings/SidePerson.tsx';
import { Scene, Standing } from './Scene.tsx';

const hip = { x: 260, y: 447 };
const ways = [
  { at: 216, trunk: 120, hip, bones: { neck: 100, gaze: 4, upperArm: 318, forearm: 328 } },
  { at: 402, trunk: 101, hip, bones: { upperArm: 300, forearm: 334 } },
  { at: 588, trunk: 88, hip: { x: 292, y: 447 }, bones: { neck: 80, gaze: 0, upperArm: 296, forearm: 332 } },
];

/** One chair, and three ways to sit in it. */
export function ThreeWaysToSit() {
  return (
    <Scene title="One chair, and three ways to sit in it: leaned back, upright, and on the edge of the seat.">
      {ways.map(({ at, trunk, hip, bones }) => {
        const pose = posed({ ...bones, trunk, hip });
        return (
          <Standing key={at} x={at} scale={0.58}>
            <path d={dressed(posed({ trunk: Math.max(100, trunk) })).backrest} className="ground" />
            <Chair seatTop={472} seatFront={338} />
            <SidePerson bones={{ ...bones, trunk, hip }} />
            <g className="measure">
              <path d={`M${pose.shoulder.x} ${pose.shoulder.y}L${hip.x} ${hip.y}H${hip.x + 90}`} />
              <path d={arc(hip, 48, 0, trunk)} />
              <circle cx={hip.x} cy={hip.y} r="6" className="paper" />
              <circle cx={pose.shoulder.x} cy={pose.shoulder.y} r="6" className="paper" />
            </g>
          </Standing>
        );
      })}
    </Scene>
  );
}

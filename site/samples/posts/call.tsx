import { arc } from '@practice/desk/figure/geometry';
import { dressed, posed } from '@practice/desk/figure/posed';
import { Chair } from '../drawings/Chair.tsx';
import { SidePerson } from '../drawings/SidePerson.tsx';
import { Scene, Standing } from './Scene.tsx';

const bones = { trunk: 100, upperArm: 338, forearm: 136, gaze: 4 };

/** Somebody who has turned away from the desk, and calls. */
export function OnThePhone() {
  return (
    <Scene title="Somebody on a desk chair makes a call.">
      <Standing x={420} scale={0.8}>
        <path d={dressed(posed({ trunk: 100 })).backrest} className="ground" />
        <Chair seatTop={472} seatFront={338} />
        <SidePerson bones={bones} />
        <rect
          x="238"
          y="226"
          width="14"
          height="50"
          rx="4"
          className="dark"
          transform="rotate(-24 245 251)"
        />
        <g className="measure">
          {[36, 56, 76].map((radius) => (
            <path key={radius} d={arc({ x: 290, y: 262 }, radius, -28, 28)} />
          ))}
        </g>
      </Standing>
    </Scene>
  );
}

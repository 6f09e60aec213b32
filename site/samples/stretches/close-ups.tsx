import { dressed, posed } from '@practice/desk/figure/posed';
import { ArcArrow } from '../drawings/Arrow.tsx';
import { SidePerson } from '../drawings/SidePerson.tsx';

/** A low backrest, to lean over. */
export function Backrest() {
  return (
    <path
      className="ground"
      d="M187 366C184 386 190 404 195 420C200 438 202 450 200 464C199 473 211 474 213 465C216 446 212 426 205 406C199 390 196 380 198 368C200 359 189 357 187 366Z"
    />
  );
}

/** One leg out on its heel, the other one bent: each is dressed by itself. */
export function Hamstring() {
  const bent = dressed(posed({ thigh: -4, shank: -92 }));
  return (
    <g>
      <path d={bent.farLeg} className="paper" />
      <path d={bent.farShoe} className="dark" />
      <SidePerson
        bones={{ trunk: 76, upperArm: -62, forearm: -34, thigh: -14, shank: -50, toes: -45, gaze: -12 }}
        hasFarLeg={false}
      />
    </g>
  );
}

/** The near foot on its toes and the far one on its heel. */
export function HeelsAndToes() {
  const far = dressed(posed({ thigh: -4, shank: -70, toes: -28 }));
  return (
    <g>
      <g transform="translate(26 0)">
        <path d={far.shoe} className="dark" />
        <path d={far.leg} className="paper" />
      </g>
      <SidePerson bones={{ upperArm: -78, forearm: -18, thigh: 5, shank: -96, toes: 24 }} hasFarLeg={false} />
      <ArcArrow center={{ x: 440, y: 590 }} radius={112} from={4} to={26} />
      <ArcArrow center={{ x: 420, y: 578 }} radius={94} from={176} to={152} />
    </g>
  );
}

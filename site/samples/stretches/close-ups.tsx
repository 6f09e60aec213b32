import { ArcArrow } from '../drawings/Arrow.tsx';
import { dressed } from '../drawings/Body.tsx';
import { type Bones, posed } from '../drawings/pose.ts';
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
  return (
    <g>
      <Leg shift={-176} bones={{ thigh: -3, toes: -22 }} />
      <path d="M-10 170h92c12 0 18 4 18 9s-7 8-16 8H-10Z" className="dark" />
      <Leg shift={-276} bones={{ thigh: 6, toes: 28 }} />
      <ArcArrow center={{ x: 166, y: 290 }} radius={112} from={176} to={150} />
      <ArcArrow center={{ x: 204, y: 290 }} radius={106} from={6} to={32} />
    </g>
  );
}

function Leg({ shift, bones }: { shift: number; bones: Bones }) {
  const skin = dressed(posed(bones));
  return (
    <g transform={`translate(${shift} -310)`}>
      <path d={skin.shoe} className="dark edged" />
      <path d={skin.leg} className="paper" />
    </g>
  );
}

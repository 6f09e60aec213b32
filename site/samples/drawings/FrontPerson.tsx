import { around, bend, type Point, smooth } from '@practice/desk/figure/geometry';
import { FrontHead } from './FrontHead.tsx';
import { Limb } from './Limb.tsx';

/** Directions of an arm's bones in degrees against the clock; 270 hangs down. */
export interface ArmBones {
  upper: number;
  fore: number;
  /** Of the hand; as the forearm when left out. */
  hand?: number;
}

interface FrontPersonProps {
  /** The person's right arm, on the reader's left, and the other one. From behind it is the other way round. */
  left: ArmBones;
  right: ArmBones;
  /** Degrees the head, and the trunk from the waist up, bend to the reader's right. */
  nod?: number;
  lean?: number;
  /** How far the shoulders are pulled up. */
  shrug?: number;
  seen?: 'front' | 'back';
}

const waist: Point = { x: 0, y: 168 };

/** A grown-up from the hips up; the notch of the neck is the origin, in the units of the side view. */
export function FrontPerson({ left, right, nod = 0, lean = 0, shrug = 0, seen = 'front' }: FrontPersonProps) {
  const curve = (point: Point) => swing(point, waist, lean * smooth((waist.y - point.y) / 190));
  const lift = ({ x, y }: Point) => ({ x, y: y - shrug * smooth((60 - y) / 60) * smooth(Math.abs(x) / 60) });
  const skin = (outline: string) => bend(outline, (point) => curve(lift(point)));
  const neck = curve({ x: 0, y: -8 });
  const arms = [
    { side: -1, bones: left },
    { side: 1, bones: right },
  ].map(({ side, bones }) => {
    const shoulder = curve(lift({ x: side * 57, y: 26 }));
    return { side, bones: { ...bones }, shoulder };
  });
  return (
    <g>
      <g transform={`translate(${neck.x} ${neck.y}) rotate(${lean + nod * 0.3})`}>
        <path d="M-17-30C-17-8-18 2-23 8-10 20 10 20 23 8 18 2 17-8 17-30" className="paper" />
        <g transform={`translate(0 -14) rotate(${nod * 0.7})`}>
          <FrontHead seen={seen} />
        </g>
      </g>
      <path d={skin(torso)} className="tint" />
      <path d={skin(seen === 'front' ? collar : nape)} className={seen === 'front' ? 'paper' : ''} />
      {seen === 'back' && <path d={skin(blades)} className="quiet" />}
      {arms.map(({ side, bones, shoulder }) => (
        <Arm key={side} side={side} bones={bones} shoulder={shoulder} />
      ))}
    </g>
  );
}

const torso =
  'M-27 4C-44 10 -62 8 -72 24C-78 44 -62 70 -58 96C-55 118 -54 130 -58 150C-60 160 -62 170 -62 182L62 182C62 170 60 160 58 150C54 130 55 118 58 96C62 70 78 44 72 24C62 8 44 10 27 4C10 16 -10 16 -27 4Z';
const collar = 'M-27 4C-18 24 18 24 27 4C16 12 -16 12 -27 4Z';
const nape = 'M-27 4C-10 12 10 12 27 4';
const blades = 'M-46 30 -22 34 -34 62ZM46 30 22 34 34 62ZM0 30V58';

const upperArm = 88;
const forearm = 74;

function Arm({ side, bones, shoulder }: { side: number; bones: ArmBones; shoulder: Point }) {
  const elbow = around(shoulder, upperArm, bones.upper);
  const wrist = around(elbow, forearm, bones.fore);
  return (
    <g>
      <Hand wrist={wrist} turn={bones.hand ?? bones.fore} thumb={side} />
      <Limb
        className="tint"
        joints={[
          { ...shoulder, radius: 17 },
          ...bow(shoulder, elbow, wrist).map((point) => ({ ...point, radius: 13.5 })),
          { ...wrist, radius: 9.5 },
        ]}
      />
    </g>
  );
}

/** An elbow is no corner. */
function bow(from: Point, corner: Point, to: Point): Point[] {
  const near = (end: Point) => {
    const part = 24 / Math.hypot(end.x - corner.x, end.y - corner.y);
    return { x: corner.x + (end.x - corner.x) * part, y: corner.y + (end.y - corner.y) * part };
  };
  const [before, after] = [near(from), near(to)];
  const middle = {
    x: (before.x + after.x) / 4 + corner.x / 2,
    y: (before.y + after.y) / 4 + corner.y / 2,
  };
  return [before, middle, after];
}

function Hand({ wrist, turn, thumb }: { wrist: Point; turn: number; thumb: number }) {
  const palm = around(wrist, 18, turn);
  const tips = around(wrist, 42, turn);
  const root = around(wrist, 8, turn);
  // A hanging hand turns its thumb to the body.
  const side = Math.sin((turn * Math.PI) / 180) < -0.5 ? -thumb : thumb;
  const thumbTip = around(root, 24, turn + side * 34);
  return (
    <g>
      <Limb
        joints={[
          { ...root, radius: 5.5 },
          { ...thumbTip, radius: 4.5 },
        ]}
      />
      <Limb
        joints={[
          { ...wrist, radius: 8 },
          { ...palm, radius: 10.5 },
          { ...tips, radius: 6 },
        ]}
      />
    </g>
  );
}

function swing(point: Point, center: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [point.x - center.x, point.y - center.y];
  return {
    x: center.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: center.y + x * Math.sin(angle) + y * Math.cos(angle),
  };
}

import { arc } from '@practice/desk/figure/geometry';
import { Ticks } from '@practice/ui/drawings/Ticks';
import { DeskScene } from '../drawings/DeskScene.tsx';
import { fittingDesk } from '../drawings/desks.ts';
import { FittingMeasures } from '../drawings/FittingMeasures.tsx';
import { Figure } from '../print/Figure.tsx';

const dial = { x: 330, y: 600 };

const parts = [
  'The chair',
  'Keyboard and mouse',
  'Screen and light',
  'Laptop, phone and standing',
  'Breaks and the full checklist',
];

export function Cover() {
  return (
    <div className="guide-cover">
      <p className="kicker">For your own desk</p>
      <h1>
        Office Ergonomics
        <br />
        Guide
      </h1>
      <p className="lead">
        Half an hour, one tape measure, and nothing to buy first. Set up your desk in the order that saves
        work: chair first, screen last.
      </p>
      <div className="hero">
        <Figure
          title="A person at a desk that fits, seen from the side: the back leaning 95 to 110 degrees, elbows at 90 to 110 degrees, the screen an arm’s length away with its top at eye level."
          box="0 118 660 484"
        >
          <path d={`${arc(dial, 300, 0, 180)}Z`} className="ground bare" />
          <Ticks center={dial} radius={312} from={0} to={180} step={3} strong={5} />
          <path d="M-400 600H1060" />
          <DeskScene settings={{ ...fittingDesk, back: 103 }}>
            {(posture, lines) => <FittingMeasures posture={posture} lines={lines} />}
          </DeskScene>
        </Figure>
      </div>
      <div className="two">
        <div>
          <h2>What’s inside</h2>
          <ol className="contents">
            {parts.map((part, index) => (
              <li key={part}>
                <span>{part}</span> <span>{index + 2}</span>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h2>How to use it</h2>
          <p>
            Sit at your own desk and go page by page. Each page ends with boxes to check. Any box you can’t
            check is a place to start. Give each change two days before you judge it: even a good chair can
            feel odd at first.
          </p>
        </div>
      </div>
    </div>
  );
}

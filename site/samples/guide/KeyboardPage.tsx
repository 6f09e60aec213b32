import { DeskScene } from '../drawings/DeskScene.tsx';
import { fittingDesk } from '../drawings/desks.ts';
import { Label } from '../drawings/Label.tsx';
import { KeyboardFromAbove, MouseFromAbove, PersonFromAbove, Reach } from '../drawings/TopView.tsx';
import { Wrist } from '../drawings/Wrists.tsx';
import { Figure } from '../print/Figure.tsx';

const person = { x: 240, y: 352 };

export function KeyboardPage() {
  return (
    <>
      <div className="opening">
        <p className="step-number" aria-hidden="true">
          2
        </p>
        <div>
          <h2>Keyboard and mouse</h2>
          <p className="lead">
            Let your arms hang and bend your elbows. Your keyboard and mouse belong right where your hands are
            now.
          </p>
        </div>
      </div>
      <div className="columns even grow">
        <Figure
          title="Shoulder, elbow and hand of a person at a keyboard from the side: upper arm hanging, elbow at 90 to 110 degrees, forearm about level."
          box="176 278 300 175"
          crop
          caption="Height: the keys are level with your elbows, or slightly lower."
        >
          <DeskScene settings={fittingDesk} hasPlant={false}>
            {({ shoulder, elbow, wrist }, lines) => (
              <>
                <path
                  d={`M${shoulder.x} ${shoulder.y}L${elbow.x} ${elbow.y}L${wrist.x} ${wrist.y}`}
                  className="bone"
                />
                <path d={lines.elbowArc} />
                {[shoulder, elbow, wrist].map(({ x, y }) => (
                  <circle key={y} cx={x} cy={y} r="4.5" className="paper" />
                ))}
                <Label x={elbow.x + 86} y={elbow.y - 40} text="90–110°" size={17} />
              </>
            )}
          </DeskScene>
        </Figure>
        <Figure
          title="A desk from above. Keyboard straight ahead and mouse right beside it, both within the sweep of the forearms. Farther out lies what an outstretched arm reaches."
          box="16 118 448 262"
          crop
          caption="Reach: what you use all day is within the sweep of your forearms."
        >
          <Reach at={person} />
          <path d="M6 290H474" />
          <KeyboardFromAbove x={148} y={222} />
          <MouseFromAbove x={330} y={230} />
          <PersonFromAbove
            at={person}
            hands={[
              { x: 198, y: 286 },
              { x: 344, y: 286 },
            ]}
          />
          <Label x={240} y={184} text="all day" size={17} />
          <Label x={240} y={148} text="now and then" size={17} />
        </Figure>
        <ol className="numbered">
          <li>
            <strong>Height</strong>
            Elbows at your sides, at 90 to 110 degrees, forearms about level. If the desk is too high and
            doesn’t move, raise the chair and support your feet.
          </li>
          <li>
            <strong>Reach</strong> Pull the keyboard toward you, so your elbows stay at your sides. Papers go
            behind it or beside it.
          </li>
        </ol>
        <ol className="numbered from-three">
          <li>
            <strong>Side by side</strong> The mouse goes right beside the keys, on the same surface. If you
            never use the number pad, a keyboard without one brings the mouse closer.
          </li>
          <li>
            <strong>Straight wrists</strong>
            Hand and forearm form one line, from the side and from above. Rest your palms when you pause, not
            while you type.
          </li>
        </ol>
      </div>
      <div className="columns even">
        <Figure
          title="A hand on a flat keyboard: hand and forearm in one line."
          box="30 36 272 92"
          crop
          caption="Fold in the little feet under the keyboard."
        >
          <Wrist bent={false} />
        </Figure>
        <Figure
          title="A hand on a keyboard that stands on its feet: the wrist bends upward."
          box="30 36 272 92"
          crop
          caption="Propped up, it bends your wrists all day."
        >
          <Wrist bent />
        </Figure>
      </div>
      <div className="panel closing across">
        <h3>Check any that apply</h3>
        <ul className="ticks">
          <li>My elbows hang at my sides.</li>
          <li>My forearms are about level.</li>
          <li>I reach the mouse without stretching.</li>
          <li>My wrists are straight.</li>
        </ul>
      </div>
    </>
  );
}

import { StandingDesk } from '@practice/ui/drawings/StandingDesk';
import { DeskScene } from '../drawings/DeskScene.tsx';
import { fittingDesk, laptopDesk } from '../drawings/desks.ts';
import { Label } from '../drawings/Label.tsx';
import { Laptop } from '../drawings/Laptop.tsx';
import { Figure } from '../print/Figure.tsx';

export function LaptopPage() {
  return (
    <>
      <div className="opening">
        <p className="step-number" aria-hidden="true">
          4
        </p>
        <div>
          <h2>Laptop, phone and standing</h2>
          <p className="lead">
            On a laptop, either the screen is in the right place or the keys are. Never both. So separate the
            two.
          </p>
        </div>
      </div>
      <div className="columns even laptops">
        <Figure
          title="A person bent over a laptop that stands flat on a table: head down, shoulders raised, back off the backrest."
          box="120 168 470 436"
          caption="Flat on the table: your head drops and your shoulders rise."
        >
          <path d="M120 600H590" />
          <DeskScene settings={laptopDesk} hasPlant={false}>
            {({ levelEye, eye, screenTop, screenHeight }) => (
              <>
                <path d={`M${eye.x + 12} ${levelEye.y}H${screenTop.x + 40}`} className="bone dotted" />
                <path
                  d={`M${eye.x + 10} ${eye.y + 4}L${screenTop.x - 10} ${screenTop.y + screenHeight * 0.45}`}
                  className="dashed"
                />
                <path d={`M${screenTop.x + 30} ${levelEye.y}V${screenTop.y}m-7 0h14`} strokeWidth="3" />
                <Label
                  x={screenTop.x + 46}
                  y={(levelEye.y + screenTop.y) / 2 + 6}
                  text="too low"
                  anchor="start"
                />
              </>
            )}
          </DeskScene>
        </Figure>
        <Figure
          title="The same person upright: the laptop stands on a stack of books with its screen at eye level, a keyboard of its own lies on the table."
          box="120 168 470 436"
          caption="On a stand or books, with a separate keyboard and mouse."
        >
          <path d="M120 600H590" />
          <Laptop settings={fittingDesk} />
        </Figure>
      </div>
      <div className="columns even">
        <ol className="numbered">
          <li>
            <strong>Raise it</strong>Use a stand, a box or a stack of books. Bring the top of the screen to
            eye level, an arm’s length away.
          </li>
          <li>
            <strong>Add a keyboard and a mouse</strong>
            Without them, raising the laptop just moves the strain to your shoulders.
          </li>
          <li>
            <strong>On the road, switch often</strong> Table, lap, counter: a poor position is no big deal for
            a short time.
          </li>
        </ol>
        <div>
          <h3>On the phone</h3>
          <p>
            Never hold it between your shoulder and ear. Use a headset or the speaker. A call is also a good
            reason to stand up.
          </p>
          <h3 className="later">Standing</h3>
          <p>
            The same rules apply on your feet: keys at elbow height, screen at eye level. Start with one call
            in the morning and one in the afternoon, in shoes you’d walk in. Standing still for hours is no
            better than sitting still for hours.
          </p>
        </div>
      </div>
      <div className="standing">
        <StandingDesk title="A person standing at a raised desk: elbows at 90 to 110 degrees, the screen raised as well." />
        <div className="panel">
          <h3>Check any that apply</h3>
          <ul className="ticks">
            <li>At my desk, my laptop has a stand, a keyboard and a mouse.</li>
            <li>I never hold the phone with my shoulder.</li>
            <li>If my desk goes up, I switch more than once a day.</li>
          </ul>
        </div>
      </div>
    </>
  );
}

import { HalfHour } from '../drawings/HalfHour.tsx';
import { Disclaimer } from '../print/Disclaimer.tsx';
import { Figure } from '../print/Figure.tsx';

export function BreaksPage() {
  return (
    <>
      <div className="opening">
        <p className="step-number" aria-hidden="true">
          5
        </p>
        <div>
          <h2>Breaks and the full checklist</h2>
          <p className="lead">No position is right all day. Change yours often.</p>
        </div>
      </div>
      <div className="columns narrow-left">
        <Figure
          title="A ring of thirty minutes: twenty to sit, eight to stand, two to move."
          box="0 0 300 300"
          caption="Half an hour, after a rule of thumb by Alan Hedge, Cornell University."
        >
          <HalfHour />
        </Figure>
        <div className="stack">
          <p>
            Get up before you feel you have to. In a NIOSH field study, data entry workers took four extra
            five-minute breaks a day. They had less discomfort and eye strain, and got just as much done.
          </p>
          <ul className="plain ways">
            <li>
              <strong>Tie it to something</strong>
              Stand up when the phone rings. Use a small glass, so you have to get up for water.
            </li>
            <li>
              <strong>Do something else</strong>
              Been sitting? Walk. Been staring? Look away. Been talking? Be quiet.
            </li>
            <li>
              <strong>Shift in your seat</strong>
              Lean back to read, sit forward to talk, slide back to type.
            </li>
          </ul>
        </div>
      </div>
      <div className="panel whole">
        <h3>The full checklist, for your wall</h3>
        <div className="two">
          <ul className="ticks">
            <li>Feet flat on the floor or on a footrest</li>
            <li>Thighs about level, room behind the knees</li>
            <li>Lower back supported, leaning back a little</li>
            <li>Shoulders low, elbows at the sides</li>
            <li>Forearms level, wrists straight</li>
          </ul>
          <ul className="ticks">
            <li>Mouse right beside the keys</li>
            <li>Top of the screen at eye level or below</li>
            <li>Screen an arm’s length away, straight ahead</li>
            <li>Window at the side, no glare</li>
            <li>Up and moving at least once an hour</li>
          </ul>
        </div>
      </div>
      <div className="columns even last">
        <div>
          <h3>When it isn’t about the desk</h3>
          <p>
            Call 911 if back pain comes with new bladder or bowel trouble, numbness in the groin, or weakness
            in both legs. See a doctor soon if an arm, hand or leg gets weak, numbness doesn’t go away, pain
            started with a fall or wakes you at night, or you also have a fever.
          </p>
        </div>
        <div>
          <h3>Want a second look?</h3>
          <p>
            We’ll gladly look at your desk. The website where you found this guide tells you how to reach us.
          </p>
        </div>
      </div>
      <div className="closing flat">
        <p className="sources">
          <strong>Where this comes from.</strong> OSHA, Computer Workstations eTool. Sonne, Villalta and
          Andrews, Rapid Office Strain Assessment, Applied Ergonomics 43 (2012). Cornell University Ergonomics
          Web. Galinsky and others, American Journal of Industrial Medicine 50 (2007).
        </p>
        <Disclaimer about="This guide" />
      </div>
    </>
  );
}

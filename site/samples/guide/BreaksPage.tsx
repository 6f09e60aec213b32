import { practice } from '@practice/contract/practice';
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
          <h2>Breaks, and the whole list</h2>
          <p className="lead">No position is right for a whole day. The best one is the next one.</p>
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
            Get up before you feel that you have to. In a field study by NIOSH, people who typed in data had
            four more breaks of five minutes each day. They had less discomfort and less eye strain, and got
            as much done.
          </p>
          <ul className="plain ways">
            <li>
              <strong>Tie it to something</strong>
              Stand up when the phone rings. Use a small glass, so that you have to fetch water.
            </li>
            <li>
              <strong>Do something else</strong>
              If you sit, walk. If you stare, look far away. If you talk, be quiet.
            </li>
            <li>
              <strong>Shift in your seat</strong>
              Lean back to read, come forward to talk, slide right back to type.
            </li>
          </ul>
        </div>
      </div>
      <div className="panel whole">
        <h3>The whole list, for the wall</h3>
        <div className="two">
          <ul className="ticks">
            <li>Feet flat on the floor or on a footrest</li>
            <li>Thighs about level, room behind the knees</li>
            <li>Small of the back held, back leaning a little</li>
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
          <h3>When a desk is not the answer</h3>
          <p>
            Call 911 if back pain comes with new trouble with your bladder or bowel, numbness in the groin, or
            weakness in both legs. See a doctor soon if an arm, hand or leg grows weak, if tingling or
            numbness stays, if pain began with a fall or wakes you at night, or if you have a fever as well.
          </p>
        </div>
        <div>
          <h3>Would you like a second look?</h3>
          <p>
            We measure desks in {practice.area}. The first talk is free, and we answer within{' '}
            {practice.replyWithinHours} hours. Call {practice.phone} or write to {practice.email}.
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

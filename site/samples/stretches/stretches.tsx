import { Disclaimer } from '../print/Disclaimer.tsx';
import { Sheets } from '../print/Sheet.tsx';
import { ExerciseRow } from './ExerciseRow.tsx';
import { exercises } from './exercises.tsx';

const rules = [
  { rule: 'Gently', how: 'Go until you feel a mild pull, and no farther. Move slowly. Don’t bounce.' },
  { rule: 'Breathing', how: 'Keep breathing. Most stretches give a little when you breathe out.' },
  { rule: 'Both sides', how: 'Do the easier side first, then the other. They don’t have to feel the same.' },
];

export function Stretches({ title }: { title: string }) {
  return (
    <Sheets title={title} pages={[<First key="1" />, <Rows key="2" from={2} to={6} />, <Last key="3" />]} />
  );
}

function First() {
  return (
    <>
      <p className="kicker">At your desk</p>
      <h1>Desk Stretching Exercises</h1>
      <p className="lead">
        Nine small movements for people who sit. All you need is a chair that won’t roll away. You don’t have
        to do all nine: pick two, tie them to something you do anyway, and switch next week.
      </p>
      <div className="before">
        {rules.map(({ rule, how }) => (
          <div key={rule}>
            <h3>{rule}</h3>
            <p>{how}</p>
          </div>
        ))}
      </div>
      <div className="panel stop">
        <h3>Stop at once</h3>
        <p>
          if you feel sharp or shooting pain, tingling, numbness, weakness or dizziness. Ask a doctor or
          therapist before you start if you are pregnant, have had surgery or an injury, or have a condition
          of the bones, joints, nerves or blood pressure.
        </p>
      </div>
      <Rows from={0} to={2} />
    </>
  );
}

function Rows({ from, to }: { from: number; to: number }) {
  return (
    <div className="exercises">
      {exercises.slice(from, to).map((exercise, index) => (
        <ExerciseRow key={exercise.name} exercise={exercise} number={from + index + 1} />
      ))}
    </div>
  );
}

function Last() {
  return (
    <>
      <Rows from={6} to={9} />
      <div className="plan">
        <div>
          <h2>Make it stick</h2>
          <p>
            A stretch gets done when it has a place in your day. Finish this sentence: “When …, I do number
            ….” When I hang up. When the coffee’s brewing. When I close my laptop. Three short rounds a day do
            more than one long one on Sunday.
          </p>
        </div>
        <div>
          <h2>If it keeps coming back</h2>
          <p>
            Then it’s time to look at the desk, not just the neck. We do that: the website where
            you found this sheet tells you how to reach us. If pain lasts for weeks, wakes you at night or started with a
            fall, please see a doctor first.
          </p>
        </div>
      </div>
      <Disclaimer about="This sheet" />
    </>
  );
}

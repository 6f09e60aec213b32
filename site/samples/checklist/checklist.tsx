import { Disclaimer } from '../print/Disclaimer.tsx';
import { Figure } from '../print/Figure.tsx';
import { Sheets } from '../print/Sheet.tsx';
import { BodyChart } from './BodyChart.tsx';
import { Line, Tick } from './Field.tsx';
import { measurements, places, sections } from './questions.ts';

export function Checklist({ title }: { title: string }) {
  return <Sheets title={title} pages={[<Front key="1" />, <Back key="2" />]} />;
}

function Front() {
  return (
    <>
      <h1>Workstation Assessment Checklist</h1>
      <p className="lead">
        One sheet for one desk. Watch ten minutes of normal work before you check anything. Yes means it’s
        fine. Every No is a place to start. Leave a line blank if it doesn’t apply.
      </p>
      <div className="about">
        <Entry name="person" label="Person or desk" />
        <Entry name="date" label="Date" />
        <Entry name="assessor" label="Filled in by" />
        <Entry name="hours" label="Hours a day here" />
      </div>
      {sections.slice(0, 4).map((section) => (
        <Section key={section.name} {...section} />
      ))}
    </>
  );
}

function Back() {
  return (
    <>
      {sections.slice(4).map((section) => (
        <Section key={section.name} {...section} />
      ))}
      <div className="halves">
        <div>
          <h2>Where does it bother you?</h2>
          <div className="body-chart">
            <Figure
              title="A body from the front and from behind with nine numbered places, listed beside it."
              box="0 0 420 556"
            >
              <BodyChart />
            </Figure>
            <ol>
              {places.map(({ name }, index) => (
                <li key={name}>
                  <Tick name={`place-${index + 1}`} label={`Discomfort: ${name}`} /> {index + 1} {name}
                </li>
              ))}
            </ol>
          </div>
        </div>
        <div>
          <h2>Measurements, in inches</h2>
          {measurements.map((label, index) => (
            <Entry key={label} name={`measure-${index + 1}`} label={label} />
          ))}
          <p className="hint">
            The keys should be about as high as the elbows, and the top of the screen no higher than the eyes.
          </p>
        </div>
      </div>
      <h2>The first three changes</h2>
      <table className="changes">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Who</th>
            <th scope="col">By when</th>
          </tr>
        </thead>
        <tbody>
          {[1, 2, 3].map((row) => (
            <tr key={row}>
              {['what', 'who', 'when'].map((column) => (
                <td key={column}>
                  <Line name={`change-${row}-${column}`} label={`Change ${row}: ${column}`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Notes</h2>
      <Line name="notes" label="Notes" lines={5} />
      <p className="next-steps">
        <strong>There’s no passing score.</strong> Start with what’s free and can be done today, then look
        again in four weeks. Get help if somebody has pain that doesn’t go away, is coming back after an
        injury, or if many desks have the same No: the website
        where you found this checklist tells you how to reach us. For new weakness, numbness that doesn’t go away or pain after a fall, see a doctor first.
      </p>
      <Disclaimer about="This checklist" />
    </>
  );
}

function Section({ name, questions }: { name: string; questions: readonly string[] }) {
  const before = sections.findIndex((section) => section.name === name);
  const first = sections.slice(0, before).reduce((sum, section) => sum + section.questions.length, 1);
  return (
    <table className="questions">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            <h2>{name}</h2>
          </th>
          <th scope="col">Yes</th>
          <th scope="col">No</th>
        </tr>
      </thead>
      <tbody>
        {questions.map((question, index) => (
          <tr key={question}>
            <td className="number">{first + index}</td>
            <th scope="row">{question}</th>
            <td>
              <Tick name={`question-${first + index}-yes`} label={`Yes: ${question}`} />
            </td>
            <td>
              <Tick name={`question-${first + index}-no`} label={`No: ${question}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Entry({ name, label }: { name: string; label: string }) {
  return (
    <div className="entry">
      <span>{label}</span> <Line name={name} label={label} />
    </div>
  );
}

import { DeskScene } from '../drawings/DeskScene.tsx';
import { fittingDesk } from '../drawings/desks.ts';
import { Label } from '../drawings/Label.tsx';
import { Figure } from '../print/Figure.tsx';

export function ChairPage() {
  return (
    <>
      <div className="opening">
        <p className="step-number" aria-hidden="true">
          1
        </p>
        <div>
          <h2>The chair</h2>
          <p className="lead">
            Everything else depends on it. Sit all the way back, so your hips touch the backrest, and adjust
            it from the bottom up.
          </p>
        </div>
      </div>
      <div className="columns wide-left grow">
        <Figure
          title="A seated person from the side. Knees at about 90 degrees, a gap between the seat and the back of the knee, the back leaning 95 to 110 degrees, armrests just below the elbows."
          box="82 172 464 440"
        >
          <path d="M96 600H492" />
          <DeskScene settings={fittingDesk} hasDesk={false}>
            {({ hip, knee, armrestTop, elbow, seatTop }, lines) => (
              <>
                <path d={lines.bones} className="bone" />
                <path d={lines.level} className="bone dotted" />
                <path d={lines.backArc} />
                <path d={lines.kneeArc} />
                {[hip, knee, elbow].map(({ x, y }) => (
                  <circle key={y} cx={x} cy={y} r="4.5" className="paper" />
                ))}
                <path d={`M338 ${seatTop + 32}v14M360 ${seatTop + 32}v14M338 ${seatTop + 39}h22`} />
                <path d={`M306 ${armrestTop + 4}h92`} className="bone dotted" />
                <Label x={138} y={hip.y - 14} text="95–110°" />
                <Label x={knee.x + 60} y={knee.y + 44} text="about 90°" anchor="start" />
                <Label x={334} y={seatTop + 66} text="three-finger gap" anchor="end" />
                <Label x={402} y={armrestTop + 10} text="meets the elbow" anchor="start" size={18} />
              </>
            )}
          </DeskScene>
        </Figure>
        <ol className="numbered">
          <li>
            <strong>Seat height</strong>
            Feet flat on the floor, thighs about level, knees at about 90 degrees. If that makes the desk too
            high, keep the chair where your arms need it, and put a footrest or a firm box under your feet.
          </li>
          <li>
            <strong>Seat depth</strong>
            Leave about three fingers between the seat’s edge and the backs of your knees. Is the seat too
            long? Put a firm cushion behind your back.
          </li>
          <li>
            <strong>Backrest</strong>
            Slide it up or down until its curve fills the small of your back. Lean it back a little: 95 to 110
            degrees to type, farther to read or talk. Unlock it, so it moves with you.
          </li>
          <li>
            <strong>Armrests</strong>
            They should just meet your elbows while your shoulders hang loose. If they push your shoulders up,
            lower them or take them off.
          </li>
        </ol>
      </div>
      <div className="closing">
        <div className="panel">
          <h3>Check any that apply</h3>
          <ul className="ticks">
            <li>Both feet rest flat, and I can move my legs.</li>
            <li>I feel the backrest in the small of my back.</li>
            <li>Nothing presses behind my knees.</li>
            <li>My shoulders stay low when my arms rest.</li>
          </ul>
        </div>
        <div className="plain">
          <h3>If the chair can’t do it</h3>
          <p>
            A rolled towel at belt height fills in for a missing curve. A full pack of printer paper makes a
            footrest. If a chair won’t go up at all, replace it. Look for one whose seat, back and armrests
            all adjust.
          </p>
        </div>
      </div>
    </>
  );
}

import { screenInches } from '@practice/desk/desk-check';
import { DeskScene } from '../drawings/DeskScene.tsx';
import { fittingDesk } from '../drawings/desks.ts';
import { Label } from '../drawings/Label.tsx';
import { PersonFromAbove, ScreenFromAbove } from '../drawings/TopView.tsx';
import { Window } from '../drawings/Window.tsx';
import { Figure } from '../print/Figure.tsx';

export function ScreenPage() {
  return (
    <>
      <div className="opening">
        <p className="step-number" aria-hidden="true">
          3
        </p>
        <div>
          <h2>Screen and light</h2>
          <p className="lead">
            Your head goes wherever your eyes need it. Set the screen right, and your neck will follow.
          </p>
        </div>
      </div>
      <div className="columns wide-left">
        <Figure
          title="Head and screen from the side: the top of the screen at eye level, the screen an arm’s length from the eyes."
          crop
          box="176 138 350 226"
        >
          <DeskScene settings={fittingDesk} hasPlant={false}>
            {({ screenTop, levelEye }, lines) => (
              <>
                <path d={lines.eyeLine} className="dashed" />
                <path d={lines.reach} />
                <Label x={(levelEye.x + screenTop.x) / 2} y={162} text="an arm’s length" size={16} />
                <Label
                  x={(levelEye.x + screenTop.x) / 2 + 6}
                  y={levelEye.y + 22}
                  text="eye level"
                  size={16}
                />
              </>
            )}
          </DeskScene>
        </Figure>
        <ol className="numbered">
          <li>
            <strong>Height</strong>
            The top edge is at eye level or a little below. With bifocals or progressive lenses, go lower
            still: your chin stays level.
          </li>
          <li>
            <strong>Distance</strong>
            Reach out: your fingertips should just about touch the glass. For most people that’s{' '}
            {screenInches}. If the text is too small, make it larger instead of moving closer.
          </li>
          <li>
            <strong>Straight ahead</strong>
            Nose, screen and keyboard are in one line. Papers go beside the screen, at the same height.
          </li>
        </ol>
      </div>
      <h3 className="row-title">Two screens and the window</h3>
      <div className="thirds">
        <Figure
          title="From above: one screen straight ahead, the second beside it and turned toward the person."
          box="60 60 340 200"
          caption={
            <>
              <strong>You use one more.</strong> It goes straight ahead, with the other right beside it.
            </>
          }
        >
          <ScreenFromAbove at={{ x: 200, y: 100 }} width={150} />
          <ScreenFromAbove at={{ x: 332, y: 128 }} width={130} turn={34} />
          <path d="M200 170V112" className="measure dashed" />
          <PersonFromAbove at={{ x: 200, y: 222 }} />
        </Figure>
        <Figure
          title="From above: two screens that meet in front of the person in a shallow V."
          box="60 60 340 200"
          caption={
            <>
              <strong>You use both equally.</strong> They meet in front of you in a shallow V.
            </>
          }
        >
          <ScreenFromAbove at={{ x: 158, y: 108 }} width={138} turn={-16} />
          <ScreenFromAbove at={{ x: 302, y: 108 }} width={138} turn={16} />
          <path d="M230 170V134" className="measure dashed" />
          <PersonFromAbove at={{ x: 230, y: 222 }} />
        </Figure>
        <Figure
          title="From above: a desk turned so that the window is at the person’s side."
          box="30 60 340 200"
          caption={
            <>
              <strong>A window at your side.</strong> Not behind you, and not behind the screen.
            </>
          }
        >
          <Window />
          <ScreenFromAbove at={{ x: 230, y: 112 }} width={140} />
          <PersonFromAbove at={{ x: 230, y: 222 }} />
        </Figure>
      </div>
      <div className="closing">
        <div className="panel">
          <h3>Check any that apply</h3>
          <ul className="ticks">
            <li>The top is at eye level or lower.</li>
            <li>My fingertips can just touch the screen.</li>
            <li>I read without leaning or tipping my head.</li>
            <li>No lamp or window shows in the glass.</li>
          </ul>
        </div>
        <div className="plain">
          <h3>The dark-screen test</h3>
          <p>
            Look at the screen while it’s off. Whatever shines in it now will tire your eyes all day. Turn the
            desk, close a blind, or dim the ceiling light and put a small lamp on your papers. And every so
            often, look at something far away.
          </p>
        </div>
      </div>
    </>
  );
}

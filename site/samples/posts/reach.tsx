import { KeyboardFromAbove, MouseFromAbove, PersonFromAbove, Reach } from '../drawings/TopView.tsx';
import { Scene } from './Scene.tsx';

const person = { x: 240, y: 346 };

/** A desk from above: what the forearms sweep, and what takes the whole arm. */
export function WithinReach() {
  return (
    <Scene
      hasFloor={false}
      title="A desk from above: keyboard and mouse lie within the sweep of the forearms."
    >
      <g transform="translate(40 -150) scale(1.5)" strokeWidth="1.7">
        <Reach at={person} />
        <path d="M-60 290H540" />
        <KeyboardFromAbove x={148} y={222} />
        <MouseFromAbove x={330} y={230} />
        <PersonFromAbove
          at={person}
          hands={[
            { x: 198, y: 286 },
            { x: 344, y: 286 },
          ]}
        />
      </g>
    </Scene>
  );
}

import { DeskScene } from '../drawings/DeskScene.tsx';
import { fittingDesk } from '../drawings/desks.ts';
import { frame, Scene } from './Scene.tsx';

/** Eyes and screen from near: its top at their level, an arm's length away. */
export function EyesAndScreen() {
  const scale = 1.66;
  return (
    <Scene
      hasFloor={false}
      title="Head and screen from the side: its top at eye level, an arm’s length away."
    >
      <circle cx={frame.middle} cy="226" r="186" className="ground bare" />
      <g
        transform={`translate(${-346 * scale + frame.middle} ${-250 * scale + 232}) scale(${scale})`}
        strokeWidth={2.75 / scale}
      >
        <DeskScene settings={fittingDesk} hasPlant={false}>
          {(_, lines) => (
            <>
              <path d={lines.eyeLine} className="dashed" strokeWidth={2.75 / scale} />
              <path d={lines.reach} strokeWidth={2.75 / scale} />
            </>
          )}
        </DeskScene>
      </g>
    </Scene>
  );
}

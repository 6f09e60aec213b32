import { arc } from '@practice/desk/figure/geometry';
import { Ticks } from '@practice/ui/drawings/Ticks';
import { DeskScene } from '../drawings/DeskScene.tsx';
import { Measures } from './Measures.tsx';
import { type Scene, scenes } from './scenes.ts';
import type { Frame } from './timeline.ts';

const stage = { width: 840, height: 720 };
const dial = { x: 330, y: 600 };

/** One picture of the film, 1280 by 720: the words on the left, the drawing on the right. */
export function FilmFrame({ frame }: { frame: Frame }) {
  const { scene, previous, entered, desk, seatFront, view } = frame;
  const height = (view.width * stage.height) / stage.width;
  return (
    <div className="frame">
      <svg className="drawing" aria-hidden="true" viewBox={`${view.x} ${view.y} ${view.width} ${height}`}>
        <path d={`${arc(dial, 288, 0, 180)}Z`} className="ground bare" />
        <Ticks center={dial} radius={300} from={0} to={180} step={3} strong={5} />
        <path d="M-2000 600H3000" />
        <DeskScene settings={desk} seatFront={seatFront}>
          {(posture, lines) => <Measures frame={frame} posture={posture} lines={lines} />}
        </DeskScene>
      </svg>
      <div className="words">
        <div className="captions">
          {previous && <Caption scene={previous} opacity={1 - entered * 2} />}
          <Caption scene={scene} opacity={previous ? entered * 2 - 1 : 1} />
        </div>
        <Progress current={scene.number ?? (previous ? 6 : 0)} />
      </div>
    </div>
  );
}

function Caption({ scene, opacity }: { scene: Scene; opacity: number }) {
  return (
    <div className="caption" style={{ opacity: Math.max(0, opacity) }}>
      {scene.number && <p className="number">{scene.number}</p>}
      <h1>{scene.title}</h1>
      <p>{scene.words}</p>
    </div>
  );
}

/** A mark for each step: done, now, still to come. */
function Progress({ current }: { current: number }) {
  const steps = scenes.flatMap(({ number }) => (number ? [number] : []));
  return (
    <div className="progress">
      {steps.map((step) => (
        <span key={step} className={step < current ? 'done' : step === current ? 'now' : ''} />
      ))}
    </div>
  );
}

import { Scene } from './Scene.tsx';

const marks = Array.from({ length: 32 }, (_, index) => index);

/** A tape measure drawn out along the floor, and the desk that it is for. */
export function TapeMeasure() {
  return (
    <Scene title="A tape measure, drawn out along the floor below a desk.">
      <g className="measure">
        <path d="M596 214V404M586 214h20M586 404h20" />
      </g>
      <path d="M410 204h268a5 5 0 0 1 0 10H410a5 5 0 0 1 0-10Z" className="paper" />
      <path d="M440 214V404M650 214V404" />
      <path d="M520 199h56c4 0 6 2 6 5h-68c0-3 2-5 6-5ZM548 199v-34" />
      <path
        d="M492 84h112a6 6 0 0 1 6 6v70a6 6 0 0 1-6 6H492a6 6 0 0 1-6-6V90a6 6 0 0 1 6-6Z"
        className="paper"
      />
      <path
        d="M124 236h104a54 54 0 0 1 54 54v114H140a28 28 0 0 1-28-28V248a12 12 0 0 1 12-12Z"
        className="tint"
      />
      <circle cx="200" cy="318" r="52" className="paper" />
      <circle cx="200" cy="318" r="18" />
      <path d="M282 372h430v32H282Z" className="paper" />
      <path d="M712 364v50" strokeWidth="5" />
      <path
        d={marks.map((mark) => `M${296 + mark * 13} 372v${mark % 5 === 0 ? 16 : 9}`).join('')}
        className="measure"
      />
    </Scene>
  );
}

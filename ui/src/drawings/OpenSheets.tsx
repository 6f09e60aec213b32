import { measure, quiet } from './lines.ts';
import { Stage, type StagedProps } from './Stage.tsx';

/** Three sheets on a board, the place for a check still empty on each. */
export function OpenSheets(props: StagedProps) {
  return (
    <Stage {...props}>
      <path d="M78 226 104 60M252 226 226 60M165 60V28" />
      <path d="M40 52h250v120H40Z" fill="var(--drawing-tint)" />
      <path d="M34 172h262v10H34Z" fill="var(--drawing-paper)" />
      {[56, 132, 208].map((x) => (
        <g key={x} transform={`translate(${x} 64)`}>
          <path d="M0 0h66v96H0Z" fill="var(--drawing-paper)" />
          <path d="M12 18h30" strokeWidth="3" />
          <path d="M12 34h42M12 46h42M12 58h28" {...quiet} />
          <circle cx="33" cy="77" r="9" {...measure} strokeDasharray="0.5 4.5" />
        </g>
      ))}
      <path d="M82 52v12M95 52v12M158 52v12M171 52v12M234 52v12M247 52v12" {...quiet} />
    </Stage>
  );
}

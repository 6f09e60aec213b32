import { rest } from '@practice/desk/figure/body';

interface ChairProps {
  seatTop: number;
  /** Where the front edge of the seat ends. */
  seatFront: number;
}

/** Base, column and seat of the office chair, seen from the side. The backrest is drawn with the person who leans on it. */
export function Chair({ seatTop, seatFront }: ChairProps) {
  return (
    <g>
      <path d={`M284 ${seatTop + 20}V556`} strokeWidth="4" />
      <path d="M262 556h44l-6 10h-32zM284 562 222 590M284 562l62 28M284 562v26" className="paper" />
      {[222, 346, 284].map((x) => (
        <circle key={x} cx={x} cy="593" r="6.5" className="paper" />
      ))}
      <g transform={`translate(0 ${seatTop - rest.seatTop})`}>
        <path d="M196 462c2 22 34 33 84 33" />
        <path
          className="dark"
          d={`M214 477c0-3 2-5 6-5H${seatFront - 22}c14 0 22 5 22 12s-8 9-20 9H236c-14 0-22-6-22-16Z`}
        />
      </g>
    </g>
  );
}

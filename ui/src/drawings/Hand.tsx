import { lines } from './lines.ts';

// Palm, then four fingers and the thumb: the middles of five strokes.
const open = 'M-3-7V7L-18 9V-8ZM-17-7-33-13M-18-2-39-4M-18 4-38 5M-17 9-32 13M-6-7-17-20';

/** An open hand with five fingers that points to the left, its thumb up; the middle of the wrist is the origin. */
export function OpenHand({ line = lines.strokeWidth }: { line?: number | undefined }) {
  return (
    <g>
      <path d={open} fill="var(--drawing-line)" strokeWidth={5.5 + 2 * line} />
      <path d={open} fill="var(--drawing-paper)" stroke="var(--drawing-paper)" strokeWidth="5.5" />
    </g>
  );
}

/** A grown-up's hand, laid flat to the left of its wrist. */
export function Hand() {
  return (
    <path
      d="M0-11C-4.5-12-9.5-13.5-14-14C-18.5-14.5-23-15.5-28-15C-33-14.5-39.5-13.5-44-12C-48.5-10.5-52-8-54-6C-56-4-56.5-1.5-56 0C-55.5 1.5-50.5 1-50 2C-49.5 3-53.5 5.5-53 7C-52.5 8.5-48 8.5-47 10C-46 11.5-49 14-48 15C-47 16-42.5 15-41 16C-39.5 17-39.5 19.5-38 20C-36.5 20.5-34 20-31 19C-28 18-24 16-20 15C-16 14-11.5 14.5-8 14C-4.5 13.5-2.5 12 0 11Z"
      fill="var(--drawing-paper)"
    />
  );
}

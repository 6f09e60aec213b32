import { OakLeaf } from './OakLeaf.tsx';

/** The things a desk needs, seen from the side and facing right; parts of a drawing that is 660 wide, with its floor at 600. */
export const floor = 600;
export const width = 660;

export function Chair() {
  return (
    <g>
      <path d="M284 492V556M262 556h44l-6 10h-32z" fill="var(--drawing-paper)" />
      <path d="M284 562 222 590M284 562l62 28M284 562v26" />
      <g fill="var(--drawing-paper)">
        <circle cx="222" cy="593" r="6.5" />
        <circle cx="346" cy="593" r="6.5" />
        <circle cx="284" cy="593" r="6.5" />
      </g>
      {/* Seat with a rounded front edge, and a back that follows the spine and holds the small of the back. */}
      <path
        d="M214 477c0-3 2-5 6-5h118c14 0 22 5 22 12s-8 9-20 9H236c-14 0-22-6-22-16Z"
        fill="var(--drawing-line)"
        stroke="none"
      />
      <path d="M196 462c2 22 34 33 84 33" />
      <path
        d="M184 330c-6 28 2 50 11 72 7 19 8 38 6 62-1 9 11 10 13 1 5-24 3-46-4-66-9-24-17-42-12-68 2-10-12-11-14-1Z"
        fill="var(--drawing-ground)"
      />
    </g>
  );
}

/** `raised` is how far the top stands above the height for sitting. */
export function Desk({ raised = 0 }: { raised?: number }) {
  const underside = 426 - raised;
  return (
    <g>
      <path d={`M538 ${underside}V586M548 ${underside}V586`} />
      <path d="M500 598c0-8 6-12 14-12h58c8 0 14 4 14 12Z" fill="var(--drawing-paper)" />
      <g transform={`translate(0 ${-raised})`}>
        <DeskTop />
      </g>
    </g>
  );
}

function DeskTop() {
  return (
    <g>
      <path d="M330 417h290a4.5 4.5 0 0 1 0 9H330a4.5 4.5 0 0 1 0-9Z" fill="var(--drawing-paper)" />
      {/* Screen, seen from its edge and leaning back a little, on an arm. */}
      <path d="M472 412h54c4 0 6 2 6 5h-66c0-3 2-5 6-5Z" fill="var(--drawing-line)" />
      <path d="M506 411V300c0-8-4-13-12-16l-13-5" />
      <path
        d="M481 217c3 .5 5 3 4.5 6.5l-14 95c-.5 3-3 5-6.5 4.5s-5-3-4.5-6.5l14-95c.5-3 3-5 6.5-4.5Z"
        fill="var(--drawing-paper)"
      />
      <path d="M340 416c0-4 3-6 7-6h42c4 0 7 2 7 6" fill="var(--drawing-paper)" />
      {/* A cup, and a twig of oak. */}
      <path d="M567 417l-4-42h36l-4 42Z" fill="var(--drawing-paper)" />
      <path d="M579 375c0-26 2-40 8-58M581 352c-3-8-8-14-15-19M582 346c5-5 11-8 18-9" />
      <OakLeaf x={588} y={312} turn={10} scale={0.95} />
      <OakLeaf x={564} y={331} turn={-42} scale={0.72} />
      <OakLeaf x={604} y={335} turn={64} scale={0.66} />
    </g>
  );
}

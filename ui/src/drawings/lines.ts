/** The line style of all drawings, for the root <svg>. */
export const lines = {
  fill: 'none',
  stroke: 'var(--drawing-line)',
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

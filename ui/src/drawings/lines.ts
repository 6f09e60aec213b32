export const lines = {
  fill: 'none',
  stroke: 'var(--drawing-line)',
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

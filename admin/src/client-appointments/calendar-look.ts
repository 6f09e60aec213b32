const stripes =
  'repeating-linear-gradient(-45deg, var(--color-surface-quiet) 0 6px, var(--color-surface) 6px 12px)';
const laneLines =
  'repeating-linear-gradient(to right, transparent 0 calc(100% / var(--lanes) - 1px), var(--color-line) 0 calc(100% / var(--lanes)))';

export const look = {
  '--fc-classic-primary': 'var(--color-action)',
  '--fc-classic-button': 'var(--color-surface)',
  '--fc-classic-button-border': 'var(--color-line-control)',
  '--fc-classic-button-foreground': 'var(--color-action)',
  '--fc-classic-button-strong': 'var(--color-action-quiet)',
  '--fc-classic-button-strong-border': 'var(--color-line-control)',
  '--fc-classic-button-outline': 'var(--color-focus)',
  '--fc-classic-now': 'var(--color-accent)',
  '--fc-classic-background': 'var(--color-surface)',
  '--fc-classic-border': 'var(--color-line)',
  // FullCalendar draws the hours twice, the first time too low.
  '&, & + p': { animation: 'measured 1ms 0.1s backwards' },
  '@keyframes measured': { from: { visibility: 'hidden' } },
  '& .title': { fontFamily: 'var(--font-heading)', fontSize: '1.25rem', fontWeight: 'var(--weight-heading)' },
  '& .button': { borderBlock: 'var(--hairline) solid var(--color-line-control)' },
  '& .today': { boxShadow: 'inset 0 -3px var(--color-accent)', fontWeight: 'var(--weight-strong)' },
  '& .closed': { background: stripes, color: 'text.secondary' },
  '& .event': {
    border: 'var(--hairline) solid var(--tone)',
    borderLeftWidth: '4px',
    borderRadius: 'var(--radius-sm)',
    background: 'var(--tone-quiet)',
    color: 'text.primary',
    cursor: 'pointer',
    '&:hover': { background: 'var(--color-surface)' },
    '&:focus-visible': { outline: 'var(--focus-width) solid var(--color-focus)', outlineOffset: '1px' },
  },
  // A line that doesn't fit wraps to a hidden second column instead of being cut off.
  '& .inner': {
    display: 'flex',
    flexFlow: 'column wrap',
    columnGap: 'var(--space-3)',
    alignContent: 'start',
    padding: '2px var(--space-1)',
    fontSize: 'var(--text-xs)',
    lineHeight: 1.25,
    textAlign: 'left',
    overflow: 'hidden',
  },
  '& .inner > *': { flex: 'none', width: '100%', whiteSpace: 'nowrap' },
  '& .heads > *, & .inner > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
};

/** FullCalendar sets inline positions, which only `!important` overrides. */
export const sharedLook = {
  // FullCalendar leaves room on the right for a click.
  '& [role="cell"] > [role="list"]': { marginInline: '2px !important' },
  '& .lane': {
    insetInline:
      'calc(100% * var(--from) / var(--lanes)) calc(100% - 100% * var(--to) / var(--lanes)) !important',
    marginInlineEnd: '0 !important',
  },
  '& .dragged': {
    insetInline:
      'calc(100% * var(--over) / var(--lanes)) calc(100% - 100% * (var(--over) + 1) / var(--lanes)) !important',
  },
  // Lines between lanes, above the shading and below the appointments.
  '& [role="cell"][data-date]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: laneLines,
    pointerEvents: 'none',
  },
  '& .heads': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    fontWeight: 'var(--weight-strong)',
  },
  '& .name': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  },
  // As wide as the day, so that each name is above its lane.
  '& [role="columnheader"] > *': { alignSelf: 'stretch', textAlign: 'center' },
};

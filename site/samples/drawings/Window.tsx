/** A window in the left wall, seen from above, and the light that comes in. For a drawing that begins at x 30. */
export function Window() {
  return (
    <g>
      <path d="M40 66v34M40 222v34" strokeWidth="5" />
      <path d="M36 100h8v122h-8ZM40 100v122" className="paper" />
      <path d="M56 122h40M56 148h56M56 174h56M56 200h40" stroke="var(--color-data)" strokeWidth="3" />
    </g>
  );
}

/** A line with a dash for each of several things, in the color that says where it stands. */
export function Dashes({ colors }: { colors: readonly string[] }) {
  return (
    <svg className="dashes" viewBox={`0 0 ${colors.length} 1`} preserveAspectRatio="none" aria-hidden="true">
      {colors.map((color, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: A dash is its place.
        <path key={at} stroke={`var(--color-${color})`} d={`M${at} 0.5h0.86`} />
      ))}
    </svg>
  );
}

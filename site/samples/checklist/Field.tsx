interface FieldProps {
  /** The field's name in the form; dots are not allowed there. */
  name: string;
  /** What is to be entered, for those who hear it and as a tip. */
  label: string;
}

/** A box to tick, on paper or on screen. */
export function Tick({ name, label }: FieldProps) {
  return <span className="tick" role="img" aria-label={label} data-field={name} data-kind="tick" />;
}

/** A line to write on. */
export function Line({ name, label, lines = 1 }: FieldProps & { lines?: number }) {
  return (
    <span
      className="line"
      role="img"
      aria-label={label}
      data-field={name}
      data-kind={lines > 1 ? 'text-lines' : 'text'}
      style={{ blockSize: `${lines * 17}pt` }}
    />
  );
}

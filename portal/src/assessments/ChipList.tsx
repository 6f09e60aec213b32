import type { ComponentProps } from 'react';

interface ChipListProps extends ComponentProps<'ul'> {
  chips: readonly (ComponentProps<'button'> & { label: string })[];
}

export function ChipList({ chips, className = 'cluster gap-2', ...list }: ChipListProps) {
  return (
    <ul {...list} className={`plain-list ${className}`}>
      {chips.map(({ label, ...button }) => (
        <li key={label}>
          <button type="button" className="text-sm leading-snug chip" {...button}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

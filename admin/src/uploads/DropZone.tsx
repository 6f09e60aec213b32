import type { Wiring } from '@practice/ui/Field';
import type { ReactNode } from 'react';
import styles from './DropZone.module.css';
import { useDrop } from './useDrop.ts';

interface DropZoneProps {
  wiring: Wiring;
  /** What the browser's own chooser offers. */
  accept: string;
  onFile: (file: File) => void;
  /** The id of the name of the chosen file. */
  chosenId?: string | undefined;
  children?: ReactNode;
}

/** A file by drop or by the browser's own chooser. */
export function DropZone({ wiring, accept, onFile, chosenId, children }: DropZoneProps) {
  const { isOver, dropProps } = useDrop(onFile);
  const { className: _, ...named } = wiring;
  return (
    <div
      className={[
        `stack gap-2 text-sm ${styles.zone}`,
        isOver && styles.over,
        wiring['aria-invalid'] && styles.invalid,
      ]
        .filter(Boolean)
        .join(' ')}
      {...dropProps}
    >
      <input
        {...named}
        aria-describedby={[chosenId, wiring['aria-describedby']].filter(Boolean).join(' ') || undefined}
        type="file"
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          // So that the same file can be chosen again after a refusal.
          event.target.value = '';
        }}
      />
      {children}
    </div>
  );
}

import { type DragEvent, type ReactNode, useState } from 'react';
import type { Wiring } from '../form/Field.tsx';
import styles from './DropZone.module.css';

interface DropZoneProps {
  wiring: Wiring;
  /** What the browser's own chooser offers. */
  accept: string;
  onFile: (file: File) => void;
  /** The id of what says which file is chosen. */
  chosenId?: string | undefined;
  children?: ReactNode;
}

/** A file by drop or by the browser's own chooser. */
export function DropZone({ wiring, accept, onFile, chosenId, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const { className: _, ...named } = wiring;

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the chooser inside is the first
    <div
      className={[styles.zone, isOver && styles.over, wiring['aria-invalid'] && styles.invalid]
        .filter(Boolean)
        .join(' ')}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
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
